import type { Game, GameEvent } from '@belfry/kernel';
import type { Table } from '@belfry/protocol';
import { useMemo } from 'react';
import { useSettings } from '../../base/settings.ts';
import { speech, UI, type UiText } from '../../base/voice.ts';
import type { Snapshot } from '../../match/session.ts';
import type { LoadedGame } from '../match-loader/use-game.ts';
import { TEXT } from './text/index.ts';

/** An undo that the others must agree to. */
interface AskedWay {
  readonly to: number;
  /** The confirmation text that says what the others are asked. */
  readonly sure: string;
}

interface UndoVote {
  /** The state before the viewer's last move, if undo to it is not free; null: there is nothing to ask for. */
  readonly way: AskedWay | null;
  /** Describes what an undo to the state after an entry removes: how many moves, and the first of them in words. */
  describe(to: number): { readonly count: number; readonly move: string };
  /** Returns a move in words. */
  sayMove(notation: string): string;
}

/** Undo beyond the free step: what the viewer can ask for, and what another player asks. */
export function useUndoVote(found: LoadedGame | 'missing' | null, snapshot: Snapshot, table: Table | null): UndoVote {
  const language = useSettings((settings) => settings.language);
  const { seats, log, viewer, undo, outcome } = snapshot;
  const game = found === null || found === 'missing' ? null : found.game;
  const board = found === null || found === 'missing' ? null : found.board;
  const say = useMemo(
    () =>
      speech<UiText & (typeof TEXT)['en']>(
        language,
        [UI, TEXT, game?.text ?? [], board?.text ?? []].flat(),
        (seat) => seats[seat]?.name ?? `${seat + 1}`,
      ),
    [language, game, board, seats],
  );
  const describe = (to: number) => {
    const undone = log.filter(({ seq, undo: back }) => seq > to && back === undefined);
    const told = undone.flatMap(({ events }) => (game === null ? [] : wordsOf(game, events)));
    return { count: undone.length, move: told[0] === undefined ? '' : say(told[0]) };
  };
  const sayMove = (notation: string) => (game === null ? notation : say(game.sayMove(game.read(notation))));
  const own = log.findLastIndex(({ seat, undo: back }) => seat !== null && seat === viewer && back === undefined);
  const before = own > 0 ? log[own - 1] : undefined;
  const isAllowed = table?.status === 'playing' && table.settings.undo === 'ask' && table.adjournedUntil === null;
  const isOwnSeat = typeof viewer === 'number' && table?.seats[viewer]?.bot === null;
  const mayAsk = isAllowed && isOwnSeat && table.vote === null && outcome === null && undo === null;
  if (!mayAsk || before === undefined) return { way: null, describe, sayMove };
  return { way: { to: before.seq, sure: say('vote.ask.sure', { ...describe(before.seq) }) }, describe, sayMove };
}

function wordsOf(game: Game, events: readonly GameEvent[]) {
  return events.flatMap((event) => game.sayEvent(event) ?? []);
}
