import { useEffect, useLayoutEffect, useRef } from 'react';
import { isByKeyboard } from '../../base/last-input.ts';

/** Where keyboard focus continues: the confirm button, a possible choice (of the hand before the board), or the board. */
const NEXT = [
  '[data-action="confirm"]',
  '.tray [data-state="lit"]:not(.verb)',
  '.board-area [data-state="lit"]:not([aria-hidden])',
  '.tray [data-state="lit"]',
  '.action-bar button',
  '.board-area',
];
const CHOICE = '[data-state="lit"], [data-state="picked"]';

/**
 * Every move removes the focused element or what it was a choice for, and so does coming to the table: this moves keyboard focus to the
 * next choice instead of the top of the page.
 */
export function useFocusKept(): void {
  const last = useRef<Element | null>(null);
  /** What had the focus and could be chosen. */
  const chosen = useRef<Element | null>(null);
  useEffect(() => {
    const note = () => {
      const { activeElement } = document;
      last.current = activeElement;
      if (activeElement?.matches(CHOICE) === true) chosen.current = activeElement;
    };
    const kinds = ['focusin', 'keydown', 'click'] as const;
    for (const kind of kinds) document.addEventListener(kind, note, { capture: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
    };
  }, []);
  // At once after what had the focus is gone: until then a screen reader would say that it is on the page.
  useLayoutEffect(() => {
    if (last.current?.isConnected === false) goOn(chosen);
  });
  useEffect(() => {
    // While the focus moves from one element to the next, nothing has it: what a blur draws must not call it back.
    const timer = setTimeout(() => goOn(chosen));
    return () => clearTimeout(timer);
  });
}

function goOn(chosen: { current: Element | null }): void {
  const { activeElement } = document;
  if (activeElement?.matches(CHOICE) === true) chosen.current = activeElement;
  const isSettled = activeElement !== null && activeElement === chosen.current && !activeElement.matches(CHOICE);
  const isLost = activeElement === document.body || activeElement?.matches('.board-area:not([data-zoomed])') === true;
  // Someone who has left the page with Tab is not called back.
  if (!isByKeyboard() || !(isLost || isSettled) || !document.hasFocus() || document.querySelector('dialog[open]') !== null) return;
  for (const selector of isSettled ? NEXT.slice(0, -2) : NEXT) {
    const next = document.querySelector<HTMLElement>(selector);
    if (next === null) continue;
    next.focus({ preventScroll: selector === '.board-area' });
    return;
  }
}
