import { itemAt } from '@belfry/kernel';
import { useId } from 'react';
import { type Card, person } from '../src/data/cards.ts';
import { family } from './families.ts';
import { HeadgearBack, HeadgearFront } from './headgear.tsx';
import type { Looks } from './looks.ts';

const SKINS = ['#f0c9a4', '#e8b98f', '#d9a477', '#c48a5c', '#f4d3b4', '#a9714a'] as const;
const HAIRS = ['#3a2416', '#5d3a1e', '#8a5a2b', '#b9863f', '#2a211c', '#8d8378', '#c9c1b2', '#7a3a1c'] as const;

/** Draws lots for a face, always the same ones for the same card. */
function lots(id: string): (kinds: number) => number {
  let seed = 2166136261;
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return (kinds) => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) % kinds;
  };
}

function pick<T>(kinds: readonly T[], lot: (kinds: number) => number): T {
  return itemAt(kinds, lot(kinds.length));
}

/** The bust of a person: the face drawn by lot from the name, the clothes in the colour of the card, the headgear of the group. 100 by 100. */
export function Bust({ card }: { card: Card }) {
  const { id, colour, group, figure } = person(card);
  const { brick, roof, shade } = family(colour);
  const lot = lots(id);
  const woman = figure === 'woman';
  const looks: Looks = {
    woman,
    prelate: figure === 'prelate',
    skin: pick(SKINS, lot),
    hair: pick(HAIRS, lot),
    cloth: shade,
    trim: brick,
    dark: roof,
  };
  const wide = 15.5 + lot(4) * 0.8;
  const collar = lot(3);
  const eyes = lot(3);
  const mouth = lot(3);
  const beard = woman ? 0 : lot(5);
  const kind = lot(3);
  return (
    <g stroke="#2a1a10" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <HeadgearBack group={group} looks={looks} />
      {woman ? (
        <path d="M31 44c-3-30 41-30 38 0 1 16 4 22 7 28H24c3-6 6-12 7-28z" fill={looks.hair} />
      ) : (
        <path d={kind === 0 ? 'M33 46c-3-24 37-24 34 0l2 12H31z' : 'M33 44c-2-22 36-22 34 0l1 5H32z'} fill={looks.hair} />
      )}
      <path d="M8 102c1-19 14-28 31-30l11 6 11-6c17 2 30 11 31 30z" fill={looks.cloth} />
      <path d="M43 58h14v14l-7 8-7-8z" fill={looks.skin} />
      <Collar kind={collar} looks={looks} />
      <path
        d={`M${50 - wide} 42c0-24 ${2 * wide}-24 ${2 * wide} 0 0 14-${wide * 0.5} 25-${wide} 25s-${wide}-11-${wide}-25z`}
        fill={looks.skin}
      />
      {beard > 0 && <Beard kind={beard} wide={wide} hair={looks.hair} />}
      <Eyes kind={eyes} hair={looks.hair} />
      <path d="M50 45c1 4 2.500 6 1 7.500-.8.800-2 .700-3 .300" fill="none" />
      <path
        d={mouth === 0 ? 'M45 58q5 3 10 0' : mouth === 1 ? 'M45.500 58.500q5 1 9-.5' : 'M44.500 57.500q6 4.500 11 .5'}
        fill="none"
        stroke="#7a2c22"
      />
      {woman && <path d="M38 53h.01M62 53h.01" stroke="#c8604a" strokeWidth="6" opacity="0.35" />}
      <HeadgearFront group={group} looks={looks} />
      {id === 'plague-doctor' && <path d="M36 44q14-8 28 0l-4 10q-4 10-10 26-6-16-10-26z" fill="#d8c8a8" />}
      {id === 'plague-doctor' && <path d="M43 46.500h.01M57 46.500h.01" strokeWidth="7" />}
    </g>
  );
}

function Collar({ kind, looks }: { kind: number; looks: Looks }) {
  if (kind === 0) return <path d="M34 74q16 14 32 0l3 6q-19 17-38 0z" fill="#f3ead6" />;
  if (kind === 1) return <path d="M39 72l11 13 11-13 5 3-16 22-16-22z" fill={looks.trim} />;
  return (
    <>
      <path d="M22 80q28 20 56 0l6 8q-34 22-68 0z" fill={looks.dark} />
      <circle cx="50" cy="92" r="3.500" fill="#e8bb4f" />
    </>
  );
}

function Beard({ kind, wide, hair }: { kind: number; wide: number; hair: string }) {
  const left = 50 - wide;
  const right = 50 + wide;
  if (kind === 1)
    return (
      <path
        d={`M${left + 0.5} 47c2 16 6 27 ${wide - 0.5} 27s${wide - 2.5}-11 ${wide - 0.5}-27c-4 6-7 6.500-${wide - 0.5} 6.500s-${wide - 4.5}-.5-${wide - 0.5}-6.500z`}
        fill={hair}
      />
    );
  if (kind === 2) return <path d="M44 61q6-3 12 0l-2 10q-4 4-8 0z" fill={hair} />;
  if (kind === 3) return <path d="M41 57q4.500-5 9-2.500 4.500-2.500 9 2.500-5 1-9-.500-4 1.500-9 .5z" fill={hair} />;
  return <path d={`M${left + 1} 50q3 12 9 15M${right - 1} 50q-3 12-9 15`} fill="none" stroke={hair} strokeWidth="3" />;
}

function Eyes({ kind, hair }: { kind: number; hair: string }) {
  return (
    <>
      <path
        d={kind === 2 ? 'M40 38.500l6 1.500M60 38.500l-6 1.500' : 'M39.500 39.500q3.500-2.500 7-.5M60.500 39.500q-3.500-2.500-7-.5'}
        fill="none"
        stroke={hair}
        strokeWidth="1.800"
      />
      <path d="M43 44.500h.01M57 44.500h.01" strokeWidth="3.600" stroke="#20140c" />
      {kind === 1 && <path d="M40 48.500q3 1.500 6 0M54 48.500q3 1.500 6 0" fill="none" strokeWidth="0.800" opacity="0.6" />}
    </>
  );
}

/** A portrait with its ground: an arch in the light of the canal. */
export function Portrait({ card }: { card: Card }) {
  const { brick, roof } = family(person(card).colour);
  const sky = useId();
  return (
    <svg viewBox="0 0 110 96" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={brick} stopOpacity="0.75" />
        <stop offset="1" stopColor="#f3e6c8" />
      </linearGradient>
      <rect width="110" height="120" fill="#f6ecd5" />
      <rect width="110" height="120" fill={`url(#${sky})`} />
      <path d="M0 120V58h6v-7h6v-7h8v7h6v7h4v62zM82 120V62h5v-7h6v-7h9v7h6v65z" fill={roof} opacity="0.22" />
      <g transform="translate(5 0)">
        <Bust card={card} />
      </g>
    </svg>
  );
}
