import { useEffect, useRef } from 'react';

/** Where keyboard focus continues: the confirm button, a possible choice, or the board. */
const NEXT = ['[data-action="confirm"]', '.board-area [data-state="lit"]', '.tray [data-state="lit"]', '.action-bar button', '.board-area'];

/** Every move removes the focused element, so this moves keyboard focus to the next choice instead of the top of the page. */
export function useFocusKept(): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const onKey = () => {
      byKeyboard.current = true;
    };
    const onDown = () => {
      byKeyboard.current = false;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onDown, { capture: true });
    };
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('.board-area:not([data-zoomed])') === true;
    if (!byKeyboard.current || !isLost || document.querySelector('dialog[open]') !== null) return;
    for (const selector of NEXT) {
      const next = document.querySelector<HTMLElement>(selector);
      if (next === null) continue;
      next.focus({ preventScroll: selector === '.board-area' });
      return;
    }
  });
}
