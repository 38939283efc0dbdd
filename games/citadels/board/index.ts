import { type Badge, type BoardModule, type Fact, lessonsBy, seatsAround } from '@belfry/board-kit';
import type { Event, Move, View } from '@belfry/citadels';
import { type Decision, itemAt, joinTexts, type Phrase, type Seat } from '@belfry/kernel';
import { CHARACTERS } from '../src/data/characters.ts';
import { COACH_CLAUSES } from '../src/data/coach.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { ASK_RECLAIM, DISCARD_FOR_GOLD, PAY_FOR_CARDS, RECLAIM } from '../src/data/powers.ts';
import { TEXT as COACHING_TEXT } from '../src/text/coach/index.ts';
import { Board, Hand } from './board.tsx';
import { Districts } from './city.tsx';
import { beat, harms } from './drama.ts';
import { drops } from './drops.ts';
import { CHARACTER_EMBLEMS, DISTRICT_EMBLEMS } from './emblems.ts';
import { eventIcon } from './event-icons.ts';
import { gather } from './gather.ts';
import { ICONS } from './icons.ts';
import { eventThings, flights } from './motion.ts';
import { remark } from './remarks.ts';
import { homeOf, scored } from './scored.ts';
import { ambience, sounds } from './sounds.ts';
import { inAdvance } from './standing-answers.ts';
import { TEXT } from './text/index.ts';

const VERB_ICONS: Readonly<Record<string, string>> = {
  'take-gold': ICONS['two-coins'],
  'draw-cards': ICONS['card-draw'],
  'take-income': ICONS['two-coins'],
  build: ICONS.castle,
  murder: ICONS['plain-dagger'],
  steal: ICONS['swap-bag'],
  'swap-hands': ICONS['card-exchange'],
  redraw: ICONS['card-pickup'],
  'architect-draw': ICONS.compass,
  destroy: ICONS.flame,
  [DISCARD_FOR_GOLD]: DISTRICT_EMBLEMS[DISCARD_FOR_GOLD],
  [PAY_FOR_CARDS]: DISTRICT_EMBLEMS[PAY_FOR_CARDS],
  'end-turn': ICONS.moon,
  [`${RECLAIM}-buy`]: DISTRICT_EMBLEMS[RECLAIM],
  [`${RECLAIM}-pass`]: ICONS.moon,
};

export const board: BoardModule<View, Move, Event> = {
  text: joinTexts(TEXT, COACHING_TEXT),
  lesson: lessonsBy(COACH_CLAUSES),
  remark,
  room: 'room-citadels',
  Board,
  Hand,
  order: ({ seats, viewer }) => seatsAround(viewer, seats.length),
  facts,
  badges,
  Closely: Districts,
  progress: ({ round }) => ({ key: 'report.round', args: { round } }),
  eventIcon,
  eventThings,
  opensTurn: ({ type }) => type === 'shown' || type === 'round-began' || type === 'unanswered',
  gather,
  flights,
  sounds,
  ambience,
  beat,
  harms,
  inAdvance,
  scored,
  homeOf,
  matters,
  compose,
  drops,
  asks,
  nameOf,
  light: new Set(['keep-cards']),
  verbIcon: (verb) => VERB_ICONS[verb],
};

/** The draft and the choice of a victim depend on all cities, the choice of cards only on the player's own. */
function matters({ seats }: View, { kind, seat }: Decision): string[] {
  if (kind === 'keep-cards' || kind === ASK_RECLAIM) return [homeOf(seat)];
  return seats.map((_, other) => homeOf(other));
}

function facts(view: View, seat: Seat): Fact[] {
  const { points, gold, handSize, city } = itemAt(view.seats, seat);
  return [
    { id: 'points', icon: ICONS['laurel-crown'], label: 'fact.points', value: points, score: true, total: true, clause: 'CIT-19.1' },
    { id: 'gold', icon: ICONS['two-coins'], label: 'fact.gold', value: gold, clause: 'CIT-1.7' },
    { id: 'cards', icon: ICONS['card-draw'], label: 'fact.cards', value: handSize, clause: 'CIT-1.7' },
    { id: 'districts', icon: ICONS.house, label: 'fact.districts', value: city.length, clause: 'CIT-18.1' },
  ];
}

function badges(view: View, seat: Seat): Badge[] {
  const crown: Badge[] = view.crown === seat ? [{ icon: ICONS.crown, label: { key: 'badge.crown' }, clause: 'CIT-2.2' }] : [];
  const shown = view.shown.flatMap((holder, character) => (holder === seat ? [character] : []));
  return [
    ...crown,
    ...shown.map((character) => ({
      icon: CHARACTER_EMBLEMS[itemAt(CHARACTERS, character).id],
      label: { key: `character.${itemAt(CHARACTERS, character).id}` },
      clause: 'CIT-4.2',
    })),
  ];
}

/** The prompts follow the steps of a turn: first gold or cards, then building, then everything else. */
function asks({ turn }: View, { kind }: Decision, moves: readonly Move[]): Phrase | undefined {
  if (kind !== 'turn-action') return undefined;
  // CIT-22.5 With no card left anywhere there is only gold.
  if (!turn.resourceTaken) return { key: moves.some((move) => move.do === 'draw-cards') ? 'asks.resource' : 'asks.gold' };
  if (moves.some((move) => move.do === 'build')) return { key: 'asks.build' };
  return { key: moves.length > 1 ? 'asks.rest' : 'asks.end' };
}

/** Returns the name of a selected thing, for a headline. */
function nameOf(thing: string): Phrase | undefined {
  const [kind, ...ids] = thing.split(':');
  if (kind === 'hand' || kind === 'looked' || kind === 'city') return { key: `district.${ids.at(-1)}` };
  return kind === 'pool' || kind === 'character' ? { key: `character.${ids[0]}` } : undefined;
}

/** Composes the Magician's discard of any part of the hand: the cards selected after the verb. */
function compose(picks: readonly string[]): Move | null {
  const [verb, ...cards] = picks;
  if (verb !== 'verb:redraw' || cards.length === 0) return null;
  const districts = cards.map((id) => DISTRICTS.findIndex((row) => `hand:${row.id}` === id)).sort((a, b) => a - b);
  return districts.includes(-1) ? null : { do: 'redraw', districts };
}
