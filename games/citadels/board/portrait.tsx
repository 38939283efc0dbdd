import { Bust, type BustLooks } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { ReactNode } from 'react';
import { CHARACTERS, type Character, type CharacterId } from '../src/data/characters.ts';

interface Person {
  readonly looks: BustLooks;
  readonly behind?: ReactNode;
  readonly attire: ReactNode;
}

const GOLD = '#e8bb4f';

const FACE = { woman: false, skin: '#e8b98f', hair: '#3a2416', wide: 16.5, mane: 'cropped', collar: 'none', eyes: 'open' } as const;

/** The characters' portraits: a face, clothes in the colour of their income, and the attributes of their trade. */
const PEOPLE: Readonly<Record<CharacterId, Person>> = {
  assassin: {
    looks: {
      ...FACE,
      skin: '#e3b794',
      hair: '#1e1916',
      cloth: '#3a3438',
      trim: '#7a2c2c',
      dark: '#201b1e',
      eyes: 'stern',
      mouth: 'still',
      beard: 'none',
    },
    behind: <path d="M14 98C12 52 20 6 50 3s38 49 36 95z" fill="#2c2629" />,
    attire: (
      <>
        <path d="M33.500 50q16.500-6 33 0l-3 15q-6.500 8-13.500 8t-13.500-8z" fill="#7a2c2c" />
        <path d="M35 55q15-4 30 0M37 62q13-3 26 0" fill="none" strokeWidth="0.800" opacity="0.6" />
        <path d="M27 74C18 34 30 8 50 8s32 26 23 66c-2-24-4-42-23-44-19 2-21 20-23 44z" fill="#3d3539" />
        <path d="M50 8c-4 8-4 14 0 22 4-8 4-14 0-22z" fill="#2c2629" />
        <path d="M76 96l5-30 5 30z" fill="#dfe3e6" />
        <path d="M81 66v26" fill="none" strokeWidth="0.700" />
        <path d="M70 96h22v4H70z" fill={GOLD} />
      </>
    ),
  },
  thief: {
    looks: {
      ...FACE,
      woman: true,
      skin: '#d9a477',
      hair: '#6b3417',
      cloth: '#4b5547',
      trim: '#c9a06a',
      dark: '#2d342b',
      mouth: 'wry',
      beard: 'none',
      collar: 'lapels',
    },
    attire: (
      <>
        <path d="M33 40q17-5 34 0l-1 9q-5 3.500-11 1.500l-5-3-5 3q-6 2-11-1.500z" fill="#2a2320" />
        <path d="M43 44.500h.01M57 44.500h.01" stroke="#f6ecd5" strokeWidth="5" />
        <path d="M43.600 44.500h.01M57.600 44.500h.01" strokeWidth="2.600" />
        <path d="M27 34C26 12 44 6 56 10c12 3 20 12 17 24-12-7-34-7-46 0z" fill="#6f3330" />
        <path d="M73 34q10 2 15 14-10 0-17-9" fill="#6f3330" />
        <path d="M71 36q4 10 2 20-6-6-6-17" fill="#83403b" />
        <path d="M36 20h.01M46 15h.01M58 16h.01M66 24h.01M50 24h.01" stroke="#f3e0c0" strokeWidth="3" />
        <path d="M73 82q10-6 18 0 6 10 1 18H70q-4-10 3-18z" fill="#b98a4b" />
        <path d="M75 81l-4-7 6 2 5-4 4 4 6-1-4 6z" fill="#a0743a" />
        <circle cx="81" cy="91" r="4" fill={GOLD} strokeWidth="0.900" />
      </>
    ),
  },
  magician: {
    looks: {
      ...FACE,
      skin: '#f0c9a4',
      hair: '#e6e1d6',
      cloth: '#4d3a73',
      trim: '#8a72b8',
      dark: '#33264f',
      mane: 'full',
      mouth: 'smiling',
      beard: 'full',
    },
    attire: (
      <>
        <path d="M36 60q2 28 14 38 12-10 14-38-6 10-14 10t-14-10z" fill="#e6e1d6" />
        <path d="M44 72q2 14 6 20M55 72q0 12-3 18" fill="none" strokeWidth="0.800" opacity="0.5" />
        <path d="M40 57q5-5 10-1.500 5-3.500 10 1.500-5 1.500-10-.5-5 2-10 .5z" fill="#e6e1d6" />
        <path d="M20 36c14-9 46-9 60 0-2 4-58 4-60 0z" fill="#3f2f63" />
        <path d="M29 33C36 18 46 6 62-1c-2 6-2 10 2 15 3 6 5 12 7 19-12-5-30-5-42 0z" fill="#55408a" />
        <path d="M29 33q21-8 42 0l-1-5q-20-7-39 0z" fill={GOLD} />
        <path
          d="M50 12l1.500 3.500 3.500 1-3.500 1.500L50 21l-1.500-3-3.500-1.500 3.500-1zM60 21h.01M42 24h.01"
          fill={GOLD}
          strokeWidth="0.600"
        />
        <path d="M86 98L78 62" stroke="#6b4a2a" strokeWidth="3.500" />
        <path d="M77 60l-3-6 4 2 2-6 2 5 5-1-3 5 3 4-5 0-2 4z" fill="#f5dd84" strokeWidth="0.800" />
      </>
    ),
  },
  king: {
    looks: {
      ...FACE,
      skin: '#eec19c',
      hair: '#cfc4b0',
      cloth: '#b07d1e',
      trim: '#f6eedb',
      dark: '#7b5514',
      wide: 17,
      mane: 'full',
      mouth: 'still',
      beard: 'full',
    },
    attire: (
      <>
        <path d="M14 84q16-14 26-13l10 12 10-12q10-1 26 13l4 10q-40 12-80 0z" fill="#f6eedb" />
        <path
          d="M24 86h.01M34 82h.01M42 88h.01M58 88h.01M66 82h.01M76 86h.01M28 93h.01M50 95h.01M72 93h.01"
          stroke="#2a1a10"
          strokeWidth="2.600"
        />
        <circle cx="50" cy="84" r="4.500" fill="#a3312f" />
        <path d="M36 59q14 9 28 0-1 20-14 23-13-3-14-23z" fill="#cfc4b0" />
        <path d="M41 57q4.500-5 9-2.500 4.500-2.500 9 2.500-5 2-9 0-4 2-9 0z" fill="#e2d9c8" />
        <path d="M29 34l-4-24 13 10 12-16 12 16 13-10-4 24c-10-5-32-5-42 0z" fill={GOLD} />
        <path d="M29 34c10-5 32-5 42 0l.800-5c-10-5-34-5-44 0z" fill="#c9952c" />
        <path d="M50 27.500h.01" stroke="#a3312f" strokeWidth="6" />
        <path d="M37 29h.01M63 29h.01" stroke="#2f5fa8" strokeWidth="4.500" />
        <path d="M25 10h.01M50 4h.01M75 10h.01" stroke="#fbe7a8" strokeWidth="5" />
      </>
    ),
  },
  bishop: {
    looks: {
      ...FACE,
      skin: '#e0ad82',
      hair: '#8d8378',
      cloth: '#2f4f8f',
      trim: '#dfe6f3',
      dark: '#1f3666',
      mouth: 'smiling',
      beard: 'none',
      eyes: 'tired',
    },
    attire: (
      <>
        <path d="M36 72q14 14 28 0l6 30H30z" fill="#f3ead6" />
        <path d="M46 80h8v22h-8z" fill={GOLD} />
        <path d="M40 86h20v6H40z" fill={GOLD} />
        <path d="M31 36C29 14 44-2 50-6c6 4 21 20 19 42-10-5-28-5-38 0z" fill="#f6eedb" />
        <path d="M47 0h6v31h-6zM36 14h28v6H36z" fill="#3a62ad" stroke="none" />
        <path d="M31 36c10-5 28-5 38 0l-.300-6c-10-5-27-5-37.400 0z" fill={GOLD} />
        <path d="M84 102V50" stroke={GOLD} strokeWidth="3.500" fill="none" />
        <path d="M84 52c-9-2-9-16 1-16 9 0 9 11 2 11-5 0-5-6-1-6" stroke={GOLD} strokeWidth="3" fill="none" />
      </>
    ),
  },
  merchant: {
    looks: {
      ...FACE,
      skin: '#b97b4c',
      hair: '#2a1b12',
      cloth: '#1f6a5c',
      trim: '#cfe0c8',
      dark: '#134438',
      wide: 17,
      mouth: 'smiling',
      beard: 'goatee',
    },
    attire: (
      <>
        <path d="M41 56q4.500-5 9-2 4.500-3 9 2l3-2q-3 6-8 5l-4-1.500-4 1.500q-5 1-8-5z" fill="#2a1b12" strokeWidth="0.800" />
        <path d="M20 84q30 24 60 0" fill="none" stroke={GOLD} strokeWidth="3.500" />
        <circle cx="50" cy="97" r="5" fill={GOLD} />
        <path d="M24 30c0-16 16-24 30-22 18 2 26 14 22 24-3 6-12 2-22 1s-20 6-26 4-4-5-4-7z" fill="#2b8a74" />
        <path d="M30 37c8-6 32-8 42-2l-1-6c-10-5-32-4-41 1z" fill="#174e42" />
        <path d="M68 16q10-16 22-14-3 14-16 22z" fill="#f3e0a8" />
        <path d="M72 19q8-9 16-15" fill="none" strokeWidth="0.800" />
        <path d="M34 50h.01M66 50h.01" stroke={GOLD} strokeWidth="4" />
      </>
    ),
  },
  architect: {
    looks: {
      ...FACE,
      woman: true,
      skin: '#f0c9a4',
      hair: '#a5622b',
      cloth: '#7d6a55',
      trim: '#e5d3b0',
      dark: '#4e4031',
      wide: 15.8,
      mouth: 'smiling',
      beard: 'none',
      collar: 'frill',
    },
    attire: (
      <>
        <path d="M29 46C24 18 36 11 50 11s26 7 21 35c-2-15-9-20-21-20s-19 5-21 20z" fill="#e9dcc0" />
        <path d="M29 40c4-16 12-19 21-19s17 3 21 19" fill="none" strokeWidth="0.900" />
        <path d="M30 28q20-12 40 0" fill="none" stroke="#a5622b" strokeWidth="2.500" />
        <path d="M69 41l11-17 3 2-11 17z" fill="#d9a43a" strokeWidth="0.900" />
        <path d="M80 24l3 2 1-4z" fill="#2a1a10" strokeWidth="0.600" />
        <path d="M16 102l10-34 10 34" fill="none" stroke="#8b9197" strokeWidth="3.500" />
        <path d="M19 92q7 4 14 0" fill="none" stroke="#8b9197" strokeWidth="2.200" />
        <circle cx="26" cy="67" r="4" fill={GOLD} />
        <path d="M64 84l28-6 3 14-28 6z" fill="#f6ecd5" />
        <path d="M70 87l20-4M71 91l16-3.500M72 95l10-2" fill="none" stroke="#3a62ad" strokeWidth="1" />
      </>
    ),
  },
  warlord: {
    looks: {
      ...FACE,
      skin: '#d09a70',
      hair: '#5a2d18',
      cloth: '#7d8288',
      trim: '#a3312f',
      dark: '#5b6067',
      wide: 17,
      eyes: 'stern',
      mouth: 'still',
      beard: 'full',
    },
    attire: (
      <>
        <path d="M10 102c0-16 8-26 22-29l18 14 18-14c14 3 22 13 22 29z" fill="#9aa0a6" />
        <path d="M30 75l20 16 20-16 4 6-24 20-24-20z" fill="#a3312f" />
        <path d="M16 90h.01M24 82h.01M76 82h.01M84 90h.01" stroke="#4d5257" strokeWidth="3" />
        <path d="M29 58C24 18 40 8 50 8s26 10 21 50l-6-3c3-14 1-21-3-24H38c-4 3-6 10-3 24z" fill="#a8adb2" />
        <path d="M31 30c10-6 28-6 38 0l1 6c-12-5-28-5-40 0z" fill="#848a90" />
        <path d="M50 8v24" fill="none" />
        <path d="M50 9C44-6 62-10 84 4c6 4 8 12 6 20-6-8-16-14-26-13-6 0-10-1-14-2z" fill="#a3312f" />
        <path d="M58 4q14 0 26 12M56 7q14 2 22 8" fill="none" strokeWidth="0.800" opacity="0.6" />
        <path d="M58 47l6 8" stroke="#8a4a38" strokeWidth="1.600" />
      </>
    ),
  },
};

const RAYS = Array.from({ length: 24 }, (_, i) => i * 15);

/** A character at a window over the roofs, in the light of their colour. */
export function Portrait({ character }: { character: Character }) {
  const { looks, behind, attire } = PEOPLE[itemAt(CHARACTERS, character).id];
  return (
    <svg viewBox="0 0 100 104" aria-hidden="true" preserveAspectRatio="xMidYMax slice" className="cit-portrait">
      <g className="cit-rays" fill="currentColor">
        {RAYS.map((angle) => (
          <path key={angle} d="M50 50L46 -40h8z" transform={`rotate(${angle} 50 50)`} />
        ))}
      </g>
      <path d="M8 104V48a42 42 0 0 1 84 0v56" className="cit-window" stroke="currentColor" strokeWidth="1.500" />
      <path d="M9 104V78h7v-6h8v6h6v-9l5-7 5 7v12h20V72h8v-8l5-6 5 6v12h6v-5h7v33z" className="cit-roofs" />
      <g transform="translate(3 8) scale(0.94 0.96)">
        <Bust looks={looks} behind={behind}>
          {attire}
        </Bust>
      </g>
    </svg>
  );
}
