import type { Flight } from '@belfry/board-kit';
import type { Event } from '@belfry/citadels';
import { itemAt, type Seat, seatLetter, type Viewer } from '@belfry/kernel';
import { CHARACTERS } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { DISCARD_FOR_GOLD, PAID_FOR_CARDS, RECLAIMED } from '../src/data/powers.ts';
import { CHARACTER_EMBLEMS, DISTRICT_EMBLEMS } from './emblems.ts';
import { ICONS } from './icons.ts';

const gold = (seat: Seat): string => `seat:${seatLetter(seat)}:gold`;
const cards = (seat: Seat): string => `seat:${seatLetter(seat)}:cards`;
const player = (seat: Seat): string => `seat:${seatLetter(seat)}`;
const role = (character: number): string => `character:${itemAt(CHARACTERS, character).id}`;
const house = (seat: Seat, district: number): string => `city:${seatLetter(seat)}:${itemAt(DISTRICTS, district).id}`;

/** A face-down card on the draw pile. */
const BACK = '[data-place="pile"] .card-back';
const onCard = (character: number, mark: string): string => `[data-thing="${role(character)}"] ${mark}`;

/** Returns the pieces that visibly move when an event happens. */
export function flights(event: Event, viewer: Viewer): Flight[] {
  switch (event.type) {
    case 'took-gold':
    case 'extra-gold':
    case 'income':
      return coins('bank', gold(event.seat), event.gold);
    case DISCARD_FOR_GOLD:
      return [...backs(cards(event.seat), 'discard', 1), ...coins('bank', gold(event.seat), event.gold)];
    case 'robbed':
      return coins(gold(event.seat), gold(event.thief), event.gold);
    case PAID_FOR_CARDS:
      return [...coins(gold(event.seat), 'bank', event.paid), ...backs('pile', cards(event.seat), event.count)];
    case 'looked':
    case 'architect-drew':
      return backs('pile', cards(event.seat), event.count);
    case 'kept':
      return backs(cards(event.seat), event.under ? 'pile' : 'discard', event.rest);
    case 'redrew':
      return [...backs(cards(event.seat), 'discard', event.count), ...backs('pile', cards(event.seat), event.count)];
    case 'swapped':
      return [...backs(cards(event.seat), cards(event.partner), event.gave), ...backs(cards(event.partner), cards(event.seat), event.got)];
    case 'built': {
      const { id } = itemAt(DISTRICTS, event.district);
      const from = event.seat === viewer ? `hand:${id}` : cards(event.seat);
      return [
        ...coins(gold(event.seat), 'bank', event.cost),
        { from, to: house(event.seat, event.district), icon: DISTRICT_EMBLEMS[id], arrives: true },
      ];
    }
    case 'destroyed': {
      const ruin = house(event.owner, event.district);
      return [
        ...coins(gold(event.seat), 'bank', event.paid),
        { from: ruin, to: 'discard', icon: ICONS.flame, tone: 'danger', piece: `[data-thing="${ruin}"]` },
      ];
    }
    case 'named-victim':
      return [
        {
          ...marked(event.seat, event.character),
          icon: ICONS['plain-dagger'],
          tone: 'danger',
          piece: onCard(event.character, '.cit-dagger'),
        },
      ];
    case 'named-mark':
      return [
        { ...marked(event.seat, event.character), icon: ICONS['swap-bag'], tone: 'danger', piece: onCard(event.character, '.cit-purse') },
      ];
    case 'shown':
      return [
        {
          ...marked(event.seat, event.character),
          icon: CHARACTER_EMBLEMS[itemAt(CHARACTERS, event.character).id],
          piece: onCard(event.character, '.crest'),
        },
      ];
    case 'crowned':
      if (event.from === event.seat) return [];
      return [{ from: 'character:king', to: player(event.seat), icon: ICONS.crown, tone: 'gold', piece: '.cit-crown', arrives: true }];
    case RECLAIMED:
      return [...coins(gold(event.seat), 'bank', event.paid), ...backs('discard', cards(event.seat), 1)];
    default:
      return [];
  }
}

function coins(from: string, to: string, count: number): Flight[] {
  return count === 0 ? [] : [{ from, to, icon: ICONS['two-coins'], count, tone: 'gold' }];
}

function backs(from: string, to: string, count: number): Flight[] {
  return count === 0 ? [] : [{ from, to, icon: ICONS['card-draw'], count, piece: BACK }];
}

/** Returns the flight of a marker that a player places on a character. */
function marked(seat: Seat, character: number): Pick<Flight, 'from' | 'to' | 'arrives'> {
  return { from: player(seat), to: role(character), arrives: true };
}

/** Returns the things and places of an event. */
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
    case 'finished-first':
      return [`city:${seatLetter(event.seat)}`, player(event.seat)];
    case 'robbed':
      return [gold(event.seat), gold(event.thief)];
    case 'swapped':
      return [cards(event.seat), cards(event.partner)];
    default:
      return 'seat' in event ? [player(event.seat)] : [];
  }
}
