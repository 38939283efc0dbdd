/** What follows the pointer once it has done more than click. */
export interface PointerDrag {
  /** Called once; returns whether there is anything to drag. */
  start(): boolean;
  /** Where the pointer is, and how far it is from where it went down. */
  move(at: PointerEvent, dx: number, dy: number): void;
  /** Called once after a start; null: the drag was cancelled. */
  end(released: PointerEvent | null): void;
}

/** The pointer of the `pointercancel` that a thing gets when it is pulled out of its row: it is moved, not explained. */
export const PULLED = -1;

/** A pointer that moves less than this has clicked. */
const CLICK = 7;

/**
 * Follows the pointer that is down on a thing. A finger that moves along the way in which its surroundings scroll scrolls them, as the
 * thing's touch-action says. Returns what ends the drag early.
 */
export function followPointer(down: PointerEvent, thing: Element, drag: PointerDrag): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let isDragging = false;

  const leaves = (dx: number, dy: number): boolean => {
    if (Math.hypot(dx, dy) < CLICK) return false;
    if (down.pointerType === 'mouse') return true;
    const scrolls = getComputedStyle(thing).touchAction;
    if (scrolls === 'pan-x') return Math.abs(dy) > Math.abs(dx);
    return scrolls === 'pan-y' ? Math.abs(dx) > Math.abs(dy) : false;
  };
  const end = (released: PointerEvent | null) => {
    if (signal.aborted) return;
    ends.abort();
    if (isDragging) drag.end(released);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isDragging) {
      if (!leaves(dx, dy)) return;
      isDragging = thing.isConnected && drag.start();
      // Neither a long press nor a closeup that floats.
      if (isDragging) thing.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: PULLED }));
    }
    // The position has changed: another player has moved, for instance.
    if (!isDragging || !thing.isConnected) end(null);
    else drag.move(event, dx, dy);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const released = event.type === 'pointerup' ? event : null;
    if (isDragging && released !== null) swallowClick();
    end(released);
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  // Neither the browser's own drag, nor its selection of what the pointer passes.
  for (const type of ['dragstart', 'selectstart']) document.addEventListener(type, (event) => event.preventDefault(), { signal });
  return () => end(null);
}

/** The click at the end of a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  // After the click that may follow.
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
