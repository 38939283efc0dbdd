import { isUndo, type Match, type Seat } from '@belfry/kernel';
import type { SeatRecord } from '../store/records.ts';

export const NO_MOVES: ReadonlyMap<Seat, number> = new Map();

/** How many moves bots made in the seats of people, those included that were undone: they have shown what a bot would do. */
export function botMovesOf({ log }: Pick<Match, 'log'>, seats: readonly SeatRecord[]): ReadonlyMap<Seat, number> {
  const moves = new Map<Seat, number>();
  for (const entry of log.entries) {
    if (isUndo(entry) || entry.by === undefined || (seats[entry.seat]?.identity ?? null) === null) continue;
    moves.set(entry.seat, (moves.get(entry.seat) ?? 0) + 1);
  }
  return moves;
}

/** The seats with what bots did for the people there. */
export function withBotMoves(seats: readonly SeatRecord[], moves: ReadonlyMap<Seat, number>): readonly SeatRecord[] {
  return seats.map((seat) => {
    const botMoves = moves.get(seat.seat);
    return botMoves === undefined ? seat : { ...seat, botMoves };
  });
}
