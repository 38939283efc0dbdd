import type { BoardModule, SeatInfo } from '@belfry/board-kit';
import type { GameView, Seat } from '@belfry/kernel';

/** The seats with the highest score: of all players, or by the final points once the game is over. Nobody leads while all are equal. */
export function scoreLeaders(
  board: BoardModule,
  view: GameView,
  seats: readonly SeatInfo[],
  totals?: readonly number[],
): ReadonlySet<Seat> {
  const scores = new Map(seats.map(({ seat }) => [seat, totals?.[seat] ?? board.facts(view, seat).find(({ score }) => score)?.value ?? 0]));
  const best = Math.max(...scores.values());
  if (best === Math.min(...scores.values())) return new Set();
  return new Set([...scores].flatMap(([seat, score]) => (score === best ? [seat] : [])));
}
