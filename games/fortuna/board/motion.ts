import type { Flight } from '@belfry/board-kit';
import type { Event } from '@belfry/fortuna';
import { itemAt, NONE, type Seat, seatLetter } from '@belfry/kernel';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { FAVOURS } from '../src/data/favours.ts';
import { PRIVILEGES } from '../src/data/privileges.ts';
import { BUILDING_EMBLEMS, DRAPE, FAVOUR_EMBLEMS, PRIVILEGE_EMBLEMS, SIGNS } from './emblems.ts';
import { ICONS } from './icons.ts';

const player = (seat: Seat): string => `seat:${seatLetter(seat)}`;
const money = (seat: Seat): string => `seat:${seatLetter(seat)}:money`;
const hand = (seat: Seat): string => `seat:${seatLetter(seat)}:cards`;
const pawn = (seat: Seat): string => `pawn:${seatLetter(seat)}`;
const province = (seat: Seat, what: string): string => `province:${seatLetter(seat)}:${what}`;
const cardId = (card: number): string => `card:${itemAt(ACTION_CARDS, card).id}`;
const favourId = (favour: number): string => `favour:${itemAt(FAVOURS, favour).id}`;
/** A piece in the supply. */
const stock = (what: string): string => `[data-place="supply:${what}"] .icon`;
const SCROLL = '[data-place="pile"] .card-back';
const paid = (seat: Seat, count: number, to = 'bank'): Flight[] =>
  count === 0 ? [] : [{ from: money(seat), to, icon: SIGNS.money, count, tone: 'gold' }];

/** A flight from the supply. */
const supplied = (what: keyof typeof SIGNS, to: string, count = 1): Flight => ({
  from: `supply:${what}`,
  to,
  icon: SIGNS[what],
  count,
  piece: stock(what),
});

/** A flight from a province. */
const given = (seat: Seat, what: keyof typeof SIGNS, to: string, count = 1): Flight => ({
  from: province(seat, what),
  to,
  icon: SIGNS[what],
  count,
  piece: stock(what),
});

/** Returns the pieces that visibly move when an event happens. Swapped action cards and pawns animate themselves. */
export function flights(event: Event): Flight[] {
  switch (event.type) {
    case 'aqueduct-filled':
      return [supplied('water', `built:${seatLetter(event.seat)}:aqueduct`)];
    case 'harvested':
      return [supplied(event.crop, province(event.seat, event.crop), event.amount)];
    case 'took-water':
      return [supplied('water', province(event.seat, 'water'), event.amount)];
    case 'sold':
      return [
        given(event.seat, event.crop, `supply:${event.crop}`, event.amount),
        { from: 'bank', to: money(event.seat), icon: SIGNS.money, count: event.money, tone: 'gold' },
      ];
    case 'hired':
      return [...paid(event.seat, event.paid), supplied(event.piece, province(event.seat, event.piece), event.count)];
    case 'built': {
      const { id } = itemAt(BUILDINGS, event.building);
      return [
        ...paid(event.seat, event.paid),
        { from: `building:${id}`, to: `built:${seatLetter(event.seat)}:${id}`, icon: BUILDING_EMBLEMS[id], arrives: true },
      ];
    }
    case 'married':
      return [
        ...paid(event.seat, event.paid),
        {
          from: cardId(8),
          to: `rings:${seatLetter(event.seat)}`,
          icon: SIGNS.rings,
          tone: 'gold',
          piece: `[data-place="rings:${seatLetter(event.seat)}"]`,
          arrives: true,
        },
      ];
    case 'dowry':
      return [{ from: 'bank', to: money(event.seat), icon: SIGNS.money, count: event.money, tone: 'gold' }];
    case 'bribed':
      return paid(event.seat, event.paid, event.owner === NONE ? 'bank' : money(event.owner));
    case 'ordained':
      return [given(event.seat, 'vestals', 'supply:vestals'), supplied('dice', province(event.seat, 'dice'))];
    case 'offered':
      return paid(event.seat, event.paid);
    case 'army-used':
      return [{ ...given(event.seat, 'centurions', cardId(event.card)), tone: 'danger' }];
    case 'rolled':
      return [
        { from: province(event.seat, 'dice'), to: 'dice', icon: SIGNS.dice, piece: '[data-place="dice"] .for-dice-row', arrives: true },
      ];
    case 'taxed':
      return [{ from: money(event.seat), to: 'bank', icon: SIGNS.money, count: event.money, tone: 'danger' }];
    case 'served':
    case 'took-tokens':
    case 'covered-extra':
    case 'tokens-placed':
      return ofFavours(event);
    case 'drew':
    case 'palace-took':
    case 'kept':
    case 'used-goods':
    case 'used-piece':
    case 'used-steps':
      return ofPrivileges(event);
    default:
      return [];
  }
}

function ofFavours(event: Extract<Event, { type: 'served' | 'took-tokens' | 'covered-extra' | 'tokens-placed' }>): Flight[] {
  switch (event.type) {
    case 'served':
      return served(event.seat, event.favour, event.steps);
    case 'took-tokens':
      return [
        {
          from: favourId(event.favour),
          to: hand(event.seat),
          icon: ICONS['wax-seal'],
          count: event.tokens,
          tone: 'gold',
          piece: stock('tokens'),
        },
      ];
    case 'covered-extra':
      return [
        {
          from: player(event.seat),
          to: favourId(event.favour),
          icon: DRAPE,
          piece: `[data-thing="${favourId(event.favour)}"] .for-drape`,
          arrives: true,
        },
      ];
    case 'tokens-placed':
      return event.favours.map((favour) => ({
        from: 'supply:tokens',
        to: favourId(favour),
        icon: ICONS['wax-seal'],
        tone: 'gold',
        piece: stock('tokens'),
      }));
  }
}

function ofPrivileges(
  event: Extract<Event, { type: 'drew' | 'palace-took' | 'kept' | 'used-goods' | 'used-piece' | 'used-steps' }>,
): Flight[] {
  switch (event.type) {
    case 'drew':
      return [{ from: 'pile', to: hand(event.seat), icon: ICONS['tied-scroll'], count: event.count, piece: SCROLL }];
    case 'palace-took':
      return [{ from: 'road:palace', to: hand(event.seat), icon: ICONS['tied-scroll'], piece: SCROLL }];
    case 'kept':
      return event.laidOff.length === 0
        ? []
        : [{ from: hand(event.seat), to: 'pile:discard', icon: ICONS['tied-scroll'], count: event.laidOff.length, piece: SCROLL }];
    case 'used-goods':
      return event.goods.map((good) => supplied(good, province(event.seat, good)));
    case 'used-piece':
      return [supplied(event.piece, province(event.seat, event.piece))];
    case 'used-steps':
      return [
        { from: hand(event.seat), to: pawn(event.seat), icon: PRIVILEGE_EMBLEMS[itemAt(PRIVILEGES, event.privilege).id], piece: SCROLL },
      ];
  }
}

/** Delivered pieces fly to the tablet; those that only count glow on it. */
function served(seat: Seat, favour: number, steps: number): Flight[] {
  const row = itemAt(FAVOURS, favour);
  const from =
    row.effect === 'deliver'
      ? province(seat, row.give)
      : row.effect === 'vestals'
        ? province(seat, 'vestals')
        : `rings:${seatLetter(seat)}`;
  const piece = row.effect === 'deliver' ? stock(row.give) : row.effect === 'vestals' ? stock('vestals') : `[data-place="${from}"]`;
  return [{ from, to: favourId(favour), icon: FAVOUR_EMBLEMS[row.id], count: row.effect === 'deliver' ? steps : 1, piece }];
}

/** Returns the things and places of an event. */
export function eventThings(event: Event): string[] {
  switch (event.type) {
    case 'drafted':
    case 'turned-up':
    case 'performed':
    case 'skipped':
    case 'bribed':
      return [cardId(event.card), player(event.seat)];
    case 'army-used':
      return [cardId(event.card), province(event.seat, 'centurions')];
    case 'protected':
      return [...(event.card === null ? [] : [cardId(event.card)]), player(event.seat)];
    case 'protection-shown':
      return event.cards.map(cardId);
    case 'swapped':
      return [cardId(event.gave), cardId(event.took)];
    case 'harvested':
      return [province(event.seat, event.crop)];
    case 'took-water':
      return [province(event.seat, 'water')];
    case 'sold':
      return [province(event.seat, event.crop), money(event.seat)];
    case 'hired':
    case 'used-piece':
      return [province(event.seat, event.piece)];
    case 'ordained':
      return [province(event.seat, 'vestals'), province(event.seat, 'dice')];
    case 'built':
      return [`built:${seatLetter(event.seat)}:${itemAt(BUILDINGS, event.building).id}`];
    case 'aqueduct-filled':
      return [`built:${seatLetter(event.seat)}:aqueduct`];
    case 'rolled':
      return ['dice', player(event.seat)];
    case 'served':
      return [favourId(event.favour), pawn(event.seat)];
    case 'took-tokens':
    case 'covered-extra':
      return [favourId(event.favour), player(event.seat)];
    case 'tokens-placed':
    case 'favours-opened':
      return event.favours.map(favourId);
    case 'used-goods':
      return event.goods.map((good) => province(event.seat, good));
    case 'offered':
    case 'driven-back':
    case 'used-steps':
      return [pawn(event.seat), player(event.seat)];
    case 'arrived':
    case 'palace-looked':
    case 'palace-took':
      return ['road:palace', pawn(event.seat)];
    case 'taxed':
    case 'dowry':
    case 'married':
      return [money(event.seat), player(event.seat)];
    default:
      return 'seat' in event ? [player(event.seat)] : [];
  }
}
