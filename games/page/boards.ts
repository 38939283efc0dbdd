import type { BoardModule } from '@belfry/board-kit';

/** The drawn boards. Each knows the view of its own game only; the table passes views on unseen. */
const BOARDS = import.meta.glob<BoardModule>('../*/board/index.ts', { import: 'board' });

/** The drawn board of a game, or null when it has none. */
export async function loadBoard(id: string): Promise<BoardModule | null> {
  return (await BOARDS[`../${id}/board/index.ts`]?.()) ?? null;
}
