import { scrollBehavior, usePointing } from '@belfry/board-kit';
import { useEffect, useState } from 'react';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from '../../icons/index.ts';
import { useTableInfo } from '../context/table-context.tsx';

const MARGIN = 16;

const WAYS = ['above', 'below', 'left', 'right'] as const;
type Way = (typeof WAYS)[number];

const ARROWS = { above: ChevronUp, below: ChevronDown, left: ChevronLeft, right: ChevronRight } as const;

/** Returns the lit things outside the visible part of the board, in board order. Only an enlarged board has some at its sides. */
function hidden(area: HTMLElement): Readonly<Record<Way, readonly Element[]>> {
  const frame = area.getBoundingClientRect();
  const isZoomed = area.dataset.zoomed !== undefined;
  const wayTo = (box: DOMRect): Way | null => {
    if (box.bottom < frame.top + MARGIN) return 'above';
    if (box.top > frame.bottom - MARGIN) return 'below';
    if (!isZoomed) return null;
    return box.right < frame.left + MARGIN ? 'left' : box.left > frame.right - MARGIN ? 'right' : null;
  };
  const found: Record<Way, Element[]> = { above: [], below: [], left: [], right: [] };
  for (const thing of area.querySelectorAll('[data-thing][data-state="lit"]')) {
    const way = wayTo(thing.getBoundingClientRect());
    if (way !== null) found[way].push(thing);
  }
  return found;
}

const NONE: Readonly<Record<Way, number>> = { above: 0, below: 0, left: 0, right: 0 };

/** On a board that scrolls: buttons for the choices beyond each edge, which scroll to them. */
export function OffscreenChoices() {
  const { area: board, say } = useTableInfo();
  const lit = usePointing(({ narrowing }) => narrowing.lit);
  const [count, setCount] = useState(NONE);
  useEffect(() => {
    const area = board.current;
    if (area === null) return;
    let due = 0;
    const measure = () => {
      const found = lit.size === 0 ? null : hidden(area);
      setCount((now) => {
        const next = { ...NONE };
        for (const way of WAYS) next[way] = found?.[way].length ?? 0;
        return WAYS.every((way) => now[way] === next[way]) ? now : next;
      });
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
  const go = (where: Way) => {
    const area = board.current;
    if (area === null) return;
    const there = hidden(area)[where];
    const nearest = where === 'above' || where === 'left' ? there.at(-1) : there[0];
    const inline = area.dataset.zoomed === undefined ? 'nearest' : 'center';
    nearest?.scrollIntoView({ block: 'center', inline, behavior: scrollBehavior() });
  };
  return WAYS.map((where) => {
    const Arrow = ARROWS[where];
    return count[where] === 0 ? null : (
      <button
        key={where}
        type="button"
        className={`button lit-beyond lit-${where}`}
        aria-label={say(`table.more-${where}`, { n: count[where] })}
        onClick={() => go(where)}
      >
        <Arrow />
        {count[where]}
      </button>
    );
  });
}
