import { itemAt, NONE, type Phrase, type PhraseArg, type Seat } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard, HARVESTS } from '../data/action-cards.ts';
import { IRRIGATION_WATER, MONEY_LIMIT, PALACE_STEP, type Piece, TAX } from '../data/amounts.ts';
import { DESIGNED } from '../data/designed.ts';
import { FAVOURS } from '../data/favours.ts';
import { PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { OWNER_OF, SIDE_AT, type Side } from '../data/sides.ts';
import type { Move } from '../rules/moves.ts';
import { nextPrice, withCheapest, withoutHighest } from '../rules/places.ts';
import { salePrice } from '../rules/trade.ts';
import type { SeatView, View } from '../view/view.ts';
import { amountOf, cardName, deliveredOf, favourName, piecesOf, privilegeName, sideOwner } from './names.ts';

type Args = Record<string, PhraseArg>;

/** A move as a choice in this position, where its numbers depend on it; undefined where they do not. */
export function sayChoice(move: Move, view: View): Phrase | undefined {
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer] : undefined;
  if (own === undefined) return undefined;
  const key = `move.${move.do}.here`;
  const asked = view.pending.find(({ seat }) => seat === view.viewer);
  switch (move.do) {
    case 'perform':
      return { key, args: { card: cardName(move.card), gist: gistOf(move.card, own, view) } };
    case 'army': {
      // FOR-6.5 The centurion has left before the card is performed.
      const left = { ...own, centurions: withoutHighest(own.centurions) };
      return { key, args: { card: cardName(move.card), gist: gistOf(move.card, left, view) } };
    }
    case 'bribe':
      return {
        // FOR-5.10 For a card of an open side the bank is paid.
        key: ownerOf(move.card, view) === NONE ? 'move.bribe.open' : key,
        args: {
          ...lyingWith(move.card, view),
          gist: gistOf(move.card, { ...own, money: own.money - DESIGNED.bribe }, view),
          price: DESIGNED.bribe,
        },
      };
    case 'swap': {
      const gave = view.cards[view.turn.played];
      return gave === undefined ? undefined : { key, args: { ...lyingWith(move.card, view), gave: cardName(gave) } };
    }
    case 'irrigate': {
      if (asked?.kind !== 'irrigate') return undefined;
      const { base, irrigated } = HARVESTS[asked.crop];
      const amount = Math.min(view.supply[asked.crop], move.yes ? base + irrigated : base);
      return { key: move.yes ? 'move.irrigate.here' : 'move.leave-dry.here', args: { goods: amountOf(asked.crop, amount) } };
    }
    case 'sell': {
      if (asked?.kind !== 'sell-amount') return undefined;
      const money = Math.min(MONEY_LIMIT - own.money, move.amount * salePrice(asked.crop, own.buildings));
      return { key, args: { goods: amountOf(asked.crop, move.amount), money } };
    }
    case 'hire':
      return asked?.kind === 'hire-count'
        ? { key, args: { pieces: piecesOf(asked.piece, move.count), price: hirePrice(own, asked.piece, move.count) } }
        : undefined;
    case 'done':
      // FOR-7.17 In the palace there is no phase 4.
      return own.step === PALACE_STEP ? { key: 'move.done.palace' } : { key, args: { dice: own.dice } };
    case 'serve': {
      const row = itemAt(FAVOURS, move.favour);
      const args = {
        favour: favourName(move.favour),
        number: row.number,
        steps: move.steps,
        step: own.step + move.steps,
        tokens: itemAt(view.tokens, move.favour),
      };
      if (row.effect !== 'deliver') return { key, args };
      return { key: 'move.serve.deliver.here', args: { ...args, given: deliveredOf(row.give, move.steps) } };
    }
    case 'decline':
      return sayDecline(own, view);
    case 'use':
      return move.goods === undefined ? useHere(move.privilege, own) : undefined;
    default:
      return undefined;
  }
}

/** What performing a card would bring and cost now, in a few words. */
function gistOf(card: ActionCard, own: SeatView, view: View): Phrase {
  const row = itemAt(ACTION_CARDS, card);
  switch (row.effect) {
    case 'harvest': {
      const { base, irrigated } = HARVESTS[row.crop];
      const left = view.supply[row.crop];
      const goods = amountOf(row.crop, Math.min(left, base));
      // FOR-5.17
      if (own.water + own.aqueductWater < IRRIGATION_WATER || left <= base) return { key: 'gist.take', args: { goods } };
      return { key: 'gist.harvest', args: { goods, more: Math.min(left, base + irrigated) } };
    }
    case 'gain':
      return { key: 'gist.take', args: { goods: amountOf(row.good, Math.min(view.supply[row.good], row.amount)) } };
    case 'sell':
      return { key: 'gist.sell', args: { good: { key: `good.${row.crop}` }, price: salePrice(row.crop, own.buildings) } };
    case 'hire':
      return { key: 'gist.hire', args: { piece: { key: `piece.${row.piece}` }, price: nextPrice(own[row.piece]) } };
    case 'build':
      return { key: 'gist.build' };
    case 'marry':
      // FOR-14.2
      return own.married
        ? { key: 'gist.dowry', args: { money: Math.min(row.income, MONEY_LIMIT - own.money) } }
        : { key: 'gist.marry', args: { money: row.price } };
    case 'copy':
      return { key: 'gist.bribe', args: { money: row.price } };
    case 'exchange':
      return { key: 'gist.exchange', args: { dice: own.dice + 1 } };
    case 'advance':
      return { key: 'gist.advance', args: { money: DESIGNED.fortunaOffering[view.options.fortunaOffering], step: own.step + row.steps } };
  }
}

/** An action card and whose it is. */
function lyingWith(card: ActionCard, view: View): Args {
  return { card: cardName(card), owner: sideOwner(sideWith(card, view), ownerOf(card, view)) };
}

function sideWith(card: ActionCard, { cards }: View): Side {
  return itemAt(SIDE_AT, cards.indexOf(card));
}

function ownerOf(card: ActionCard, view: View): Seat {
  return itemAt(OWNER_OF[view.seats.length] ?? [], sideWith(card, view));
}

/** FOR-5.6, 5.7 */
function hirePrice(own: SeatView, piece: Piece, count: number): number {
  let places = own[piece];
  let price = 0;
  for (let at = 0; at < count; at++) {
    price += nextPrice(places);
    places = withCheapest(places);
  }
  return price;
}

/** FOR-7.9 to 7.12 What it costs to use no favour card. */
function sayDecline(own: SeatView, { turn, covered }: View): Phrase {
  const die = turn.roll[0] ?? 0;
  if (FAVOURS.every(({ number }, favour) => covered[favour] || number > die)) return { key: 'move.decline.free' };
  if (own.money >= TAX.money) return { key: 'move.decline.tax', args: { money: TAX.money } };
  return { key: 'move.decline.back', args: { money: TAX.money, steps: Math.min(TAX.stepsBack, own.step - DESIGNED.lowestStep) } };
}

function useHere(privilege: Privilege, own: SeatView): Phrase | undefined {
  const row = itemAt(PRIVILEGES, privilege);
  const args = { privilege: privilegeName(privilege) };
  if (row.effect === 'piece') return { key: 'move.use.piece', args: { ...args, pieces: piecesOf(row.piece, 1) } };
  if (row.effect !== 'steps') return undefined;
  // FOR-7.6
  const steps = Math.min(row.steps, PALACE_STEP - own.step);
  return { key: 'move.use.steps', args: { ...args, steps, step: own.step + steps } };
}
