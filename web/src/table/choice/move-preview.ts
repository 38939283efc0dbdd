import type { BoardModule } from '@belfry/board-kit';
import { type Game, type GameView, type Seat, tryMove } from '@belfry/kernel';

export interface Change {
  readonly seat: Seat;
  readonly fact: string;
  readonly icon: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

export interface MovePreview {
  /** There is no free undo. */
  readonly lasting: boolean;
  /** The changes that are certain. */
  readonly changes: readonly Change[];
}

const WORLDS = 4;

/**
 * Returns what a move will do as far as the player can know: tries it in several worlds that fit the view, and keeps only what all of them
 * have in common.
 */
export function previewMove(game: Game, board: BoardModule, view: GameView, seat: Seat, move: unknown): MovePreview {
  const worlds = Array.from({ length: WORLDS }, (_, world) => tryOut(game, board, view, seat, move, world));
  const [first, ...others] = worlds;
  if (first === undefined) return { lasting: true, changes: [] };
  return {
    lasting: worlds.some((world) => world.lasting),
    changes: first.changes.filter((change) =>
      others.every((world) => world.changes.some(({ seat: s, fact, to }) => s === change.seat && fact === change.fact && to === change.to)),
    ),
  };
}

function tryOut(game: Game, board: BoardModule, view: GameView, seat: Seat, move: unknown, world: number): MovePreview {
  const { view: after, lasting } = tryMove(game, view, seat, move, `preview ${world}`);
  const changes = board.order(view).flatMap((player) => {
    const now = board.facts(view, player);
    return board.facts(after, player).flatMap(({ id, icon, label, value, only }) => {
      if (only === 'panel') return [];
      const before = now.find((fact) => fact.id === id)?.value;
      return before === undefined || before === value ? [] : [{ seat: player, fact: id, icon, label, from: before, to: value }];
    });
  });
  return { lasting, changes };
}
