import { type Badge, type BoardModule, type Fact, ICONS as SHARED } from '@belfry/board-kit';
import type { Event, Move, View } from '@belfry/fortuna';
import { itemAt, type Phrase, type Seat } from '@belfry/kernel';
import { FORTUNA } from '../src/data/action-cards.ts';
import { OWNER_OF, SIDE_AT } from '../src/data/sides.ts';
import { asks } from './asks.ts';
import { Board, Hand } from './board.tsx';
import { DRAPE, SIGNS } from './emblems.ts';
import { filledPlaces } from './filled-places.ts';
import { ICONS } from './icons.ts';
import { lesson, lessonsEn, lessonsNl } from './lessons.ts';
import { eventIcon, eventThings, flights } from './motion.ts';
import { en } from './text/en.ts';
import { nl } from './text/nl.ts';

const VERB_ICONS: Readonly<Record<string, string>> = {
  perform: ICONS['tied-scroll'],
  skip: ICONS['card-exchange'],
  irrigate: SIGNS.water,
  'leave-dry': SIGNS.grain,
  army: SIGNS.centurions,
  done: SIGNS.dice,
  serve: SHARED['laurel-crown'],
  decline: SHARED.hourglass,
  cover: DRAPE,
  'cover-none': SHARED.hourglass,
  use: ICONS['tied-scroll'],
  end: SHARED.hourglass,
};

/** The board of Fortuna. */
export const board: BoardModule<View, Move, Event> = {
  text: { en: { ...en, ...lessonsEn }, nl: { ...nl, ...lessonsNl } },
  lesson,
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
  flights,
  asks,
  light: new Set(['swap-card']),
  verbIcon: (verb) => VERB_ICONS[verb],
};

const countOf = (places: number): number => filledPlaces(places).filter(Boolean).length;

/** Step, money and cards stand in the panel; the rest stands in the province and is told when a move changes it. */
function facts(view: View, seat: Seat): Fact[] {
  const { step, money, handSize, grain, wine, water, aqueductWater, centurions, vestals, dice, buildings } = itemAt(view.seats, seat);
  return [
    { id: 'step', icon: SIGNS.step, label: 'fact.step', value: step, score: true, clause: 'FOR-16.3' },
    { id: 'money', icon: SIGNS.money, label: 'fact.money', value: money, clause: 'FOR-14.2' },
    { id: 'cards', icon: ICONS['tied-scroll'], label: 'fact.cards', value: handSize, clause: 'FOR-11.2' },
    { id: 'grain', icon: SIGNS.grain, label: 'fact.grain', value: grain, clause: 'FOR-14.1' },
    { id: 'wine', icon: SIGNS.wine, label: 'fact.wine', value: wine, clause: 'FOR-14.1' },
    { id: 'water', icon: SIGNS.water, label: 'fact.water', value: water + aqueductWater, clause: 'FOR-14.1' },
    { id: 'centurions', icon: SIGNS.centurions, label: 'fact.centurions', value: countOf(centurions), clause: 'FOR-14.1' },
    { id: 'vestals', icon: SIGNS.vestals, label: 'fact.vestals', value: countOf(vestals), clause: 'FOR-14.1' },
    { id: 'dice', icon: SIGNS.dice, label: 'fact.dice', value: dice, clause: 'FOR-14.1' },
    {
      id: 'buildings',
      icon: SIGNS.building,
      label: 'fact.buildings',
      value: buildings.reduce((sum, count) => sum + count, 0),
      clause: 'FOR-12.2',
    },
  ];
}

function badges(view: View, seat: Seat): Badge[] {
  const side = SIDE_AT[view.cards.indexOf(FORTUNA)];
  const holder = side === undefined ? -1 : (OWNER_OF[view.seats.length]?.[side] ?? -1);
  return [
    ...(view.order[0] === seat ? [{ icon: SHARED['laurel-crown'], label: { key: 'badge.start' } }] : []),
    ...(holder === seat ? [{ icon: ICONS.cornucopia, label: { key: 'badge.fortuna' } }] : []),
    ...(view.seats[seat]?.married ? [{ icon: SIGNS.rings, label: { key: 'badge.married' } }] : []),
  ];
}

function progress({ round, palace }: View): Phrase {
  return { key: palace.arrivals.length > 0 ? 'progress.last' : 'progress.round', args: { round: Math.max(1, round) } };
}
