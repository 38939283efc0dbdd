import { Explained, Ground, IconIn, Thing, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { CARDS } from '../src/data/events.ts';
import { hexPlace } from '../src/data/places.ts';
import { HEX_KIND, HEXES, type Hex } from '../src/data/region.ts';
import { KINDS } from '../src/data/resources.ts';
import { centreOf, hexOutline } from './geometry.ts';
import { ICONS } from './icons.ts';
import { Roads } from './roads.tsx';
import type { Words } from './text/index.ts';
import { Hatching } from './woodcut.tsx';

/** The number of event cards with a number. */
const copiesOf = (number: number): number => CARDS.find((card) => card.number === number)?.copies ?? 0;
const MOST = Math.max(...CARDS.flatMap((card) => (card.number === null ? [] : [card.copies])));

/** The region as a coloured woodcut: hexes by terrain, roads inlaid, villages, toll stations and the robber knight. */
export function Region({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={say('region.title')}
      closeup={{ title: say('region.title'), text: [say('close.region')], clause: 'NUR-3.3' }}
      place="region"
      className="nur-region"
    >
      <svg viewBox="-219 -304 438 612" className="nur-map">
        <title>{say('region.title')}</title>
        <Hatching />
        {HEXES.map(({ id }, hex) => (
          <HexThing key={id} view={view} hex={hex} />
        ))}
        <Roads view={view} />
        <Robber view={view} />
      </svg>
    </Ground>
  );
}

function HexThing({ view, hex }: { view: View; hex: Hex }) {
  const { say } = useTable<Words>();
  const spec = itemAt(HEXES, hex);
  const number = itemAt(view.numbers, hex);
  const { x, y } = centreOf(spec);
  const name = say(hexPlace(hex, view.numbers));
  const kind = KINDS[itemAt(HEX_KIND, hex)];
  const blocked = view.robber === hex;
  const drawn = view.discards.at(-1);
  const yielding = number !== null && drawn !== undefined && itemAt(CARDS, drawn).number === number && view.turn > 0;
  // The printed number comes first, for people who use voice control.
  const label = number === null ? name : `${number}: ${name}`;
  const gives =
    number === null || kind === undefined
      ? say({ key: `hex.${spec.terrain}` })
      : say('hex.gives', { kind: say(`kind.${kind}`), number, copies: copiesOf(number) });
  return (
    <Thing
      as="g"
      id={`hex:${spec.id}`}
      label={label}
      meant={{ do: 'move-robber', hex }}
      closeup={{
        title: name,
        text: [gives, ...(blocked ? [say('hex.blocked')] : [])],
        clause: blocked ? 'NUR-3.5' : 'NUR-3.3',
      }}
      className={`nur-hex nur-${spec.terrain}`}
    >
      <path d={hexOutline(spec)} className="nur-ground" />
      <path d={hexOutline(spec)} fill={`url(#nur-${spec.terrain})`} />
      {spec.terrain === 'castle' && <IconIn path={ICONS.castle} x={x - 26} y={y - 28} size={52} fill="var(--nur-ink)" />}
      {spec.terrain === 'nuremberg' && <CityMark x={x} y={y} name={say('terrain.nuremberg')} />}
      {number !== null && <YieldSeal x={x} y={y} number={number} yielding={yielding} />}
      <path d={hexOutline(spec, 4)} className="halo" fill="none" />
    </Thing>
  );
}

/** A number as a seal; the ring round it shows the share of event cards with that number. */
function YieldSeal({ x, y, number, yielding }: { x: number; y: number; number: number; yielding: boolean }) {
  const radius = 17;
  const round = 2 * Math.PI * radius;
  const filled = (copiesOf(number) / MOST) * round;
  return (
    <g className={`nur-yield ${yielding ? 'nur-yielding' : ''} ${copiesOf(number) === MOST ? 'nur-likely' : ''}`}>
      <circle cx={x} cy={y} r={20} className="nur-yield-edge" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        className="nur-yield-ring"
        strokeDasharray={`${filled} ${round}`}
        transform={`rotate(-90 ${x} ${y})`}
      />
      <text x={x} y={y + 6.5}>
        {number}
      </text>
    </g>
  );
}

/** Nuremberg among the hexes: walls and two spires. */
function CityMark({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className="nur-city-mark">
      <path d="M-30 7V-13H-22V-19L-15 -35L-8 -19V-11H6V-17L13 -33L20 -17V-13H30V7Z" />
      <path d="M-30 -7H30M-22 7V-1H-16V7M-3 7V-2H5V7M14 7V-1H20V7" className="nur-roof" />
      <text y="22">{name}</text>
    </g>
  );
}

function Robber({ view: { robber, numbers } }: { view: View }) {
  const { say } = useTable<Words>();
  const { x, y } = centreOf(itemAt(HEXES, robber));
  const at = say('robber.at', { hex: hexPlace(robber, numbers) });
  return (
    <Explained
      as="g"
      label={at}
      closeup={{ title: say('close.robber.title'), text: [`${at}.`, say('close.robber')], clause: 'NUR-5.5' }}
      className="nur-robber"
      style={{ transform: `translate(${x + 27}px, ${y + 19}px)` }}
    >
      <circle r="15.5" />
      <IconIn path={ICONS['mounted-knight']} x={-12} y={-12} size={24} fill="#f7ecd6" />
    </Explained>
  );
}
