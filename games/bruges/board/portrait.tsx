import { BEARDS, Bust, COLLARS, EYES, MOUTHS } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import { useId } from 'react';
import { type Card, person } from '../src/data/cards.ts';
import type { Appearance } from './appearance.ts';
import { family } from './families.ts';
import { HeadgearBack, HeadgearFront } from './headgear.tsx';

const SKINS = ['#f0c9a4', '#e8b98f', '#d9a477', '#c48a5c', '#f4d3b4', '#a9714a'] as const;
const HAIRS = ['#3a2416', '#5d3a1e', '#8a5a2b', '#b9863f', '#2a211c', '#8d8378', '#c9c1b2', '#7a3a1c'] as const;

/** Returns a random choice for a face, always the same for the same card. */
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

/**
 * The bust of a person: a face chosen at random from the name, clothes in the colour of the card, the headgear of the group. 100 by 100.
 */
export function PersonBust({ card }: { card: Card }) {
  const { id, colour, group, figure } = person(card);
  const { brick, roof, shade } = family(colour);
  const lot = lots(id);
  const woman = figure === 'woman';
  const looks: Appearance = {
    woman,
    prelate: figure === 'prelate',
    skin: pick(SKINS, lot),
    hair: pick(HAIRS, lot),
    cloth: shade,
    trim: brick,
    dark: roof,
    wide: 15.5 + lot(4) * 0.8,
    collar: pick(COLLARS, lot),
    eyes: pick(EYES, lot),
    mouth: pick(MOUTHS, lot),
    beard: woman ? 'none' : pick(BEARDS, lot),
    mane: lot(3) === 0 ? 'full' : 'cropped',
  };
  return (
    <Bust looks={looks} behind={<HeadgearBack group={group} looks={looks} />}>
      <HeadgearFront group={group} looks={looks} />
      {id === 'plague-doctor' && <path d="M36 44q14-8 28 0l-4 10q-4 10-10 26-6-16-10-26z" fill="#d8c8a8" />}
      {id === 'plague-doctor' && <path d="M43 46.500h.01M57 46.500h.01" strokeWidth="7" />}
    </Bust>
  );
}

/** A portrait with its background: an arch in the light of the canal. Over a long text the whole head is drawn smaller. */
export function Portrait({ card }: { card: Card }) {
  const { brick, roof } = family(person(card).colour);
  const sky = useId();
  return (
    <svg aria-hidden="true">
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={brick} stopOpacity="0.75" />
        <stop offset="1" stopColor="#f3e6c8" />
      </linearGradient>
      <svg viewBox="0 0 110 96" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <rect width="110" height="120" fill="#f6ecd5" />
        <rect width="110" height="120" fill={`url(#${sky})`} />
        <path d="M0 120V58h6v-7h6v-7h8v7h6v7h4v62zM82 120V62h5v-7h6v-7h9v7h6v65z" fill={roof} opacity="0.22" />
      </svg>
      <svg viewBox="-5 0 110 72" preserveAspectRatio="xMidYMin meet" overflow="visible" aria-hidden="true">
        <PersonBust card={card} />
      </svg>
    </svg>
  );
}
