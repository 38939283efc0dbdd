import { Explained, Ground, IconIn, Thing, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { NOTCHES, SITES, type Site, type SiteSpec, TILES, WALLS } from '../src/data/city.ts';
import { GOODS } from '../src/data/goods.ts';
import { sitePlace } from '../src/data/places.ts';
import { GENERAL_MARKET_RATIO, SPECIAL_MARKET_RATIO } from '../src/data/trade.ts';
import { KIND_LOOKS, TILE_ICONS } from './emblems.ts';
import { between, centreOf, cornerPoint, hexOutline, lineThrough } from './geometry.ts';
import { House } from './pieces.tsx';
import type { Say, Words } from './text/index.ts';

/** The city as a plan in red sandstone: market, workshops, building yard, and the growing wall. */
export function City({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={say('city.title')}
      closeup={{ title: say('city.title'), text: [say('close.city')], clause: 'NUR-11.3' }}
      place="city"
      className="nur-city"
    >
      <svg viewBox="-59 -77 335 366" className="nur-plan">
        <title>{say('city.title')}</title>
        <defs>
          <pattern id="nur-roofs" width="16" height="12" patternUnits="userSpaceOnUse">
            <path d="M0 6L4 1L8 6M8 12L12 7L16 12M0 12H4M8 6H16" className="nur-cut nur-thin" />
          </pattern>
        </defs>
        {TILES.map((tile) => (
          <Tile key={tile.id} at={tile} use={tile.use} />
        ))}
        <Walls view={view} />
        {SITES.map(({ id }, site) => (
          <SiteThing key={id} view={view} site={site} />
        ))}
        <Towers view={view} />
      </svg>
      <Explained
        as="p"
        label={say('report.walls', { walls: view.walls, towers: view.towers })}
        closeup={{
          title: say('city.title'),
          text: [say('report.walls', { walls: view.walls, towers: view.towers }), say('close.wall')],
          clause: 'NUR-12.3',
        }}
        className="nur-caption"
      >
        {say('report.walls', { walls: view.walls, towers: view.towers })}
      </Explained>
    </Ground>
  );
}

function Tile({ at, use }: { at: { readonly q: number; readonly r: number }; use: keyof typeof TILE_ICONS }) {
  const { say } = useTable<Words>();
  const { x, y } = centreOf(at);
  return (
    <Explained
      as="g"
      closeup={{
        title: say(`tile.${use}`),
        text: [
          say('close.tile'),
          use === 'market' || use === 'yard' ? say(`close.tile.${use}`) : say('close.tile.good', { good: say(`good.${use}.text`) }),
        ],
        clause: use === 'market' ? 'NUR-7.4' : use === 'yard' ? 'NUR-13.1' : 'NUR-14.8',
      }}
      className={`nur-tile nur-tile-${use}`}
    >
      <path d={hexOutline(at, 1)} />
      <path d={hexOutline(at, 1)} className="nur-roofs" fill={use === 'market' || use === 'yard' ? 'none' : 'url(#nur-roofs)'} />
      <circle cx={x} cy={y} r="30" className="nur-tile-disc" />
      <IconIn path={TILE_ICONS[use]} x={x - 12} y={y - 26} size={24} fill="var(--nur-tile-ink)" />
      <text x={x} y={y + 12}>
        {say(`tile.short.${use}`)}
      </text>
    </Explained>
  );
}

/** Returns what a craft house on a site brings besides its point. */
export function siteGains(say: Say, { market, doubles, yard }: SiteSpec): string {
  return [
    ...(market === null ? [] : [market === 'any' ? say('site.any') : say('site.market', { kind: say(`kind.${market}`) })]),
    ...GOODS.flatMap((good, at) => (doubles & (1 << at) ? [say('site.doubles', { good: say(`good.${good.id}`) })] : [])),
    ...(yard ? [say('site.yard')] : []),
  ].join(' ');
}

function SiteThing({ view, site }: { view: View; site: Site }) {
  const { say } = useTable<Words>();
  const spec = itemAt(SITES, site);
  const { id, corner, market } = spec;
  const { x, y } = cornerPoint(corner);
  const owner = view.houses[site] ?? -1;
  const gains = siteGains(say, spec);
  const sign = market === null || owner >= 0 ? '' : `${market === 'any' ? GENERAL_MARKET_RATIO : SPECIAL_MARKET_RATIO}:1`;
  const label =
    owner < 0 ? say('site.free', { site: sitePlace(site) }) : say('site.house', { seat: { seat: owner }, site: sitePlace(site) });
  return (
    <Thing
      as="g"
      id={`site:${id}`}
      label={`${sign} ${label} ${gains}`.trim()}
      meant={{ do: 'build-house', site }}
      closeup={{
        title: label,
        text: [say('site.gives'), ...(gains === '' ? [] : [gains])],
        clause: 'NUR-11.3',
      }}
      className="nur-site"
    >
      <circle cx={x} cy={y} r={21} className="nur-hit" />
      {owner < 0 ? (
        <>
          <circle cx={x} cy={y} r={18} className="nur-plot" />
          {market !== null && market !== 'any' && (
            <IconIn path={KIND_LOOKS[market].icon} x={x - 8} y={y - 16} size={16} fill="var(--nur-ink)" />
          )}
          {market !== null && (
            <text x={x} y={market === 'any' ? y + 5.5 : y + 13} className="nur-ratio">
              {sign}
            </text>
          )}
        </>
      ) : (
        <House seat={owner} x={x} y={y} />
      )}
      <circle cx={x} cy={y} r={21} className="halo" fill="none" />
    </Thing>
  );
}

/** The wall grows anti-clockwise until it closes; its next piece is marked. */
function Walls({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const sides = WALLS.map(({ from, to }) => [cornerPoint(from), cornerPoint(to)] as const);
  const next = sides[view.walls];
  const built = sides.slice(0, view.walls);
  const label = say('walls.label', { count: view.walls, all: WALLS.length });
  const stones = built.map(lineThrough).join('');
  return (
    <>
      <Explained
        as="g"
        closeup={{ title: label, text: [say('piece.wall.text'), say('close.wall')], clause: 'NUR-12.1' }}
        className="nur-ring"
      >
        <path d={sides.slice(view.walls).map(lineThrough).join('')} className="nur-wall-plan" />
        <path d={stones} className="nur-wall-edge" />
        <path d={stones} className="nur-wall-stone" />
        <path d={stones} className="nur-wall-merlons" />
        {next !== undefined && <path d={lineThrough(next)} className="nur-wall-next" />}
      </Explained>
      {next !== undefined && (
        <Thing
          as="g"
          id="walls"
          label={label}
          meant={{ do: 'build-wall' }}
          closeup={{ title: label, text: [say('piece.wall.text'), say('close.wall')], clause: 'NUR-12.1' }}
          className="nur-walls"
        >
          <circle cx={between(...next).x} cy={between(...next).y} r="22" className="nur-hit" />
          <path d={lineThrough([between(...next, 0.12), between(...next, 0.88)])} className="halo" fill="none" />
        </Thing>
      )}
    </>
  );
}

function Towers({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const next = NOTCHES[view.towers];
  const open = next?.walls.every((wall) => wall <= view.walls) ?? false;
  const point = next === undefined ? undefined : cornerPoint(next.corner);
  const label = say('towers.label', { count: view.towers, all: NOTCHES.length });
  return (
    <>
      {NOTCHES.slice(0, view.towers).map(({ id, corner }) => {
        const { x, y } = cornerPoint(corner);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <Explained
              as="g"
              closeup={{ title: say('close.tower.title'), text: [say('close.tower'), `${label}.`], clause: 'NUR-13.3' }}
              className="nur-tower"
            >
              <path d="M-10 12V-6H10V12Z" />
              <path d="M-13 -5L0 -24L13 -5Z" className="nur-tower-roof" />
              <path d="M-2 6V0H2V6Z" className="nur-tower-window" />
            </Explained>
          </g>
        );
      })}
      {point !== undefined && (
        <Thing
          as="g"
          id="towers"
          label={label}
          meant={{ do: 'build-tower' }}
          closeup={{ title: label, text: [say('piece.tower.text')], clause: 'NUR-13.2' }}
          className="nur-towers"
        >
          <circle cx={point.x} cy={point.y} r="22" className="nur-hit" />
          {open && <circle cx={point.x} cy={point.y} r="10" className="nur-notch" />}
          <circle cx={point.x} cy={point.y} r="13" className="halo" fill="none" />
        </Thing>
      )}
    </>
  );
}
