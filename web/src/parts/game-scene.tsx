import type { GameCard } from '@belfry/board-kit';
import { findGameCard } from '@belfry/games/page/game-cards';
import { memo, useCallback } from 'react';
import { useSettings } from '../base/settings.ts';
import type { PageSay } from '../base/voice.ts';

/** The picture of a game's card. */
export const GameScene = memo(function GameScene({ gameCard: { Scene } }: { gameCard: GameCard }) {
  return (
    <svg className="game-scene" viewBox="0 0 300 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene />
    </svg>
  );
});

/** Returns the number of players and the length of a game in words. */
export function gameFacts(say: PageSay, { players, minutes }: GameCard): string {
  return say('game-card.facts', { players: range(players), minutes: range(minutes) });
}

function range({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

/** Returns the names of games in the page's language, even if their rules are not loaded. */
export function useGameName(): (game: string) => string {
  const language = useSettings((settings) => settings.language);
  return useCallback((game) => findGameCard(game)?.text[language].name ?? game, [language]);
}
