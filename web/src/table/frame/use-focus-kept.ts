import { useEffect } from 'react';
import { isByKeyboard } from '../../base/last-input.ts';

/** Where keyboard focus continues: the confirm button, a possible choice, or the board. */
const NEXT = ['[data-action="confirm"]', '.board-area [data-state="lit"]', '.tray [data-state="lit"]', '.action-bar button', '.board-area'];

/**
 * Every move removes the focused element, and so does coming to the table: this moves keyboard focus to the next choice instead of the top
 * of the page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('.board-area:not([data-zoomed])') === true;
    // Someone who has left the page with Tab is not called back.
    if (!isByKeyboard() || !isLost || !document.hasFocus() || document.querySelector('dialog[open]') !== null) return;
    for (const selector of NEXT) {
      const next = document.querySelector<HTMLElement>(selector);
      if (next === null) continue;
      next.focus({ preventScroll: selector === '.board-area' });
      return;
    }
  });
}
