import { type FocusEvent, type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { PULLED } from './pointer-drag.ts';
import { type Closeup, type Seen, useTable } from './table-context.ts';

const LONG_PRESS = 450;
const HOVER = 320;

/** Returns whether the event is about this element, and not about a nested one with its own closeup. */
function isAbout({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest('[data-explains]') === currentTarget;
}

interface Looks {
  /** Event handlers for an element with a closeup. */
  readonly events: {
    onPointerMove(event: PointerEvent): void;
    onPointerOut(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(event: PointerEvent): void;
    onContextMenu(event: MouseEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
  /** Shows the closeup until it is closed. */
  pin(at: Element): void;
  /**
   * Handles the start of every click: hides the floating closeup. Returns whether the click only ends a long press and should do nothing
   * more.
   */
  clicked(): boolean;
  /** Returns the closeup for a touch that may open it, and whether it was by a finger or a pen, which cannot hover. */
  seen(at: Element): Seen | undefined;
}

/** Returns a function that notes an element whose closeup opens: while it is open, it is said anew when the words change. */
function useOpened(closeup: Closeup | undefined): (at: Element) => Element {
  const { resay, say } = useTable();
  const last = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the words change, and not at every render
  useEffect(() => {
    if (closeup !== undefined && last.current !== null) resay(closeup, last.current);
  }, [say]);
  return (at) => {
    last.current = at;
    return at;
  };
}

/**
 * Handlers for an element's closeup: it floats beside the element on hover or keyboard focus, and stays as a sheet after a long press or a
 * right click. Nested elements with their own closeup handle their own events.
 */
export function useCloseup(closeup: Closeup | undefined): Looks {
  const { look } = useTable();
  const opened = useOpened(closeup);
  const timer = useRef<number | undefined>(undefined);
  const state = useRef({ over: false, floating: false, pressed: false, touched: false });
  const stop = () => window.clearTimeout(timer.current);
  // Removing an element also hides its closeup.
  useEffect(() => {
    const now = state.current;
    return () => {
      window.clearTimeout(timer.current);
      if (now.floating) look(null, null);
    };
  }, [look]);
  const after = (delay: number, does: () => void) => {
    stop();
    timer.current = window.setTimeout(does, delay);
  };
  const away = (hides = state.current.floating) => {
    stop();
    if (hides) look(null, null);
    state.current.floating = false;
  };
  const pin = (at: Element) => {
    if (closeup === undefined) return;
    away(false);
    look(closeup, opened(at), { pinned: true });
  };
  const float = (at: Element, delay: number) =>
    closeup !== undefined &&
    after(delay, () => {
      state.current.floating = true;
      look(closeup, opened(at));
    });
  return {
    pin,
    clicked() {
      away();
      const { pressed } = state.current;
      state.current.pressed = false;
      return pressed;
    },
    seen: (at) => closeup && { closeup, at: opened(at), byTouch: state.current.touched },
    events: {
      // Not when it comes to lie under a pointer that rests: the player looks elsewhere.
      onPointerMove(event) {
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
        after(LONG_PRESS, () => {
          state.current.pressed = true;
          pin(at);
        });
      },
      onPointerUp: stop,
      onPointerCancel: ({ pointerId }) => away(state.current.floating || (pointerId === PULLED && state.current.pressed)),
      onContextMenu(event) {
        if (!isAbout(event)) return;
        event.preventDefault();
        pin(event.currentTarget);
      },
      onFocus(event) {
        if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) float(event.currentTarget, LONG_PRESS);
      },
      onBlur: () => away(),
    },
  };
}
