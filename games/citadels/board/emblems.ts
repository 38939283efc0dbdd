import type { CharacterId } from '../src/data/characters.ts';
import type { DistrictId } from '../src/data/districts.ts';
import { ICONS } from './icons.ts';

export const DISTRICT_EMBLEMS: Readonly<Record<DistrictId, string>> = {
  manor: ICONS['family-house'],
  castle: ICONS.castle,
  palace: ICONS['indian-palace'],
  temple: ICONS['greek-temple'],
  church: ICONS.church,
  monastery: ICONS['monk-face'],
  cathedral: ICONS['saint-basil-cathedral'],
  tavern: ICONS['beer-stein'],
  market: ICONS['shopping-bag'],
  'trading-post': ICONS.trade,
  docks: ICONS['harbor-dock'],
  harbor: ICONS.anchor,
  'town-hall': ICONS['scroll-quill'],
  watchtower: ICONS.watchtower,
  prison: ICONS.imprisoned,
  battlefield: ICONS['crossed-swords'],
  fortress: ICONS['locked-fortress'],
  'haunted-city': ICONS['floating-ghost'],
  keep: ICONS['stone-tower'],
  graveyard: ICONS.tombstone,
  laboratory: ICONS['bubbling-flask'],
  smithy: ICONS.anvil,
  observatory: ICONS.telescope,
  library: ICONS.bookshelf,
  'school-of-magic': ICONS['magic-swirl'],
  'dragon-gate': ICONS['dragon-head'],
  university: ICONS['graduate-cap'],
};

export const CHARACTER_EMBLEMS: Readonly<Record<CharacterId, string>> = {
  assassin: ICONS['hooded-assassin'],
  thief: ICONS.robber,
  magician: ICONS['wizard-face'],
  king: ICONS['old-king'],
  bishop: ICONS['pope-crown'],
  merchant: ICONS.scales,
  architect: ICONS.compass,
  warlord: ICONS['visored-helm'],
};

/** What a part of a roof is painted with: the wall or roof colour of its family, gold, light stone; a line is not filled. */
export type Paint = 'roof' | 'wall' | 'gold' | 'light' | 'line';

/** The roof by which a district is known in a skyline: parts from back to front, above a wall from 8 to 56 whose top is at 0. */
interface RoofShape {
  /** How far it rises above the wall. */
  readonly height: number;
  readonly parts: readonly (readonly [Paint, string])[];
}

const BATTLEMENT = 'M4 6v-16h8v6h7v-6h8v6h10v-6h8v6h7v-6h8v16z';
const CORNICE = 'M4 6h56l-4 6H8z';
const STAR = 'l1.900 4.200 4.600.400-3.500 3 1.100 4.500-4.100-2.400-4.100 2.400 1.100-4.500-3.500-3 4.600-.400z';
const ball = (x: number, y: number, r = 2.4): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const ROOFS: Readonly<Record<DistrictId, RoofShape>> = {
  manor: {
    height: 29,
    parts: [
      ['wall', 'M14 -12v-16h7v16zM43 -12v-16h7v16z'],
      ['roof', 'M3 2L15 -20H49L61 2z'],
      ['wall', 'M26 -3v-8l6-6 6 6v8z'],
    ],
  },
  castle: {
    height: 44,
    parts: [
      ['wall', 'M18 2v-9h5v4h6v-4h6v4h6v-4h5v9zM5 2v-20h14v20zM45 2v-20h14v20z'],
      ['roof', 'M3 -18l9-16 9 16zM43 -18l9-16 9 16z'],
      ['gold', 'M12 -34v-9l8 3-8 3M52 -34v-9l8 3-8 3'],
    ],
  },
  palace: {
    height: 38,
    parts: [
      ['wall', 'M6 1v-15h9v15zM49 1v-15h9v15zM15 1v-7h34v7z'],
      ['roof', 'M18 -6c0-24 28-24 28 0zM5 -14l5.500-10 5.500 10zM48 -14l5.500-10 5.500 10zM30 -22h4v-8h-4z'],
      ['gold', ball(32, -33, 3.4)],
    ],
  },
  temple: {
    height: 24,
    parts: [
      ['wall', 'M5 2v-7h54v7z'],
      ['roof', 'M2 -5L32 -23L62 -5z'],
      ['gold', ball(32, -11, 3)],
    ],
  },
  church: {
    height: 50,
    parts: [
      ['roof', 'M22 2L40 -18L60 2z'],
      ['wall', 'M9 2v-18h17v18z'],
      ['roof', 'M7 -16L17.500 -42L28 -16z'],
      ['line', 'M17.500 -42v-7M14.500 -46h6'],
    ],
  },
  monastery: {
    height: 47,
    parts: [
      ['roof', 'M4 2L14 -14H50L60 2z'],
      ['wall', 'M24 -14v-14h16v14z'],
      ['gold', 'M27 -16c2-1 1-7 5-7s3 6 5 7z'],
      ['roof', 'M21 -28L32 -38L43 -28z'],
      ['line', 'M32 -38v-8M29 -43h6'],
    ],
  },
  cathedral: {
    height: 47,
    parts: [
      ['roof', 'M20 2L32 -20L44 2z'],
      ['wall', 'M7 2v-16h15v16zM42 2v-16h15v16z'],
      ['roof', 'M5 -14L14.500 -42L24 -14zM40 -14L49.500 -42L59 -14z'],
      ['gold', `${ball(14.5, -43)}${ball(49.5, -43)}${ball(32, -7, 3.4)}`],
    ],
  },
  tavern: {
    height: 29,
    parts: [
      ['wall', 'M43 -8v-18h8v18z'],
      ['roof', 'M3 3L32 -27L61 3z'],
      ['gold', ball(32, -9, 4.4)],
    ],
  },
  market: {
    height: 29,
    parts: [
      ['gold', 'M32 -14v-14l9 4-9 4'],
      ['roof', 'M4 2L14 -16H50L60 2z'],
      ['light', 'M17 2l5-18h6l-2 18zM38 2l-2-18h6l5 18z'],
    ],
  },
  'trading-post': {
    height: 28,
    parts: [['roof', 'M8 0v-6h7v-7h7v-7h6v-7h8v7h6v7h7v7h7v6z']],
  },
  docks: {
    height: 38,
    parts: [
      ['roof', 'M5 2v-8h54v8zM18 -6v-31h35v5H24v26z'],
      ['line', 'M24 -18L38 -32M48 -32v10'],
      ['gold', 'M43 -22h10v9H43z'],
    ],
  },
  harbor: {
    height: 47,
    parts: [
      ['line', 'M32 -8v-38'],
      ['light', 'M34 -43q15 9 15 29H34zM30 -36q-12 7-13 22h13z'],
      ['gold', 'M32 -46l-9 2 9 3z'],
      ['roof', 'M4 2L12 -9H52L60 2z'],
    ],
  },
  'town-hall': {
    height: 47,
    parts: [
      ['roof', 'M4 2L14 -11H50L60 2z'],
      ['wall', 'M23 -9v-22h18v22z'],
      ['light', ball(32, -20, 5.6)],
      ['line', 'M32 -24v4l3 2'],
      ['roof', 'M20 -31L32 -42L44 -31z'],
      ['gold', ball(32, -43)],
    ],
  },
  watchtower: {
    height: 33,
    parts: [
      ['wall', 'M15 0v-14h4v14zM45 0v-14h4v14z'],
      ['gold', 'M32 -13c5 5 5 9 0 12c-5-3-5-7 0-12z'],
      ['roof', 'M8 -13L32 -32L56 -13zM3 -1h58l-5 8H8z'],
    ],
  },
  prison: {
    height: 12,
    parts: [
      ['roof', BATTLEMENT],
      ['roof', CORNICE],
    ],
  },
  battlefield: {
    height: 39,
    parts: [
      ['line', 'M16 -8v-30M48 -8v-30'],
      ['gold', 'M16 -38h14l-4 6 4 6H16z'],
      ['light', 'M48 -38H34l4 6-4 6h14z'],
      ['roof', BATTLEMENT],
    ],
  },
  fortress: {
    height: 26,
    parts: [
      ['roof', 'M16 6v-14h6v5h6v-5h8v5h6v-5h6v14z'],
      ['wall', 'M2 8v-22h16v22zM46 8v-22h16v22z'],
      ['roof', 'M0 -13v-12h5v5h3v-5h4v5h3v-5h5v12zM44 -13v-12h5v5h3v-5h4v5h3v-5h5v12z'],
    ],
  },
  'haunted-city': {
    height: 43,
    parts: [
      ['roof', 'M8 2L22 -15L19 -21L38 -42L43 -19L57 2z'],
      ['gold', 'M29 -14l2-9 6-1 1 10z'],
      ['line', 'M4 -31q4-5 7 0q3-5 7 0M47 -36q3-4 6 0q3-4 6 0'],
    ],
  },
  keep: {
    height: 31,
    parts: [
      ['wall', 'M17 2v-22h30v22z'],
      ['roof', 'M14 -16v-14h7v6h7v-6h8v6h7v-6h7v14zM5 4v-11h6v5h6v6zM59 4v-11h-6v5h-6v6z'],
      ['gold', 'M30 -12h4v9h-4z'],
    ],
  },
  graveyard: {
    height: 36,
    parts: [
      ['line', 'M32 -20v-15M27 -30h10M8 0v-15M4 -10h8M56 0v-15M52 -10h8'],
      ['roof', 'M13 2L32 -22L51 2z'],
      ['gold', ball(32, -7, 3.4)],
    ],
  },
  laboratory: {
    height: 45,
    parts: [
      ['roof', 'M42 2v-26h-2v-4h15v4h-2v26zM8 2c0-24 32-24 32 0z'],
      ['light', `${ball(46, -33, 4)}${ball(53, -39, 3)}${ball(44, -41, 2)}`],
      ['gold', ball(24, -7, 4)],
    ],
  },
  smithy: {
    height: 47,
    parts: [
      ['gold', 'M43 -46c7 7 7 12 0 16c-7-4-7-9 0-16z'],
      ['wall', 'M35 0v-32h16v32z'],
      ['roof', 'M33 -30v-5h20v5zM3 3L13 -14H47L61 3z'],
    ],
  },
  observatory: {
    height: 39,
    parts: [
      ['roof', 'M8 2c0-36 48-36 48 0z'],
      ['light', 'M30 -25h9l-3 19h-4z'],
      ['gold', 'M34 -16L50 -38l8 6L40 -11z'],
    ],
  },
  library: {
    height: 35,
    parts: [
      ['wall', 'M7 2v-17h50v17z'],
      ['light', 'M13 -13h5v13h-5zM24 -13h5v13h-5zM35 -13h5v13h-5zM46 -13h5v13h-5z'],
      ['roof', 'M3 -14L32 -34L61 -14z'],
      ['gold', 'M25 -18v-6q4-2 7 1q3-3 7-1v6q-4-2-7 1q-3-3-7-1z'],
    ],
  },
  'school-of-magic': {
    height: 46,
    parts: [
      ['roof', 'M12 2C22 -14 22 -30 42 -45C38 -30 44 -12 52 2z'],
      ['gold', `M31 -18${STAR}M54 -40${STAR}M12 -30${STAR}`],
    ],
  },
  'dragon-gate': {
    height: 46,
    parts: [
      ['wall', 'M19 -8v-14h26v14z'],
      ['roof', 'M0 3Q11 -2 16 -12H48Q53 -2 64 3zM7 -18Q18 -23 22 -34H42Q46 -23 57 -18z'],
      ['line', 'M32 -34v-8'],
      ['gold', `${ball(32, -43)}${ball(2, 1)}${ball(62, 1)}`],
    ],
  },
  university: {
    height: 34,
    parts: [
      ['gold', `M32 -33${STAR}`],
      ['roof', 'M10 0c0-30 44-30 44 0z'],
      ['line', 'M20 0c2-17 4-21 12-23M44 0c-2-17-4-21-12-23'],
    ],
  },
};
