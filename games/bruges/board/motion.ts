import type { Flight } from '@belfry/board-kit';
import { ICONS as SHARED } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';
import { type Seat, seatLetter } from '@belfry/kernel';
import { MAJORITIES, PENALTIES, SIDES, type Side } from '../src/data/board.ts';
import { type Card, person } from '../src/data/cards.ts';
import { type Colour, colourName } from '../src/data/colours.ts';
import { GROUP_EMBLEMS, MAJORITY_EMBLEMS, PENALTY_EMBLEMS } from './emblems.ts';
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

/** What visibly travels when something happens. */
export function flights(event: Event): Flight[] {
  switch (event.type) {
    case 'drew':
      return [{ from: `pile:${SIDES[event.side]}`, to: hand(event.seat), icon: SHARED['card-draw'] }];
    case 'took-threat':
      return [
        {
          from: `die:${colourName(event.colour)}`,
          to: threats(event.seat, event.colour),
          icon: PENALTY_EMBLEMS[PENALTIES[event.colour]],
          tone: 'danger',
        },
      ];
    case 'penalty':
      return [
        { from: threats(event.seat, event.colour), to: player(event.seat), icon: PENALTY_EMBLEMS[PENALTIES[event.colour]], tone: 'danger' },
      ];
    case 'advanced':
      return [{ from: player(event.seat), to: `step:${event.step}`, icon: ICONS.stairs, tone: 'gold' }];
    case 'took-workers':
      return [{ from: hand(event.seat), to: workers(event.seat), icon: ICONS.meeple, count: event.workers }];
    case 'took-guilders':
      return [{ from: 'bank', to: fact(event.seat, 'guilders'), icon: SHARED['two-coins'], count: event.guilders, tone: 'gold' }];
    case 'gained':
      return [{ from: resident(event.card), to: player(event.seat), icon: emblem(event.card), tone: 'gold' }];
    case 'built-canal':
      return [{ from: player(event.seat), to: canal(event.seat, event.side), icon: ICONS['stone-bridge'] }];
    case 'won-statue':
      return [{ from: 'statues', to: canal(event.seat, event.side), icon: ICONS['stone-bust'], tone: 'gold' }];
    case 'built-house':
    case 'laid-house':
      return [{ from: hand(event.seat), to: street(event.seat), icon: ICONS['family-house'] }];
    case 'recruited':
      return [{ from: hand(event.seat), to: resident(event.card), icon: emblem(event.card) }];
    case 'gave-guilders':
      return [
        {
          from: fact(event.seat, 'guilders'),
          to: fact(event.to, 'guilders'),
          icon: SHARED['two-coins'],
          count: event.guilders,
          tone: 'gold',
        },
      ];
    case 'gave-worker':
      return [{ from: workers(event.seat), to: workers(event.to), icon: ICONS.meeple }];
    case 'lost-person':
      return [{ from: street(event.seat), to: 'discard', icon: emblem(event.card), tone: 'danger' }];
    case 'discarded':
      return [{ from: hand(event.seat), to: 'discard', icon: ICONS['card-discard'] }];
    case 'lost-house':
      return [{ from: street(event.seat), to: 'discard', icon: PENALTY_EMBLEMS.fire, tone: 'danger' }];
    case 'lost-canal':
      return [{ from: canal(event.seat, event.side), to: player(event.seat), icon: ICONS['stone-bridge'], tone: 'danger' }];
    case 'turned-majority':
      return [{ from: 'bank', to: player(event.seat), icon: SHARED['laurel-crown'], tone: 'gold' }];
    default:
      return [];
  }
}

/** The things and places an event was about. */
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

/** The icon of a line in the log. */
export function eventIcon(event: Event): string {
  switch (event.type) {
    case 'took-threat':
    case 'penalty':
    case 'protected':
    case 'played-threat':
    case 'returned':
    case 'threats-cleared':
      return PENALTY_EMBLEMS[PENALTIES[event.colour]];
    case 'advanced':
    case 'stayed':
    case 'stepped-back':
      return ICONS.stairs;
    case 'took-workers':
    case 'swapped':
    case 'gave-worker':
      return ICONS.meeple;
    case 'took-guilders':
    case 'gave-guilders':
      return SHARED['two-coins'];
    case 'built-canal':
    case 'lost-canal':
      return ICONS['stone-bridge'];
    case 'won-statue':
      return ICONS['stone-bust'];
    case 'built-house':
    case 'laid-house':
    case 'lost-house':
      return ICONS['family-house'];
    case 'recruited':
    case 'activated':
    case 'repeated':
    case 'helped':
    case 'gained':
    case 'lost-person':
      return emblem(event.card);
    case 'turned-majority':
      return MAJORITY_EMBLEMS[MAJORITIES[event.majority] ?? 'people'];
    case 'laurel':
    case 'game-ended':
      return SHARED['laurel-crown'];
    case 'round-began':
    case 'last-round':
      return ICONS['flying-flag'];
    case 'turn-ended':
      return SHARED.hourglass;
    case 'discarded':
      return ICONS['card-discard'];
    default:
      return SHARED['card-draw'];
  }
}
