import { type PatternName, ICONS as SHARED } from '@belfry/board-kit';
import { type ACTION_CARDS, HARVESTS, TRADES } from '../src/data/action-cards.ts';
import { PLACE_VALUES, type Stock } from '../src/data/amounts.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { DESIGNED } from '../src/data/designed.ts';
import { FAVOURS, type Favour } from '../src/data/favours.ts';
import type { FortunaOptions } from '../src/data/options.ts';
import type { PRIVILEGES } from '../src/data/privileges.ts';
import { ICONS } from './icons.ts';

type IdOf<Rows extends readonly { readonly id: string }[]> = Rows[number]['id'];

/** A cloth on its rod: a covered favour. Drawn for this board, on the grid of the game icons. */
export const DRAPE =
  'M40 56h432v44H40zM64 120h384c4 110-8 206-44 300-22-44-52-44-74 0-22-44-52-44-74 0-22-44-52-44-74 0-22-44-52-44-74 0C72 326 60 230 64 120z';

/** The icons for goods, pieces and money. */
export const SIGNS = {
  grain: ICONS.wheat,
  wine: ICONS.grapes,
  water: ICONS['water-drop'],
  centurions: ICONS['centurion-helmet'],
  vestals: ICONS['nun-face'],
  dice: ICONS['perspective-dice-six-faces-random'],
  money: SHARED['two-coins'],
  rings: ICONS['linked-rings'],
  step: ICONS.sandal,
  card: SHARED['card-draw'],
  building: ICONS['ancient-columns'],
} as const satisfies Record<Stock | 'money' | 'rings' | 'step' | 'card' | 'building', string>;
export type Sign = keyof typeof SIGNS;

interface Family {
  readonly pigment: string;
  readonly pattern: PatternName;
}
const LAND: Family = { pigment: 'verdigris', pattern: 'dots' };
const TRADE: Family = { pigment: 'ochre', pattern: 'plain' };
const PEOPLE: Family = { pigment: 'oxblood', pattern: 'chevrons' };
const HOUSEHOLD: Family = { pigment: 'lapis', pattern: 'diagonal' };
const FATE: Family = { pigment: 'plum', pattern: 'lattice' };

/** What a card does, in signs: names of signs are shown as icons, other words as they are. */
export type Formula = readonly (Sign | `+${number}` | `${number}` | `${number}–${number}` | '→' | '·')[];

interface ActionLook extends Family {
  readonly emblem: string;
  readonly formula: Formula;
}

/** Returns a range such as `1–3`, or one number if both ends are equal. */
function range(values: readonly number[]): `${number}` | `${number}–${number}` {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least}–${most}`;
}

export const ACTION_LOOKS: Readonly<Record<IdOf<typeof ACTION_CARDS>, ActionLook>> = {
  'grain-harvest': {
    ...LAND,
    emblem: ICONS.wheat,
    formula: [`+${HARVESTS.grain.base}`, 'grain', '·', 'water', `+${HARVESTS.grain.irrigated}`],
  },
  'wine-harvest': {
    ...LAND,
    emblem: ICONS.grapes,
    formula: [`+${HARVESTS.wine.base}`, 'wine', '·', 'water', `+${HARVESTS.wine.irrigated}`],
  },
  'water-distribution': { ...LAND, emblem: ICONS.droplets, formula: [`+${DESIGNED.waterGain}`, 'water'] },
  'grain-trade': { ...TRADE, emblem: ICONS.scales, formula: ['1', 'grain', '→', `${TRADES.grain.price}`, 'money'] },
  'wine-trade': { ...TRADE, emblem: ICONS.amphora, formula: ['1', 'wine', '→', `${TRADES.wine.price}`, 'money'] },
  'hire-centurions': { ...PEOPLE, emblem: ICONS['centurion-helmet'], formula: [range(PLACE_VALUES), 'money', '→', '1', 'centurions'] },
  'recruit-vestals': { ...PEOPLE, emblem: ICONS['fire-bowl'], formula: [range(PLACE_VALUES), 'money', '→', '1', 'vestals'] },
  build: { ...HOUSEHOLD, emblem: ICONS.trowel, formula: [range(BUILDINGS.map(({ cost }) => cost)), 'money', '→', 'building'] },
  marriage: { ...HOUSEHOLD, emblem: ICONS['linked-rings'], formula: [`${DESIGNED.marry.price}`, 'money', '→', 'rings'] },
  bribery: { ...FATE, emblem: ICONS['swap-bag'], formula: [`${DESIGNED.bribe}`, 'money', '→', 'card'] },
  clergy: { ...PEOPLE, emblem: ICONS['pope-crown'], formula: ['1', 'vestals', '→', '1', 'dice'] },
  fortuna: { ...FATE, emblem: ICONS.cornucopia, formula: ['+1', 'step'] },
};

/** Returns the formula of a card; the price of the Fortuna step depends on an option. */
export function formulaOf(id: IdOf<typeof ACTION_CARDS>, offering: FortunaOptions['fortunaOffering']): Formula {
  const { formula } = ACTION_LOOKS[id];
  const price = DESIGNED.fortunaOffering[offering];
  return id === 'fortuna' && price > 0 ? [`${price}`, 'money', '→', ...formula] : formula;
}

/** Returns what a favour gives: steps for goods, for a marriage, or for vestals, who stay. */
export function favourFormula(favour: Favour): Formula {
  const row = FAVOURS[favour];
  if (row === undefined) return [];
  switch (row.effect) {
    case 'married':
      return ['rings', '→', range([row.steps, row.helpedSteps]), 'step'];
    case 'vestals':
      return [range([1, row.most]), 'vestals', '→', range([1, row.most]), 'step'];
    case 'deliver':
      return [range([1, row.most]), row.give, '→', range([1, row.most]), 'step'];
  }
}

export const FAVOUR_EMBLEMS: Readonly<Record<IdOf<typeof FAVOURS>, string>> = {
  'water-supply': ICONS['water-drop'],
  orgy: ICONS.grapes,
  'food-supply': ICONS.wheat,
  battle: ICONS['centurion-helmet'],
  'favour-of-fortuna': ICONS['linked-rings'],
  religion: ICONS['nun-face'],
};

export const BUILDING_EMBLEMS: Readonly<Record<IdOf<typeof BUILDINGS>, string>> = {
  market: ICONS.shop,
  aqueduct: ICONS.aqueduct,
  palace: ICONS['indian-palace'],
  basilica: ICONS['greek-temple'],
};

export const PRIVILEGE_EMBLEMS: Readonly<Record<IdOf<typeof PRIVILEGES>, string>> = {
  storehouse: ICONS.barn,
  recruit: ICONS['centurion-helmet'],
  novice: ICONS['nun-face'],
  'safe-conduct': ICONS['tied-scroll'],
  chariot: ICONS.chariot,
  'master-builder': ICONS.trowel,
  'noble-match': ICONS['linked-rings'],
  'bread-for-rome': ICONS.wheat,
  'wine-cellar': ICONS.amphora,
  fountain: ICONS['water-drop'],
  legion: ICONS['roman-shield'],
  'temple-of-vesta': ICONS['fire-bowl'],
  treasury: SHARED['two-coins'],
};

/** The three classes of privilege cards: pigment and pattern always together. */
export const CLASS_LOOKS: Readonly<Record<'A' | 'B' | 'C', Family>> = {
  A: { pigment: 'verdigris', pattern: 'dots' },
  B: { pigment: 'oxblood', pattern: 'chevrons' },
  C: { pigment: 'lapis', pattern: 'diagonal' },
};
