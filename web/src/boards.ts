import type { BoardModule } from '@belfry/board-kit';
import type { Game } from '@belfry/kernel';

/** The boards, each in the chunk of its game. A board knows its own view; the shell passes it on unseen, hence the casts at this door. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  citadels: () => import('@belfry/citadels/board').then(({ board }) => board as unknown as BoardModule),
  fortuna: () => import('@belfry/fortuna/board').then(({ board }) => board as unknown as BoardModule),
  bruges: () => import('@belfry/bruges/board').then(({ board }) => board as unknown as BoardModule),
  nuremberg: () => import('@belfry/nuremberg/board').then(({ board }) => board as unknown as BoardModule),
};

/** The drawn board of a game; a game without one is played on the plain board. */
export async function loadBoard(game: Game): Promise<BoardModule> {
  const load = BOARDS[game.id];
  return load === undefined ? import('./table/plain-board.tsx').then(({ plainBoard }) => plainBoard(game)) : load();
}
