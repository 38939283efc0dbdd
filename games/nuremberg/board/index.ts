import { type Badge, type BoardModule, CREST_ICONS, type Fact, lessonsBy, ICONS as SHARED, seatsAround } from '@belfry/board-kit';
import { type Decision, itemAt, joinTexts, type Phrase, type Seat } from '@belfry/kernel';
import type { Event, Move, View } from '@belfry/nuremberg';
import { COACH_CLAUSES } from '../src/data/coach.ts';
import { COUNCILS } from '../src/data/council.ts';
import { ROADS } from '../src/data/region.ts';
import { KINDS } from '../src/data/resources.ts';
import { TIMELINE } from '../src/data/timeline.ts';
import { TEXT as COACHING_TEXT } from '../src/text/coach/index.ts';
import { TEXT as PLACES } from '../src/text/places/index.ts';
import { asks } from './asks.ts';
import { Board } from './board.tsx';
import { beat, harms } from './drama.ts';
import { drops } from './drops.ts';
import { COIN, KIND_LOOKS, markOf, PIECE_ICONS, PRESTIGE } from './emblems.ts';
import { eventIcon } from './event-icons.ts';
import { furtherCall } from './further-call.ts';
import { gather } from './gather.ts';
import { Hand } from './hand.tsx';
import { everyHandIn } from './hand-in.ts';
import { ICONS } from './icons.ts';
import { eventThings, flights } from './motion.ts';
import { nameOf } from './phrases.ts';
import { remark } from './remarks.ts';
import { scored } from './scored.ts';
import { ambience, sounds } from './sounds.ts';
import { inAdvance, standing } from './standing-answers.ts';
import { TEXT } from './text/index.ts';
import { CounterWindow, OfferWindow } from './trade-window.tsx';

const VERB_ICONS: Readonly<Record<string, string>> = {
  offer: ICONS.scales,
  counter: ICONS.scales,
  accept: SHARED['check-mark'],
  decline: ICONS.cancel,
  close: ICONS.cancel,
  deal: SHARED['check-mark'],
  steal: ICONS['mounted-knight'],
  'steal-nothing': ICONS.cancel,
  'wall-help-yes': ICONS['stone-wall'],
  'wall-help-no': ICONS.cancel,
  swap: PRESTIGE,
  'end-turn': SHARED.hourglass,
  'hand-in': ICONS['mounted-knight'],
};

export const board: BoardModule<View, Move, Event> = {
  text: joinTexts(TEXT, PLACES, COACHING_TEXT),
  lesson: lessonsBy(COACH_CLAUSES),
  remark,
  room: 'room-nuremberg',
  Board,
  Hand,
  order: ({ seats, viewer }) => seatsAround(viewer, seats.length),
  facts,
  badges,
  progress,
  eventIcon,
  eventThings,
  opensTurn: ({ type }) => type === 'turn-began',
  gather,
  flights,
  sounds,
  ambience,
  beat,
  harms,
  scored,
  matters,
  drops,
  asks,
  nameOf,
  standing,
  inAdvance,
  beyond: (view, viewer) => [...everyHandIn(view, viewer), ...furtherCall(view, viewer)],
  verbIcon: (verb) => VERB_ICONS[verb],
  windows: { 'verb:offer': OfferWindow, 'verb:counter': CounterWindow },
};

/** The map always matters; next to it an offer and what the goods in it are for, or everything the player can build. */
function matters(_: View, { kind }: Decision): string[] {
  if (kind.startsWith('trade-')) return ['counter', 'region', 'prices', 'goods'];
  return kind === 'turn-action' ? ['region', 'city', 'prices', 'goods', 'bank'] : ['region'];
}

/**
 * The panel shows points, cards, gold and prestige; the player's cards by kind, rights and stations are mentioned when a move changes them.
 */
function facts(view: View, seat: Seat): Fact[] {
  const { points, gold, handSize, hand, prestige } = itemAt(view.seats, seat);
  const rights = view.rights.filter((holder) => holder === seat).length;
  const stations = view.stations.filter((owner) => owner === seat).length;
  return [
    { id: 'points', icon: SHARED['laurel-crown'], label: 'fact.points', value: points, score: true, total: true, clause: 'NUR-17.5' },
    // If the kinds are known, they say more than their sum.
    {
      id: 'cards',
      icon: SHARED['card-draw'],
      label: 'fact.cards',
      value: handSize,
      clause: 'NUR-1.13',
      ...(hand === null ? {} : { only: 'panel' }),
    },
    { id: 'gold', icon: COIN, label: 'fact.gold', value: gold, clause: 'NUR-7.6' },
    { id: 'prestige', icon: PRESTIGE, label: 'fact.prestige', value: prestige, clause: 'NUR-15.1' },
    ...(hand ?? []).map((value, at): Fact => {
      const kind = itemAt(KINDS, at);
      return { id: kind, icon: KIND_LOOKS[kind].icon, label: `kind.${kind}`, value, clause: 'NUR-3.4', only: 'changes' };
    }),
    { id: 'rights', icon: PIECE_ICONS.station, label: 'fact.rights', value: rights, clause: 'NUR-9.7', only: 'changes' },
    { id: 'stations', icon: PIECE_ICONS.station, label: 'fact.stations', value: stations, clause: 'NUR-9.1', only: 'changes' },
  ];
}

function badges(view: View, seat: Seat): Badge[] {
  const { council } = itemAt(view.seats, seat);
  const rights = view.rights.flatMap((holder, road) => (holder === seat ? [road] : []));
  return [
    { icon: markOf(seat), label: { key: 'badge.mark' } },
    ...(council === 0
      ? []
      : [{ icon: CREST_ICONS.crown, label: { key: `council.${itemAt(COUNCILS, council - 1).id}` }, clause: 'NUR-15.2' }]),
    ...rights.map((road) => ({ icon: PIECE_ICONS.station, label: { key: `right.${itemAt(ROADS, road).id}` }, clause: 'NUR-9.7' })),
  ];
}

function progress({ turn, year }: View): Phrase {
  return { key: 'report.turn', args: { turn: Math.max(1, turn), year: itemAt(TIMELINE, year).year } };
}
