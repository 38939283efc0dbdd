import { isUndo, type Match, type Seat } from '@belfry/kernel';
import type { SeatRecord } from '../store/records.ts';

export const NO_MOVES: ReadonlyMap<Seat, number> = new Map();

/** Counts the bots' moves in players' seats. Undone moves count: they have shown what a bot would do. */
export function botMovesOf({ log }: Pick<Match, 'log'>, seats: readonly SeatRecord[]): ReadonlyMap<Seat, number> {
  const moves = new Map<Seat, number>();
  for (const entry of log.entries) {
    if (isUndo(entry) || entry.by === undefined || (seats[entry.seat]?.identity ?? null) === null) continue;
    moves.set(entry.seat, (moves.get(entry.seat) ?? 0) + 1);
  }
  return moves;
}

/** Returns the seats with the number of moves that bots made for their players. */
export function withBotMoves(seats: readonly SeatRecord[], moves: ReadonlyMap<Seat, number>): readonly SeatRecord[] {
  return seats.map((seat) => {
    const botMoves = moves.get(seat.seat);
    return botMoves === undefined ? seat : { ...seat, botMoves };
  });
}
