import type { Flight } from '@belfry/board-kit';
import type { Event } from '@belfry/citadels';
import { itemAt, type Seat, seatLetter } from '@belfry/kernel';
import { CHARACTERS } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { CHARACTER_EMBLEMS, DISTRICT_EMBLEMS } from './emblems.ts';
import { ICONS } from './icons.ts';

const gold = (seat: Seat): string => `seat:${seatLetter(seat)}:gold`;
const cards = (seat: Seat): string => `seat:${seatLetter(seat)}:cards`;
const player = (seat: Seat): string => `seat:${seatLetter(seat)}`;
const role = (character: number): string => `character:${itemAt(CHARACTERS, character).id}`;
const house = (seat: Seat, district: number): string => `city:${seatLetter(seat)}:${itemAt(DISTRICTS, district).id}`;

/** What visibly travels when something happens. */
export function flights(event: Event): Flight[] {
  switch (event.type) {
    case 'took-gold':
    case 'extra-gold':
    case 'income':
    case 'laboratory':
      return [{ from: 'bank', to: gold(event.seat), icon: ICONS['two-coins'], count: event.gold, tone: 'gold' }];
    case 'robbed':
      return event.gold === 0 ? [] : [{ from: gold(event.seat), to: gold(event.thief), icon: ICONS['swap-bag'], tone: 'danger' }];
    case 'looked':
    case 'architect-drew':
    case 'smithy-drew':
      return [{ from: 'pile', to: cards(event.seat), icon: ICONS['card-draw'], count: event.count }];
    case 'kept':
      return event.rest === 0
        ? []
        : [{ from: cards(event.seat), to: event.under ? 'pile' : 'discard', icon: ICONS['card-draw'], count: event.rest }];
    case 'redrew':
      return [{ from: cards(event.seat), to: 'discard', icon: ICONS['card-exchange'], count: event.count }];
    case 'swapped':
      return [
        { from: cards(event.seat), to: cards(event.partner), icon: ICONS['card-exchange'] },
        { from: cards(event.partner), to: cards(event.seat), icon: ICONS['card-exchange'] },
      ];
    case 'built':
      return [
        { from: player(event.seat), to: house(event.seat, event.district), icon: DISTRICT_EMBLEMS[itemAt(DISTRICTS, event.district).id] },
      ];
    case 'destroyed':
      return [{ from: player(event.seat), to: `city:${seatLetter(event.owner)}`, icon: ICONS.flame, tone: 'danger' }];
    case 'named-victim':
      return [{ from: player(event.seat), to: role(event.character), icon: ICONS['plain-dagger'], tone: 'danger' }];
    case 'named-mark':
      return [{ from: player(event.seat), to: role(event.character), icon: ICONS['swap-bag'], tone: 'danger' }];
    case 'shown':
      return [{ from: player(event.seat), to: role(event.character), icon: CHARACTER_EMBLEMS[itemAt(CHARACTERS, event.character).id] }];
    case 'crowned':
      return [{ from: 'bank', to: player(event.seat), icon: ICONS.crown, tone: 'gold' }];
    case 'graveyard-bought':
      return [{ from: 'discard', to: cards(event.seat), icon: ICONS.tombstone }];
    default:
      return [];
  }
}

/** The things and places an event was about. */
export function eventThings(event: Event): string[] {
  switch (event.type) {
    case 'built':
      return [house(event.seat, event.district), player(event.seat)];
    case 'destroyed':
      return [`city:${seatLetter(event.owner)}`, player(event.seat), player(event.owner)];
    case 'shown':
    case 'named-victim':
    case 'named-mark':
    case 'turn-ended':
    case 'victim-revealed':
      return [role(event.character), player(event.seat)];
    case 'unanswered':
      return [role(event.character)];
    case 'faced-up':
      return event.characters.map(role);
    case 'robbed':
      return [gold(event.seat), gold(event.thief)];
    case 'swapped':
      return [cards(event.seat), cards(event.partner)];
    default:
      return 'seat' in event ? [player(event.seat)] : [];
  }
}

/** The icon of a line in the log. */
export function eventIcon(event: Event): string {
  switch (event.type) {
    case 'shown':
    case 'unanswered':
    case 'turn-ended':
    case 'victim-revealed':
      return CHARACTER_EMBLEMS[itemAt(CHARACTERS, event.character).id];
    case 'built':
      return DISTRICT_EMBLEMS[itemAt(DISTRICTS, event.district).id];
    case 'took-gold':
    case 'extra-gold':
    case 'income':
      return ICONS['two-coins'];
    case 'named-victim':
      return ICONS['plain-dagger'];
    case 'named-mark':
    case 'robbed':
      return ICONS['swap-bag'];
    case 'destroyed':
      return ICONS.flame;
    case 'crowned':
    case 'round-began':
    case 'king-returned':
      return ICONS.crown;
    case 'swapped':
    case 'redrew':
      return ICONS['card-exchange'];
    case 'finished-first':
    case 'game-ended':
      return ICONS['laurel-crown'];
    case 'graveyard-bought':
    case 'graveyard-passed':
      return ICONS.tombstone;
    case 'laboratory':
      return ICONS['bubbling-flask'];
    case 'smithy-drew':
      return ICONS.anvil;
    case 'drafted':
    case 'hid':
    case 'hid-first':
    case 'took-first-hidden':
    case 'faced-up':
      return ICONS.hood;
    default:
      return ICONS['card-draw'];
  }
}
