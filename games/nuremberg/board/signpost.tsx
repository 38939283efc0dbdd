import { Icon, scrollBehavior, usePointing, useTable } from '@belfry/board-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { COIN, PIECE_ICONS, TILE_ICONS } from './emblems.ts';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

/** The parts of the board, the selectable things in each, and where it starts. */
const PARTS = [
  { part: 'region', icon: ICONS.castle, begins: '.nur-region', holds: /^(hex|road|crossing):/ },
  { part: 'city', icon: PIECE_ICONS.wall, begins: '.nur-middle', holds: /^(site:|walls$|towers$)/ },
  { part: 'prices', icon: PIECE_ICONS.village, begins: '.nur-prices', holds: /^verb:build-/ },
  { part: 'goods', icon: TILE_ICONS.harp, begins: '.nur-goods', holds: /^good:/ },
  { part: 'bank', icon: COIN, begins: '.nur-bank', holds: /^get:/ },
] as const;

/**
 * For a board that does not fit the screen: one tap leads to each part, the part in view is lit, and a number shows how many things there
 * are selectable.
 */
export function Signpost() {
  const { say } = useTable<Words>();
  const lit = usePointing(({ narrowing }) => narrowing.lit);
  const post = useRef<HTMLElement>(null);
  const here = usePartInSight(post);
  const go = (begins: string) => {
    document.querySelector(begins)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  };
  return (
    <nav className="nur-signpost" aria-label={say('signpost.title')} ref={post}>
      {PARTS.map(({ part, icon, begins, holds }, at) => {
        const count = [...lit.keys()].filter((thing) => holds.test(thing)).length;
        const name = say(`signpost.${part}`);
        return (
          <button
            key={part}
            type="button"
            onClick={() => go(begins)}
            aria-current={at === here || undefined}
            aria-label={`${name} ${count > 0 ? say('signpost.lit', { count }) : ''}`}
          >
            <Icon path={icon} />
            <span>{name}</span>
            {count > 0 && <b>{count}</b>}
          </button>
        );
      })}
    </nav>
  );
}

/** Returns the index of the last part that starts above the middle of the visible area. */
function usePartInSight(post: RefObject<HTMLElement | null>): number {
  const [here, setHere] = useState(0);
  useEffect(() => {
    const area = post.current?.closest('[data-scrolls]');
    if (area == null) return;
    let due = 0;
    const measure = () => {
      const { top, height } = area.getBoundingClientRect();
      const tops = PARTS.map(({ begins }) => document.querySelector(begins)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
      const isEnd = area.scrollTop > 0 && area.scrollTop + area.clientHeight >= area.scrollHeight - 2;
      setHere(isEnd ? PARTS.length - 1 : Math.max(0, tops.filter((part) => part < top + height * 0.4).length - 1));
    };
    const soon = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(measure);
    };
    soon();
    area.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(due);
      area.removeEventListener('scroll', soon);
    };
  }, [post]);
  return here;
}
