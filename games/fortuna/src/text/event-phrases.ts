import { itemAt, NONE, type Phrase, type PhraseArg } from '@belfry/kernel';
import { FAVOURS } from '../data/favours.ts';
import type { Privilege } from '../data/privileges.ts';
import type { Event } from '../rules/events.ts';
import {
  amountOf,
  buildingName,
  cardName,
  deliveredOf,
  favourName,
  goodsList,
  listOf,
  piecesOf,
  privilegeName,
  seatName,
  sideOwner,
} from './names.ts';

type Args = Record<string, PhraseArg>;
type Seated = { readonly seat: PhraseArg };

/** A line of the log. Events whose secret part the reader may not know have a second wording. */
export function sayEvent(event: Event): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'dealt':
      return { key, args: { order: event.order.map(seatName) } };
    case 'round-began':
      return { key, args: { round: event.round, order: event.order.map(seatName) } };
    case 'protection-shown':
      return { key, args: { cards: event.cards.map(cardName) } };
    case 'reshuffled':
      return { key, args: { count: event.count } };
    case 'order-set':
      return { key, args: { order: event.order.map(seatName) } };
    case 'tokens-placed':
    case 'favours-opened':
      return { key, args: { count: event.favours.length, favours: listOf(event.favours.map(favourName)) } };
    case 'game-ended':
      return { key, args: { round: event.round } };
    default:
      return sayTurnEvent(event, { seat: seatName(event.seat) });
  }
}

function sayTurnEvent(event: Extract<Event, { seat: number }>, seat: Seated): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'aqueduct-filled':
    case 'turn-ended':
      return { key, args: seat };
    case 'drafted':
    case 'turned-up':
    case 'performed':
    case 'skipped':
    case 'army-used':
      return { key, args: { ...seat, card: cardName(event.card) } };
    case 'protected':
      return event.card === null ? { key: `${key}.unseen`, args: seat } : { key, args: { ...seat, card: cardName(event.card) } };
    case 'harvested':
      return { key: event.irrigated ? `${key}.irrigated` : key, args: { ...seat, goods: amountOf(event.crop, event.amount) } };
    case 'took-water':
      return { key, args: { ...seat, goods: amountOf('water', event.amount) } };
    case 'sold':
      return { key, args: { ...seat, goods: amountOf(event.crop, event.amount), money: event.money } };
    case 'hired':
      return { key, args: { ...seat, pieces: piecesOf(event.piece, event.count), paid: event.paid } };
    case 'built':
      return { key, args: { ...seat, building: buildingName(event.building), paid: event.paid } };
    case 'married':
      return { key, args: { ...seat, paid: event.paid } };
    case 'dowry':
    case 'taxed':
      return { key, args: { ...seat, money: event.money } };
    case 'bribed':
      return {
        // FOR-5.10 For a card of an open side the bank is paid.
        key: event.owner === NONE ? `${key}.open` : key,
        args: {
          ...seat,
          card: cardName(event.card),
          owner: sideOwner(event.side, event.owner),
          paid: event.paid,
        },
      };
    case 'ordained':
      return { key, args: { ...seat, dice: event.dice } };
    case 'offered':
      return { key, args: { ...seat, paid: event.paid, step: event.step } };
    case 'swapped':
      return { key, args: { ...seat, gave: cardName(event.gave), took: cardName(event.took), owner: sideOwner(event.side, event.owner) } };
    case 'rolled':
      return { key, args: { ...seat, dice: event.dice } };
    case 'served': {
      const row = itemAt(FAVOURS, event.favour);
      const args = { ...seat, favour: favourName(event.favour), number: row.number, steps: event.steps, step: event.step };
      return row.effect === 'deliver'
        ? { key: `${key}.delivered`, args: { ...args, given: deliveredOf(row.give, event.steps) } }
        : { key, args };
    }
    case 'took-tokens':
      return { key, args: { ...seat, favour: favourName(event.favour), tokens: event.tokens } };
    case 'driven-back':
      return { key, args: { ...seat, steps: event.steps, step: event.step } };
    case 'spared':
      return { key, args: { ...seat, die: event.die } };
    case 'arrived':
      return { key, args: { ...seat, place: event.place } };
    case 'covered-extra':
      return { key, args: { ...seat, favour: favourName(event.favour) } };
    case 'palace-looked':
    case 'drew':
    case 'palace-took':
    case 'kept':
    case 'used-goods':
    case 'used-piece':
    case 'used-steps':
      return sayPrivilege(event, seat);
    case 'scored':
      return sayScore(event, seat);
  }
}

type PrivilegeEvent = Extract<
  Event,
  { type: 'palace-looked' | 'drew' | 'palace-took' | 'kept' | 'used-goods' | 'used-piece' | 'used-steps' }
>;

function sayPrivilege(event: PrivilegeEvent, seat: Seated): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'palace-looked':
    case 'drew':
      return cards(key, event.privileges, { ...seat, count: event.count });
    case 'palace-took':
      return cards(key, event.privilege === null ? null : [event.privilege], { ...seat, left: event.left });
    case 'kept':
      return cards(key, event.privileges, {
        ...seat,
        count: event.count,
        rest: event.laidOff.length,
        laidOff: listOf(event.laidOff.map(privilegeName)),
      });
    case 'used-goods':
      return { key, args: { ...seat, privilege: privilegeName(event.privilege), goods: goodsList(event.goods) } };
    case 'used-piece':
      return { key, args: { ...seat, privilege: privilegeName(event.privilege), pieces: piecesOf(event.piece, 1) } };
    case 'used-steps':
      return { key, args: { ...seat, privilege: privilegeName(event.privilege), steps: event.steps, step: event.step } };
  }
}

function cards(key: string, privileges: readonly Privilege[] | null, args: Args): Phrase {
  return privileges === null
    ? { key: `${key}.unseen`, args }
    : { key, args: { ...args, privileges: listOf(privileges.map(privilegeName)) } };
}

// FOR-16.10 Steps, each card with what was handed in, copies without effect, and what is left for the ties; the points are told by the score sheet.
function sayScore({ sheet }: Extract<Event, { type: 'scored' }>, seat: Seated): Phrase {
  if (!sheet.inside) return { key: 'event.scored.outside', args: { ...seat, step: sheet.step } };
  const lines = sheet.cards.map(({ privilege, copies, handedIn }) => ({
    key: 'score.card',
    args: { privilege: privilegeName(privilege), handedIn, spare: copies - 1 },
  }));
  const left = { money: sheet.money, centurions: sheet.centurions, vestals: sheet.vestals };
  return { key: 'event.scored', args: { ...seat, step: sheet.step, cards: listOf(lines), total: sheet.total, ...left } };
}
