import { type FocusEvent, type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { type Closeup, useTable } from './table-context.ts';

const LONG_PRESS = 450;
const HOVER = 320;

/** Is it about this one, and not about something that stands on it and speaks for itself? */
function isAbout({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest('[data-explains]') === currentTarget;
}

interface Looks {
  /** Handlers for whatever shows itself closely. */
  readonly events: {
    onPointerOver(event: PointerEvent): void;
    onPointerOut(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onContextMenu(event: MouseEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
  /** Shows it for good, until it is closed. */
  pin(at: Element): void;
  /** What every click begins with: the closeup under the pointer goes away. Was it the end of a long press, which means nothing more? */
  clicked(): boolean;
  /** Was it touched with a finger or a pen, which cannot rest on a thing to look at it? */
  byTouch(): boolean;
}

/**
 * How a thing is looked at closely, for things and for all that explains itself: it floats beside the thing while the mouse or the focus of the keyboard rests there,
 * and stays as a sheet after a long press or the second button. What stands inside another thing speaks for itself.
 */
export function useCloseup(closeup: Closeup | undefined): Looks {
  const { look } = useTable();
  const timer = useRef<number | undefined>(undefined);
  const state = useRef({ over: false, floating: false, pressed: false, touched: false });
  useEffect(() => {
    const now = state.current;
    return () => {
      window.clearTimeout(timer.current);
      // What leaves the table takes its closeup along.
      if (now.floating) look(null, null);
    };
  }, [look]);

  const stop = () => window.clearTimeout(timer.current);
  const away = () => {
    stop();
    if (state.current.floating) look(null, null);
    state.current.floating = false;
  };
  const pin = (at: Element) => {
    if (closeup === undefined) return;
    stop();
    state.current.floating = false;
    look(closeup, at, { pinned: true });
  };
  const float = (at: Element, delay: number) => {
    if (closeup === undefined) return;
    stop();
    timer.current = window.setTimeout(() => {
      state.current.floating = true;
      look(closeup, at);
    }, delay);
  };
  return {
    pin,
    clicked() {
      away();
      const { pressed } = state.current;
      state.current.pressed = false;
      return pressed;
    },
    byTouch: () => state.current.touched,
    events: {
      onPointerOver(event) {
        if (event.pointerType !== 'mouse' || state.current.over || !isAbout(event)) return;
        state.current.over = true;
        float(event.currentTarget, HOVER);
      },
      onPointerOut(event) {
        const next = event.relatedTarget instanceof Element ? event.relatedTarget.closest('[data-explains]') : null;
        if (next === event.currentTarget || event.pointerType !== 'mouse') return;
        state.current.over = false;
        away();
      },
      onPointerDown(event) {
        state.current.pressed = false;
        state.current.touched = event.pointerType !== 'mouse';
        if (!state.current.touched || !isAbout(event)) return;
        const at = event.currentTarget;
        stop();
        timer.current = window.setTimeout(() => {
          state.current.pressed = true;
          pin(at);
        }, LONG_PRESS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu(event) {
        if (!isAbout(event)) return;
        event.preventDefault();
        pin(event.currentTarget);
      },
      onFocus(event) {
        if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) float(event.currentTarget, LONG_PRESS);
      },
      onBlur: away,
    },
  };
}
