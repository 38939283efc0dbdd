import { scrollBehavior, usePointing } from '@belfry/board-kit';
import { useEffect, useState } from 'react';
import { ChevronDown, ChevronUp } from '../../icons/index.ts';
import { useTableInfo } from '../context/table-context.tsx';

const MARGIN = 16;

/** Returns the lit things outside the visible part of the board, in board order. */
function hidden(area: Element): { readonly above: readonly Element[]; readonly below: readonly Element[] } {
  const frame = area.getBoundingClientRect();
  const lit = [...area.querySelectorAll('[data-thing][data-state="lit"]')].map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  return {
    above: lit.filter(({ box }) => box.bottom < frame.top + MARGIN).map(({ thing }) => thing),
    below: lit.filter(({ box }) => box.top > frame.bottom - MARGIN).map(({ thing }) => thing),
  };
}

/** On a board that scrolls: buttons for the choices above and below, which scroll to them. */
export function OffscreenChoices() {
  const { area: board, say } = useTableInfo();
  const lit = usePointing(({ narrowing }) => narrowing.lit);
  const [count, setCount] = useState({ above: 0, below: 0 });
  useEffect(() => {
    const area = board.current;
    if (area === null) return;
    let due = 0;
    const measure = () => {
      const { above, below } = lit.size === 0 ? { above: [], below: [] } : hidden(area);
      setCount((now) => (now.above === above.length && now.below === below.length ? now : { above: above.length, below: below.length }));
    };
    const soon = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(measure);
    };
    soon();
    area.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(due);
      area.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [lit, board]);
  const go = (where: 'above' | 'below') => {
    const area = board.current;
    if (area === null) return;
    const there = hidden(area)[where];
    (where === 'above' ? there.at(-1) : there[0])?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
  };
  return (['above', 'below'] as const).map((where) => {
    const Arrow = where === 'above' ? ChevronUp : ChevronDown;
    return count[where] === 0 ? null : (
      <button
        key={where}
        type="button"
        className={`button lit-beyond lit-${where}`}
        aria-label={say(`table.more-${where}`, { n: count[where] })}
        onClick={() => go(where)}
      >
        <Arrow aria-hidden="true" />
        {count[where]}
      </button>
    );
  });
}
