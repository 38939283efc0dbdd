import { type Badge, type BoardModule, type Fact, lessonsBy, ICONS as SHARED } from '@belfry/board-kit';
import type { Event, Move, View } from '@belfry/fortuna';
import { itemAt, joinTexts, type Phrase, type Seat } from '@belfry/kernel';
import { ADVANCE } from '../src/data/action-cards.ts';
import { COACH_CLAUSES } from '../src/data/coach.ts';
import { OWNER_OF, SIDE_AT, SIDES } from '../src/data/sides.ts';
import { TEXT as COACHING_TEXT } from '../src/text/coach/index.ts';
import { asks } from './asks.ts';
import { Board, Hand } from './board.tsx';
import { beat, harms } from './drama.ts';
import { drops } from './drops.ts';
import { DRAPE, SIGNS } from './emblems.ts';
import { eventIcon } from './event-icons.ts';
import { filledPlaces } from './filled-places.ts';
import { gather } from './gather.ts';
import { ICONS } from './icons.ts';
import { eventThings, flights } from './motion.ts';
import { remark } from './remarks.ts';
import { homeOf, scored } from './scored.ts';
import { ambience, sounds } from './sounds.ts';
import { TEXT } from './text/index.ts';

const VERB_ICONS: Readonly<Record<string, string>> = {
  perform: ICONS['tied-scroll'],
  skip: ICONS['card-exchange'],
  irrigate: SIGNS.water,
  'leave-dry': SHARED.hourglass,
  army: SIGNS.centurions,
  done: SIGNS.dice,
  serve: SHARED['laurel-crown'],
  decline: SHARED.hourglass,
  cover: DRAPE,
  'cover-none': SHARED.hourglass,
  use: ICONS['tied-scroll'],
  end: SHARED.hourglass,
};

export const board: BoardModule<View, Move, Event> = {
  text: joinTexts(TEXT, COACHING_TEXT),
  lesson: lessonsBy(COACH_CLAUSES),
  remark,
  room: 'room-fortuna',
  Board,
  Hand,
  order: ({ order }) => order,
  facts,
  badges,
  progress,
  eventIcon,
  eventThings,
  opensTurn: ({ type }) => type === 'turned-up' || type === 'round-began',
  gather,
  flights,
  sounds,
  ambience,
  beat,
  harms,
  scored,
  homeOf,
  // Cards move between all sides; serving the emperor depends on the dice.
  matters: (_, { kind }) => [...SIDES.map((side) => `side:${side}`), ...(kind === 'serve-emperor' ? ['dice'] : [])],
  drops,
  asks,
  nameOf,
  light: new Set(['swap-card']),
  verbIcon: (verb) => VERB_ICONS[verb],
  // FOR-4.2 A card without effect is the lesser way to play it.
  lastVerbs: new Set(['skip']),
};

const NAMED: Readonly<Record<string, string>> = {
  card: 'action',
  favour: 'favour',
  building: 'building',
  drawn: 'privilege',
  palace: 'privilege',
  hand: 'privilege',
  good: 'good',
};

/** Returns the name of a selected thing, for a headline. */
function nameOf(thing: string): Phrase | undefined {
  const [kind = '', id] = thing.split(':');
  return NAMED[kind] === undefined ? undefined : { key: `${NAMED[kind]}.${id}` };
}

const countOf = (places: number): number => filledPlaces(places).filter(Boolean).length;

/** The panel shows step, money and cards; the province shows goods and pieces, which are mentioned when a move changes them. */
function facts(view: View, seat: Seat): Fact[] {
  const { step, money, handSize, grain, wine, water, aqueductWater, centurions, vestals, dice, buildings } = itemAt(view.seats, seat);
  return [
    { id: 'step', icon: SIGNS.step, label: 'fact.step', value: step, score: true, clause: 'FOR-16.3' },
    { id: 'money', icon: SIGNS.money, label: 'fact.money', value: money, clause: 'FOR-14.2' },
    { id: 'cards', icon: ICONS['tied-scroll'], label: 'fact.cards', value: handSize, clause: 'FOR-11.2' },
    { id: 'grain', icon: SIGNS.grain, label: 'fact.grain', value: grain, clause: 'FOR-14.1', only: 'changes' },
    { id: 'wine', icon: SIGNS.wine, label: 'fact.wine', value: wine, clause: 'FOR-14.1', only: 'changes' },
    { id: 'water', icon: SIGNS.water, label: 'fact.water', value: water + aqueductWater, clause: 'FOR-14.1', only: 'changes' },
    { id: 'centurions', icon: SIGNS.centurions, label: 'fact.centurions', value: countOf(centurions), clause: 'FOR-14.1', only: 'changes' },
    { id: 'vestals', icon: SIGNS.vestals, label: 'fact.vestals', value: countOf(vestals), clause: 'FOR-14.1', only: 'changes' },
    { id: 'dice', icon: SIGNS.dice, label: 'fact.dice', value: dice, clause: 'FOR-14.1', only: 'changes' },
    {
      id: 'buildings',
      icon: SIGNS.building,
      label: 'fact.buildings',
      value: buildings.reduce((sum, count) => sum + count, 0),
      clause: 'FOR-12.2',
      only: 'changes',
    },
  ];
}

function badges(view: View, seat: Seat): Badge[] {
  const side = SIDE_AT[view.cards.indexOf(ADVANCE)];
  const holder = side === undefined ? -1 : (OWNER_OF[view.seats.length]?.[side] ?? -1);
  return [
    ...(view.order[0] === seat ? [{ icon: SHARED['laurel-crown'], label: { key: 'badge.start' }, clause: 'FOR-2.1' }] : []),
    // FOR-13.1 After the last round no other begins.
    ...(holder === seat && view.palace.arrivals.length === 0 && view.phase !== 'over'
      ? [{ icon: ICONS.cornucopia, label: { key: 'badge.fortuna' }, clause: 'FOR-13.2' }]
      : []),
    ...(view.seats[seat]?.married ? [{ icon: SIGNS.rings, label: { key: 'badge.married' }, clause: 'FOR-5.9' }] : []),
  ];
}

function progress({ round, palace }: View): Phrase {
  return { key: palace.arrivals.length > 0 ? 'progress.last' : 'progress.round', args: { round: Math.max(1, round) } };
}
