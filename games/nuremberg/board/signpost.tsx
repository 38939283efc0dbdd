import { Icon, scrollBehavior, usePointing, useTable } from '@belfry/board-kit';
import { COIN, PIECE_ICONS, TILE_ICONS } from './emblems.ts';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

/** The parts of the board, what can be pointed at in each, and where it begins. */
const PARTS = [
  { part: 'region', icon: ICONS.castle, begins: '.nur-region', holds: /^(hex|road|crossing):/ },
  { part: 'city', icon: PIECE_ICONS.wall, begins: '.nur-middle', holds: /^(site:|walls$|towers$)/ },
  { part: 'prices', icon: PIECE_ICONS.village, begins: '.nur-prices', holds: /^verb:build-/ },
  { part: 'goods', icon: TILE_ICONS.harp, begins: '.nur-goods', holds: /^good:/ },
  { part: 'bank', icon: COIN, begins: '.nur-bank', holds: /^get:/ },
] as const;

/** Where the board does not fit the screen: one tap leads to each part, and a number tells how much can be pointed at there. */
export function Signpost() {
  const { say } = useTable<Words>();
  const lit = usePointing(({ narrowing }) => narrowing.lit);
  const go = (begins: string) => {
    document.querySelector(begins)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  };
  return (
    <nav className="nur-signpost" aria-label={say('signpost.title')}>
      {PARTS.map(({ part, icon, begins, holds }) => {
        const count = [...lit.keys()].filter((thing) => holds.test(thing)).length;
        const name = say(`signpost.${part}`);
        return (
          <button
            key={part}
            type="button"
            onClick={() => go(begins)}
            className={count > 0 ? 'nur-signed' : ''}
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
