import type { BoardModule, SeatInfo } from '@belfry/board-kit';
import { type Game, itemAt, type Phrase, phraseMaker, type Say, type Seat } from '@belfry/kernel';
import type { LogEntry } from '../../match/session.ts';
import { sentences } from '../events/log-lines.ts';
import type { TableText } from '../text/index.ts';
import type { Decider } from './deciders.ts';

interface DecidedMatch {
  readonly say: Say<TableText>;
  readonly game: Pick<Game, 'read' | 'sayMove' | 'sayEvent'>;
  readonly board: Pick<BoardModule, 'gather' | 'opensTurn'>;
  readonly seats: readonly SeatInfo[];
}

const phrase = phraseMaker<TableText>();

/** Returns what decided a match as a sentence. */
export function deciderWords({ say, game, board, seats }: DecidedMatch, decider: Decider): string {
  switch (decider.kind) {
    case 'line':
    case 'tie-break': {
      const { kind, winner, other, line, points } = decider;
      const numbers = { n: itemAt(line.points, winner), m: itemAt(line.points, other) };
      const said = { winner: { seat: winner }, other: { seat: other }, line: { key: line.key }, ...numbers };
      return kind === 'line' ? say('decided.line', said) : say('decided.tie-break', { ...said, points });
    }
    case 'lead': {
      const { winner, entry, move, share, next, last } = decider;
      const said = { mover: moverOf(entry, seats), move: game.sayMove(game.read(move)), winner: { seat: winner } };
      return last ? say('decided.lead.last', said) : say('decided.lead', { ...said, share, next });
    }
    case 'harm': {
      const { seat, events, before, after } = decider;
      const said = sentences(board, game, events).map((each) => say(each));
      return say('decided.harm', { events: said.join(' '), seat: { seat }, before, after });
    }
  }
}

/** Names a bot that moved for a person. */
function moverOf({ seat, by }: LogEntry, seats: readonly SeatInfo[]): Phrase | { readonly seat: Seat } {
  const mover = { seat: seat ?? 0 };
  return by !== undefined && seats[mover.seat]?.kind !== 'bot' ? phrase('decided.stand-in', { seat: mover }) : mover;
}
