import { type RefObject, useEffect } from 'react';

/** When something is asked and nothing that answers it is on the screen (a small one), the nearest answer is brought there, once. */
export function useBringIntoView(root: RefObject<HTMLElement | null>, question: string | null): void {
  useEffect(() => {
    const room = root.current?.closest('.board-area');
    if (question === null || root.current === null || !(room instanceof HTMLElement)) return;
    const frame = room.getBoundingClientRect();
    const lit = [...root.current.querySelectorAll('[data-state="lit"]')];
    const seen = lit.some((thing) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top >= frame.top - 4 && bottom <= frame.bottom + 4;
    });
    if (!seen)
      lit[0]?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }, [root, question]);
}
