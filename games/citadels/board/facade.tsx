import { IconIn } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { Fragment, memo } from 'react';
import { COLOURS, type Colour } from '../src/data/colours.ts';
import { DISTRICTS, type District, type DistrictId } from '../src/data/districts.ts';
import { DISTRICT_EMBLEMS, type Paint, ROOFS } from './emblems.ts';
import { FAMILIES } from './families.ts';

const FACADE = { width: 64, height: 150 } as const;

/** More expensive districts are taller. */
function heightOf(cost: number): number {
  return 60 + cost * 9;
}

/** A district as a house front, drawn from its colour, its cost and its own roof, with its base on the ground line. */
export function FacadeShape({ district }: { district: District }) {
  const { id, colour, cost } = itemAt(DISTRICTS, district);
  const { wall, shade, roof } = FAMILIES[colour];
  const height = heightOf(cost);
  const top = FACADE.height - height;
  return (
    <g className="facade-shape" stroke="#1a120a" strokeWidth="1.2" strokeLinejoin="round">
      <rect x="8" y={top} width="48" height={height} fill={wall} />
      <rect x="8" y={top} width="48" height={height} fill={`url(#cit-${colour})`} stroke="none" />
      <rect x="44" y={top} width="12" height={height} fill={shade} opacity="0.55" stroke="none" />
      <Roof id={id} top={top} roof={roof} wall={wall} />
      <Windows colour={colour} top={top} />
      <circle cx="32" cy={FACADE.height - 40} r="15.5" fill="#f3e4c1" stroke={roof} strokeWidth="2" />
      <IconIn path={DISTRICT_EMBLEMS[id]} x={21} y={FACADE.height - 51} size={22} fill="#2a2118" />
      <Door colour={colour} roof={roof} />
    </g>
  );
}

const GOLD = '#e8bb4f';

function Roof({ id, top, roof, wall }: { id: DistrictId; top: number; roof: string; wall: string }) {
  const paints: Readonly<Record<Paint, string>> = { roof, wall, gold: GOLD, light: '#f3e4c1', line: 'none' };
  return (
    <g transform={`translate(0 ${top})`}>
      {ROOFS[id].parts.map(([paint, d]) => (
        <Fragment key={d}>
          <path d={d} fill={paints[paint]} {...(paint === 'line' ? { strokeWidth: 3.6 } : {})} />
          {/* Gold within the dark: a line is seen before a day and a night. */}
          {paint === 'line' && <path d={d} fill="none" stroke={GOLD} strokeWidth={1.6} />}
        </Fragment>
      ))}
    </g>
  );
}

function Windows({ colour, top }: { colour: Colour; top: number }) {
  const lit = 'var(--cit-window)';
  if (colour === 'blue') return <path d={`M15 ${top + 26}v-10a4 4 0 0 1 8 0v10zM41 ${top + 26}v-10a4 4 0 0 1 8 0v10z`} fill={lit} />;
  if (colour === 'red') return <path d={`M18 ${top + 17}v11M32 ${top + 17}v11M46 ${top + 17}v11`} stroke={lit} strokeWidth="3" />;
  if (colour === 'purple')
    return (
      <path
        d={`M27 ${top + 22}v-6a5 5 0 0 1 10 0v6zM13 ${top + 22}v-5a3.500 3.500 0 0 1 7 0v5zM44 ${top + 22}v-5a3.500 3.500 0 0 1 7 0v5z`}
        fill={lit}
      />
    );
  return <path d={`M14 ${top + 8}h9v12h-9zM41 ${top + 8}h9v12h-9zM28 ${top + 8}h8v12h-8z`} fill={lit} />;
}

function Door({ colour, roof }: { colour: Colour; roof: string }) {
  const base = FACADE.height;
  if (colour === 'green') {
    return (
      <>
        <path d={`M8 ${base}v-14h48v14z`} fill="#3a2a1a" />
        <path d={`M6 ${base - 21}h52l3 8H3z`} fill="#f3e4c1" />
        <path d={`M12 ${base - 21}h7l-1 8h-9zM26 ${base - 21}h7v8h-8zM40 ${base - 21}h7l2 8h-9z`} fill={roof} stroke="none" />
      </>
    );
  }
  if (colour === 'red')
    return <path d={`M22 ${base}v-15h20v15zM27 ${base - 15}v15M32 ${base - 15}v15M37 ${base - 15}v15`} fill="#2a1a12" />;
  return <path d={`M24 ${base}v-9a8 8 0 0 1 16 0v9z`} fill="#2a1a12" />;
}

const MARKS: Readonly<Record<Colour, string>> = {
  yellow: '',
  blue: 'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  green: 'M2 2h.01M6 6h.01',
  red: 'M0 5L4 1L8 5',
  purple: 'M0 0L8 8M8 0L0 8',
};

/** The wall patterns, defined once for the whole page. */
export function FacadePatterns() {
  return (
    <svg className="cit-defs" aria-hidden="true">
      <defs>
        {COLOURS.map((colour) => (
          <pattern key={colour} id={`cit-${colour}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path
              d={MARKS[colour]}
              stroke="#fff"
              strokeOpacity="0.3"
              strokeWidth={colour === 'green' ? 2.2 : 1.2}
              strokeLinecap="round"
              fill="none"
            />
          </pattern>
        ))}
        <linearGradient id="cit-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="112">
          <stop offset="0" stopColor="var(--cit-card-sky-1)" />
          <stop offset="1" stopColor="var(--cit-card-sky-2)" />
        </linearGradient>
      </defs>
    </svg>
  );
}

/** A single façade as it appears in a city: the box is as tall as the house. */
export const Facade = memo(function Facade({ district }: { district: District }) {
  const { id, cost } = itemAt(DISTRICTS, district);
  const top = FACADE.height - heightOf(cost) - ROOFS[id].height;
  return (
    <svg className="facade" viewBox={`0 ${top} ${FACADE.width} ${FACADE.height - top}`} aria-hidden="true">
      <FacadeShape district={district} />
    </svg>
  );
});
