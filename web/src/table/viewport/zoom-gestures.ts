import type { Point } from './zoom.ts';

/** What fingers and the mouse do to an enlarged board. Points are within the frame. */
export interface ZoomGestures {
  scale(): number;
  pinch(scale: number, from: Point, to: Point): void;
  pan(dx: number, dy: number): void;
}

/** A mouse that moves less than this while its button is down has clicked. */
const CLICK = 6;

/** Two fingers zoom and move the board, a mouse drags it when it is enlarged. One finger scrolls, which browsers do themselves. */
export function zoomGestures(area: HTMLElement, gestures: ZoomGestures, signal: AbortSignal): void {
  byFingers(area, gestures, signal);
  byMouse(area, gestures, signal);
}

interface Fingers {
  readonly apart: number;
  readonly middle: Point;
}

function fingersOn(area: HTMLElement, { touches }: TouchEvent): Fingers | null {
  const [one, other] = touches;
  if (one === undefined || other === undefined || touches.length !== 2) return null;
  const { left, top } = area.getBoundingClientRect();
  const middle = { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
  return { apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), middle };
}

function byFingers(area: HTMLElement, { scale, pinch }: ZoomGestures, signal: AbortSignal): void {
  let last: (Fingers & { readonly scale: number }) | null = null;
  const begin = (event: TouchEvent) => {
    const fingers = fingersOn(area, event);
    last = fingers && { ...fingers, scale: scale() };
    if (last === null) return;
    if (event.cancelable) event.preventDefault();
    // As in a browser's own pinch, neither finger is a long press.
    for (const { target } of event.touches) target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  };
  const move = (event: TouchEvent) => {
    const fingers = fingersOn(area, event);
    if (fingers === null || last === null) return;
    if (event.cancelable) event.preventDefault();
    // Not clamped, so that fingers that go beyond the largest scale come back to it where they left it.
    const wanted = (last.scale * fingers.apart) / Math.max(1, last.apart);
    pinch(wanted, last.middle, fingers.middle);
    last = { ...fingers, scale: wanted };
  };
  area.addEventListener('touchstart', begin, { signal, passive: false });
  area.addEventListener('touchmove', move, { signal, passive: false });
  for (const end of ['touchend', 'touchcancel'] as const) area.addEventListener(end, begin, { signal, passive: false });
}

function byMouse(area: HTMLElement, { scale, pan }: ZoomGestures, signal: AbortSignal): void {
  let from: Point | null = null;
  let drags = false;
  area.addEventListener(
    'pointerdown',
    ({ target, pointerType, button, clientX, clientY }) => {
      drags = false;
      // What can be dropped elsewhere moves instead of the board.
      const isThing = target instanceof Element && target.closest('[data-drags]') !== null;
      from = pointerType === 'mouse' && button === 0 && scale() > 1 && !isThing ? { x: clientX, y: clientY } : null;
    },
    { signal },
  );
  area.addEventListener(
    'pointermove',
    ({ pointerId, buttons, clientX, clientY }) => {
      if (from === null) return;
      if (buttons === 0) {
        from = null;
        return;
      }
      if (!drags && Math.hypot(clientX - from.x, clientY - from.y) < CLICK) return;
      if (!drags) area.setPointerCapture(pointerId);
      drags = true;
      pan(from.x - clientX, from.y - clientY);
      from = { x: clientX, y: clientY };
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    area.addEventListener(
      end,
      () => {
        from = null;
        // After the click that may follow.
        window.setTimeout(() => {
          drags = false;
        });
      },
      { signal },
    );
  }
  // The click at the end of a drag chooses nothing.
  area.addEventListener(
    'click',
    (event) => {
      if (drags) event.stopPropagation();
      drags = false;
    },
    { signal, capture: true },
  );
  area.addEventListener('dragstart', (event) => scale() > 1 && event.preventDefault(), { signal });
}
