import { type Badge, type BoardModule, type Fact, lessonsBy, ICONS as SHARED, seatsAround } from '@belfry/board-kit';
import type { Event, Move, View } from '@belfry/bruges';
import { joinTexts, type Phrase, type Seat } from '@belfry/kernel';
import { COACH_CLAUSES } from '../src/data/coach.ts';
import { COLOURS } from '../src/data/colours.ts';
import { TEXT as COACHING_TEXT } from '../src/text/coach/index.ts';
import { asks } from './asks.ts';
import { Board } from './board.tsx';
import { beat, harms } from './drama.ts';
import { drops } from './drops.ts';
import { eventIcon } from './event-icons.ts';
import { gather } from './gather.ts';
import { Hand } from './hand.tsx';
import { ICONS } from './icons.ts';
import { eventThings, flights } from './motion.ts';
import { remark } from './remarks.ts';
import { Residents } from './residents.tsx';
import { homeOf, scored } from './scored.ts';
import { ambience, sounds } from './sounds.ts';
import { TEXT } from './text/index.ts';

const VERB_ICONS: Readonly<Record<string, string>> = {
  stop: ICONS.halt,
  pay: ICONS.upgrade,
  stay: ICONS.halt,
  'end-turn': SHARED.hourglass,
  decline: ICONS.halt,
  done: SHARED['check-mark'],
  repeat: ICONS.cycle,
};

const TURN_EVENTS: ReadonlySet<Event['type']> = new Set([
  'round-began',
  'rolled',
  'took-workers',
  'took-guilders',
  'played-threat',
  'built-canal',
  'built-house',
  'recruited',
  'turned-majority',
]);

export const board: BoardModule<View, Move, Event> = {
  text: joinTexts(TEXT, COACHING_TEXT),
  lesson: lessonsBy(COACH_CLAUSES),
  remark,
  room: 'room-bruges',
  Board,
  Hand,
  order: ({ seats, viewer }) => seatsAround(viewer, seats.length),
  facts,
  badges,
  Closely: Residents,
  progress,
  eventIcon,
  eventThings,
  opensTurn: ({ type }) => TURN_EVENTS.has(type),
  gather,
  flights,
  sounds,
  ambience,
  beat,
  harms,
  scored,
  homeOf,
  matters: (_, { seat }) => [homeOf(seat), ...COLOURS.map((colour) => `die:${colour}`)],
  drops,
  asks,
  nameOf,
  // BRU-7.2 Each player may pay for a step every round.
  inAdvance: [{ kind: 'advance', move: { do: 'stay' } }],
  light: new Set(['draw-from']),
  verbIcon: (verb) => VERB_ICONS[verb],
};

/** Returns the name of a selected thing, for a headline. */
function nameOf(thing: string): Phrase | undefined {
  const [kind, id] = thing.split(':');
  if (kind === 'hand' || kind === 'person') return { key: `person.${id}` };
  if (kind === 'house') return { key: `house.${id}` };
  if (kind === 'canal') return { key: `canal.name.${id}` };
  return kind === 'worker' || kind === 'supply' ? { key: `workers.${id}`, args: { n: 1 } } : undefined;
}

function facts(view: View, seat: Seat): Fact[] {
  const held = view.seats[seat];
  if (held === undefined) return [];
  const { points, step, guilders, workers } = held;
  return [
    { id: 'points', icon: SHARED['laurel-crown'], label: 'fact.points', value: points, score: true, total: true, clause: 'BRU-15.2' },
    { id: 'guilders', icon: SHARED['two-coins'], label: 'fact.guilders', value: guilders, clause: 'BRU-9.4' },
    { id: 'workers', icon: ICONS.meeple, label: 'fact.workers', value: total(workers), clause: 'BRU-9.3' },
    { id: 'step', icon: ICONS.stairs, label: 'fact.step', value: step, clause: 'BRU-7.2' },
  ];
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function badges(view: View, seat: Seat): Badge[] {
  return view.start === seat ? [{ icon: ICONS['flying-flag'], label: { key: 'badge.start' }, clause: 'BRU-2.2' }] : [];
}

function progress({ round, phase, circle, lastRound }: View) {
  const last = lastRound > 0 && round >= lastRound;
  return { key: last ? 'progress.last' : 'progress', args: { round, phase: { key: `phase.${phase}`, args: { turn: circle + 1 } } } };
}
