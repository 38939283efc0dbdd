import { moved, placeAt } from './hand-order.ts';

/** A card of a hand that a mouse or a finger moves. */
export interface CardDrag {
  /** It has left its place: the pointer has done more than click. */
  drags(): boolean;
  end(): void;
}

/** The pointer of the `pointercancel` that a card gets when it is pulled out of its row: it is moved, not explained. */
export const PULLED = -1;

/** A pointer that moves less than this has clicked. */
const CLICK = 7;

/**
 * Follows the pointer that is down on the card at `from`: the card moves with it, the others make room, and when it is released `drop` gets
 * the new place. A finger that moves along the way in which the row scrolls scrolls it, as the card's touch-action says.
 */
export function cardDrag(down: PointerEvent, cards: readonly HTMLElement[], from: number, drop: (to: number) => void): CardDrag {
  const card = cards[from];
  const boxes = cards.map((each) => each.getBoundingClientRect());
  const own = boxes[from];
  const others = boxes.filter((_, at) => at !== from);
  const ends = new AbortController();
  const { signal } = ends;
  let isDragging = false;
  let to = from;

  const startsDrag = (dx: number, dy: number): boolean => {
    if (Math.hypot(dx, dy) < CLICK || card === undefined) return false;
    if (down.pointerType === 'mouse') return true;
    const scrolls = getComputedStyle(card).touchAction;
    if (scrolls === 'pan-x') return Math.abs(dy) > Math.abs(dx);
    return scrolls === 'pan-y' ? Math.abs(dx) > Math.abs(dy) : false;
  };
  const end = () => {
    ends.abort();
    for (const each of cards) {
      each.style.translate = '';
      delete each.dataset.dragged;
    }
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId || card === undefined || own === undefined) return;
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isDragging) {
      if (!startsDrag(dx, dy)) return;
      isDragging = true;
      // Neither a long press nor a closeup that floats.
      card.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: PULLED }));
      card.dataset.dragged = '';
    }
    to = placeAt({ x: (own.left + own.right) / 2 + dx, y: (own.top + own.bottom) / 2 + dy }, others);
    card.style.translate = `${dx}px ${dy}px`;
    for (const [place, at] of moved([...cards.keys()], from, to).entries()) {
      const [box, there] = [boxes[at], boxes[place]];
      const each = cards[at];
      if (at === from || box === undefined || there === undefined || each === undefined) continue;
      each.style.translate = `${there.left - box.left}px ${there.top - box.top}px`;
    }
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    end();
    if (isDragging && event.type === 'pointerup') drop(to);
    // After the click that may follow.
    window.setTimeout(() => {
      isDragging = false;
    });
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  card?.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return { drags: () => isDragging, end };
}
