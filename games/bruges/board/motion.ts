import type { Flight } from '@belfry/board-kit';
import { ICONS as SHARED } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';
import { NONE, type Seat, seatLetter, type Viewer } from '@belfry/kernel';
import { MAJORITIES, PENALTIES, SIDES, type Side } from '../src/data/board.ts';
import { type Card, person } from '../src/data/cards.ts';
import { ALL_COLOURS, type Colour, colourName } from '../src/data/colours.ts';
import { GROUP_EMBLEMS, PENALTY_EMBLEMS } from './emblems.ts';
import { dress } from './families.ts';
import { ICONS } from './icons.ts';

const player = (seat: Seat): string => `seat:${seatLetter(seat)}`;
const fact = (seat: Seat, id: string): string => `seat:${seatLetter(seat)}:${id}`;
const hand = (seat: Seat): string => `backs:${seatLetter(seat)}`;
const street = (seat: Seat): string => `street:${seatLetter(seat)}`;
const workers = (seat: Seat): string => `workers:${seatLetter(seat)}`;
const canal = (seat: Seat, side: Side): string => `canal:${seatLetter(seat)}:${SIDES[side]}`;
const threats = (seat: Seat, colour: Colour): string => `threats:${seatLetter(seat)}:${colourName(colour)}`;
const resident = (card: Card): string => `person:${person(card).id}`;
const emblem = (card: Card): string => GROUP_EMBLEMS[person(card).group];

const fieldOf = (seat: Seat, side: Side, space: number): string => `[data-place="${canal(seat, side)}"] .bru-field:nth-child(${space})`;
const STATUE = '[data-place="statues"] span:not(.bru-statue-gone)';
const stair = (step: number): string => `.bru-stairs li:nth-child(${step + 1}) .bru-pawns`;
/** A card of a hand: its face for the owner, its back for everyone else. */
const held = (seat: Seat, card: Card, viewer: Viewer): string => (seat === viewer ? `hand:${person(card).id}` : hand(seat));

/** Returns the pieces that visibly move when an event happens. */
export function flights(event: Event, viewer: Viewer): Flight[] {
  switch (event.type) {
    case 'drew': {
      const pile = `pile:${SIDES[event.side]}`;
      return [{ from: pile, to: hand(event.seat), icon: SHARED['card-draw'], piece: `[data-thing="${pile}"] .bru-back` }];
    }
    case 'took-threat': {
      const die = `die:${colourName(event.colour)}`;
      const to = threats(event.seat, event.colour);
      return [{ from: die, to, icon: PENALTY_EMBLEMS[PENALTIES[event.colour]], tone: 'danger', piece: `[data-place="${die}"] .bru-omen` }];
    }
    case 'penalty': {
      const from = threats(event.seat, event.colour);
      const icon = PENALTY_EMBLEMS[PENALTIES[event.colour]];
      return [{ from, to: player(event.seat), icon, tone: 'danger', piece: `[data-place="${from}"] .bru-threat` }];
    }
    case 'advanced':
      return [
        ...coins(fact(event.seat, 'guilders'), 'bank', event.paid),
        { from: stair(event.step - 1), to: stair(event.step), icon: ICONS.stairs, arrives: true },
      ];
    case 'stepped-back':
      return [{ from: stair(event.step + 1), to: stair(event.step), icon: ICONS.stairs, arrives: true }];
    case 'took-workers':
      return workersTo(held(event.seat, event.card, viewer), event.seat, event.colour, event.workers);
    case 'took-guilders':
      return coins('bank', fact(event.seat, 'guilders'), event.guilders);
    case 'gained':
      return [
        ...coins(resident(event.card), fact(event.seat, 'guilders'), event.guilders),
        ...ALL_COLOURS.flatMap((colour) => workersTo(resident(event.card), event.seat, colour, event.workers[colour] ?? 0)),
        ...laurels(resident(event.card), event.seat, event.points),
      ];
    case 'built-canal':
      return [
        ...coins(fact(event.seat, 'guilders'), 'bank', event.paid),
        {
          from: event.card === NONE ? player(event.seat) : held(event.seat, event.card, viewer),
          to: canal(event.seat, event.side),
          icon: ICONS['stone-bridge'],
          piece: fieldOf(event.seat, event.side, event.space),
          arrives: true,
        },
      ];
    case 'won-statue':
      return [{ from: 'statues', to: canal(event.seat, event.side), icon: ICONS['stone-bust'], tone: 'gold', piece: STATUE }];
    case 'built-house':
    case 'laid-house': {
      const from = event.type === 'built-house' ? hand(event.seat) : player(event.seat);
      return [{ from, to: street(event.seat), icon: ICONS['family-house'], arrives: true }];
    }
    case 'recruited':
      return [
        ...coins(fact(event.seat, 'guilders'), 'bank', event.paid),
        { from: held(event.seat, event.card, viewer), to: resident(event.card), icon: emblem(event.card), arrives: true },
      ];
    case 'returned':
      return laurels(threats(event.seat, event.colour), event.seat, event.points);
    case 'gave-guilders':
      return coins(fact(event.seat, 'guilders'), fact(event.to, 'guilders'), event.guilders);
    case 'gave-worker':
      return workersTo(workers(event.seat), event.to, event.colour, 1);
    case 'turned-majority': {
      const to = `majority:${seatLetter(event.seat)}:${MAJORITIES[event.majority]}`;
      return [{ from: player(event.seat), to, icon: SHARED['laurel-crown'], tone: 'gold', arrives: true }];
    }
    case 'laurel':
      return laurels(resident(event.card), event.seat, event.points);
    case 'lost-person':
    case 'discarded':
    case 'lost-house':
    case 'lost-canal':
      return lost(event, viewer);
    default:
      return [];
  }
}

/** Returns the pieces that leave a hand or a town. */
function lost(event: Extract<Event, { type: 'lost-person' | 'discarded' | 'lost-house' | 'lost-canal' }>, viewer: Viewer): Flight[] {
  switch (event.type) {
    case 'lost-person': {
      const from = resident(event.card);
      return [{ from, to: 'discard', icon: emblem(event.card), tone: 'danger', piece: `[data-thing="${from}"]` }];
    }
    case 'discarded':
      return [
        {
          from: held(event.seat, event.card, viewer),
          to: 'discard',
          icon: ICONS['card-discard'],
          ...cardOf(event.seat, event.card, viewer),
        },
        ...coins('bank', fact(event.seat, 'guilders'), event.guilders),
      ];
    case 'lost-house': {
      const from = event.person === NONE ? street(event.seat) : resident(event.person);
      const piece = event.person === NONE ? `[data-place="${from}"] .bru-house` : `[data-thing="${from}"]`;
      return [{ from, to: 'discard', icon: PENALTY_EMBLEMS.fire, tone: 'danger', piece }];
    }
    case 'lost-canal':
      return [
        {
          ...{ from: canal(event.seat, event.side), to: player(event.seat), icon: ICONS['stone-bridge'], tone: 'danger' },
          piece: fieldOf(event.seat, event.side, event.space),
        },
      ];
  }
}

function coins(from: string, to: string, count: number): Flight[] {
  return count === 0 ? [] : [{ from, to, icon: SHARED['two-coins'], count, tone: 'gold' }];
}

function workersTo(from: string, seat: Seat, colour: Colour, count: number): Flight[] {
  const to = workers(seat);
  const worker = `.bru-worker.${dress(colour).split(' ').join('.')}`;
  return count === 0 ? [] : [{ from, to, icon: ICONS.meeple, count, piece: `[data-place="${to}"] ${worker}` }];
}

function laurels(from: string, seat: Seat, points: number): Flight[] {
  const to = fact(seat, 'points');
  return points === 0 ? [] : [{ from, to, icon: SHARED['laurel-crown'], count: points, piece: `[data-place="${to}"] .icon` }];
}

function cardOf(seat: Seat, card: Card, viewer: Viewer): Pick<Flight, 'piece'> {
  return { piece: seat === viewer ? `[data-thing="hand:${person(card).id}"]` : `[data-place="${hand(seat)}"] .bru-back` };
}

/** Returns the things and places of an event. */
export function eventThings(event: Event): string[] {
  const who = 'seat' in event ? [player(event.seat)] : [];
  switch (event.type) {
    case 'drew':
      return [`pile:${SIDES[event.side]}`, ...who];
    case 'rolled':
      return ['die:blue', 'die:brown', 'die:purple', 'die:red', 'die:yellow'];
    case 'took-threat':
    case 'penalty':
    case 'returned':
    case 'threats-cleared':
      return [threats(event.seat, event.colour), ...who];
    case 'advanced':
    case 'stepped-back':
      return [`step:${event.step}`, ...who];
    case 'built-canal':
    case 'lost-canal':
    case 'won-statue':
      return [canal(event.seat, event.side), ...who];
    case 'built-house':
    case 'laid-house':
    case 'lost-house':
    case 'lost-person':
      return [street(event.seat), ...who];
    case 'recruited':
    case 'activated':
    case 'repeated':
    case 'helped':
    case 'gained':
    case 'protected':
    case 'laurel':
      return [resident(event.card), ...who];
    case 'took-workers':
    case 'swapped':
      return [workers(event.seat), ...who];
    case 'gave-worker':
      return [workers(event.seat), workers(event.to)];
    case 'turned-majority':
      return [`majority:${seatLetter(event.seat)}:${MAJORITIES[event.majority]}`, ...who];
    default:
      return who;
  }
}
