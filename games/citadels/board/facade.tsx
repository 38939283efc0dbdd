import { IconIn } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { memo } from 'react';
import { COLOURS, type Colour } from '../src/data/colours.ts';
import { DISTRICTS, type District } from '../src/data/districts.ts';
import { DISTRICT_EMBLEMS } from './emblems.ts';
import { FAMILIES } from './families.ts';

const FACADE = { width: 64, height: 150 } as const;

/** More expensive districts are taller. */
function heightOf(cost: number): number {
  return 60 + cost * 9;
}

/** A district as a house front, drawn from its colour and its cost, with its base on the ground line. */
export function FacadeShape({ district }: { district: District }) {
  const { id, colour, cost } = itemAt(DISTRICTS, district);
  const { wall, shade, roof } = FAMILIES[colour];
  const height = heightOf(cost);
  const top = FACADE.height - height;
  return (
    <g className="facade-shape" stroke="#1a120a" strokeWidth="1.2" strokeLinejoin="round">
      <Roof colour={colour} top={top} roof={roof} wall={wall} />
      <rect x="8" y={top} width="48" height={height} fill={wall} />
      <rect x="8" y={top} width="48" height={height} fill={`url(#cit-${colour})`} stroke="none" />
      <rect x="44" y={top} width="12" height={height} fill={shade} opacity="0.55" stroke="none" />
      <Windows colour={colour} top={top} />
      <circle cx="32" cy={FACADE.height - 40} r="15.5" fill="#f3e4c1" stroke={roof} strokeWidth="2" />
      <IconIn path={DISTRICT_EMBLEMS[id]} x={21} y={FACADE.height - 51} size={22} fill="#2a2118" />
      <Door colour={colour} roof={roof} />
    </g>
  );
}

function Roof({ colour, top, roof, wall }: { colour: Colour; top: number; roof: string; wall: string }) {
  switch (colour) {
    case 'yellow':
      return (
        <>
          <path d={`M32 ${top - 22}v-9h11l-3 3 3 3H32`} fill={roof} />
          <path d={`M14 ${top}v-8h6v4h6v-12h12v12h6v-4h6v8z`} fill={wall} />
          <path d={`M24 ${top - 16}l8-8 8 8z`} fill={roof} />
        </>
      );
    case 'blue':
      return (
        <>
          <path d={`M32 ${top - 38}v-6`} />
          <circle cx="32" cy={top - 46} r="2.200" fill="#e8bb4f" />
          <path d={`M22 ${top}L32 ${top - 40}L42 ${top}z`} fill={roof} />
          <path d={`M6 ${top}l10-12 8 12z`} fill={roof} />
          <path d={`M40 ${top}l8-12 10 12z`} fill={roof} />
        </>
      );
    case 'green':
      return <path d={`M8 ${top}v-6h7v-7h7v-7h6v-7h8v7h6v7h7v7h7v6z`} fill={roof} />;
    case 'red':
      return (
        <>
          <path d={`M4 ${top + 6}v-16h8v6h7v-6h8v6h10v-6h8v6h7v-6h8v16z`} fill={roof} />
          <path d={`M4 ${top + 6}h56l-4 6H8z`} fill={roof} opacity="0.8" />
        </>
      );
    case 'purple':
      return (
        <>
          <path
            d={`M32 ${top - 32}l1.900 4.200 4.600.400-3.500 3 1.100 4.500-4.100-2.400-4.100 2.400 1.100-4.500-3.500-3 4.600-.400z`}
            fill="#e8bb4f"
            strokeWidth="0.6"
          />
          <path d={`M10 ${top}c0-30 44-30 44 0z`} fill={roof} />
          <path d={`M20 ${top}c2-17 4-21 12-23M44 ${top}c-2-17-4-21-12-23`} fill="none" opacity="0.6" />
        </>
      );
  }
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
        <linearGradient id="cit-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--cit-card-sky-1)" />
          <stop offset="1" stopColor="var(--cit-card-sky-2)" />
        </linearGradient>
      </defs>
    </svg>
  );
}

const ROOF_HEIGHT: Readonly<Record<Colour, number>> = { yellow: 33, blue: 49, green: 28, red: 12, purple: 34 };

/** A single façade as it appears in a city: the box is as tall as the house. */
export const Facade = memo(function Facade({ district }: { district: District }) {
  const { colour, cost } = itemAt(DISTRICTS, district);
  const top = FACADE.height - heightOf(cost) - ROOF_HEIGHT[colour];
  return (
    <svg className="facade" viewBox={`0 ${top} ${FACADE.width} ${FACADE.height - top}`} aria-hidden="true">
      <FacadeShape district={district} />
    </svg>
  );
});
