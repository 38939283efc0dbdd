import { moved, placeAt } from './hand-order.ts';
import { followPointer } from './pointer-drag.ts';
import type { Carried, Point } from './table-context.ts';

/** A card of a hand, and what becomes of it when it is moved. */
interface CardInRow {
  readonly cards: readonly HTMLElement[];
  /** The place of the card. */
  readonly from: number;
  /** Lifts the card over the table; null where there is nothing to drop it on. */
  carry(card: HTMLElement, grip: Point): Carried | null;
  /** The card was released in its row, at this place. */
  place(to: number): void;
}

/**
 * Follows the pointer that is down on a card of a hand: the card moves with it, and the others make room as long as it is in its row.
 * Returns what ends the drag early.
 */
export function cardDrag(down: PointerEvent, { cards, from, carry, place }: CardInRow): () => void {
  const card = cards[from];
  const boxes = cards.map((each) => each.getBoundingClientRect());
  const own = boxes[from];
  if (card === undefined || own === undefined) return () => {};
  const others = boxes.filter((_, at) => at !== from);
  let carried: Carried | null = null;
  let to = from;

  const shift = (dx: number, dy: number) => {
    card.style.translate = `${dx}px ${dy}px`;
    for (const [there, at] of moved([...cards.keys()], from, to).entries()) {
      const [box, goal, each] = [boxes[at], boxes[there], cards[at]];
      if (at === from || box === undefined || goal === undefined || each === undefined) continue;
      each.style.translate = `${goal.left - box.left}px ${goal.top - box.top}px`;
    }
  };
  return followPointer(down, card, {
    start() {
      carried = carry(card, { x: down.clientX, y: down.clientY });
      card.dataset.dragged = carried === null ? 'in-row' : 'over-table';
      return true;
    },
    move({ clientX: x, clientY: y }, dx, dy) {
      const isAway = carried !== null && (carried.moveTo({ x, y }) || !isNear({ x, y }, boxes));
      to = isAway ? from : placeAt({ x: (own.left + own.right) / 2 + dx, y: (own.top + own.bottom) / 2 + dy }, others);
      shift(dx, dy);
    },
    end(released) {
      for (const each of cards) {
        each.style.translate = '';
        delete each.dataset.dragged;
      }
      const isDropped = carried?.end(released && { x: released.clientX, y: released.clientY }) === true;
      if (released !== null && !isDropped) place(to);
    },
  });
}

/** Returns whether a point is among the cards, or no further from them than half a card. */
function isNear({ x, y }: Point, boxes: readonly DOMRectReadOnly[]): boolean {
  return boxes.some(({ left, right, top, bottom, width, height }) => {
    const [across, down] = [width / 2, height / 2];
    return x > left - across && x < right + across && y > top - down && y < bottom + down;
  });
}
