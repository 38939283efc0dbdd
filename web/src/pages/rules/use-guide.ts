import type { BoardModule, GameGuide, GuideContents } from '@belfry/board-kit';
import { loadGuide } from '@belfry/games/page/guides';
import type { Game, Language, Say } from '@belfry/kernel';
import { useEffect, useMemo, useState } from 'react';
import { speech, UI } from '../../base/voice.ts';
import { useGame } from '../match-loader/use-game.ts';
import { type GuideText, TEXT } from './text/index.ts';

export interface OpenGuide {
  readonly game: Game;
  readonly board: BoardModule;
  /** Null for a game that has no guide. */
  readonly guide: GameGuide | null;
}

/** Returns a game with its board and guide, once loaded; `missing` when there is no such game. */
export function useGuide(id: string): OpenGuide | 'missing' | null {
  const found = useGame(id);
  const [guide, setGuide] = useState<GameGuide | 'waiting' | null>('waiting');
  useEffect(() => {
    let wanted = true;
    // A game still has its rules without its guide, as on a page of an earlier build.
    loadGuide(id).then(
      (loaded) => wanted && setGuide(loaded),
      () => wanted && setGuide(null),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (found === null || found === 'missing') return found;
  return guide === 'waiting' ? null : { ...found, guide };
}

/** Returns the contents of a guide in a language, and the `say` function for them. */
export function useContents(
  { game, board, guide }: OpenGuide,
  language: Language,
): { say: Say<GuideText>; contents: GuideContents | null } {
  return useMemo(() => {
    const say = speech<GuideText>(language, [UI, TEXT, game.text, board.text, ...(guide === null ? [] : [guide.text])], String);
    return { say, contents: guide?.tell(say) ?? null };
  }, [game, board, guide, language]);
}
