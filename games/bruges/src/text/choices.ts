import { itemAt, type Phrase, type PhraseArg } from '@belfry/kernel';
import { THREATS, WORKERS_TAKEN } from '../data/amounts.ts';
import { CANAL_PRICES, CANALS, PENALTIES, type Side } from '../data/board.ts';
import { COLOUR_OF, personsWith } from '../data/cards.ts';
import type { EffectKey, EffectParams } from '../data/person.ts';
import type { Move } from '../rules/moves.ts';
import type { SeatView, View } from '../view/view.ts';
import { amountOf, colourPhrase, penaltyName, personArgs, seatName, sidePhrase } from './names.ts';

/** A move as a choice in this position, where its numbers depend on it; undefined where they do not. */
export function sayChoice(move: Move, view: View): Phrase | undefined {
  const { viewer } = view;
  const own = typeof viewer === 'number' ? view.seats[viewer] : undefined;
  if (own === undefined || typeof viewer !== 'number') return undefined;
  const key = `move.${move.do}.here`;
  const asked = view.pending.find(({ seat }) => seat === viewer);
  switch (move.do) {
    case 'workers': {
      const count = powerOf(own, 'worker-action-total')?.workers ?? WORKERS_TAKEN;
      return { key, args: { ...personArgs(move.card), workers: amountOf('workers', itemAt(COLOUR_OF, move.card), count) } };
    }
    case 'guilders': {
      const bonus = powerOf(own, 'guilder-action-bonus')?.guilders ?? 0;
      return { key, args: { ...personArgs(move.card), guilders: itemAt(view.dice, itemAt(COLOUR_OF, move.card)) + bonus } };
    }
    case 'threat':
      return {
        key,
        args: { ...personArgs(move.card), marker: amountOf('threats', itemAt(COLOUR_OF, move.card), 1), points: pointsEach(own) },
      };
    case 'canal':
      return { key, args: { ...personArgs(move.card), ...nextSpace(own, viewer, move.side, 1) } };
    case 'build':
      return { key, args: nextSpace(own, viewer, move.side, asked?.kind === 'choose-canal' ? asked.factor : 1) };
    case 'draw': {
      const { top } = view.piles[move.side];
      return top === null ? undefined : { key, args: { side: sidePhrase(move.side), colour: colourPhrase(top) } };
    }
    case 'pay':
      return asked?.kind === 'advance' ? { key, args: { price: asked.price, step: own.step + 1 } } : undefined;
    case 'suffer':
      return { key, args: { penalty: penaltyName(move.colour), text: { key: `penalty.${PENALTIES[move.colour]}.text` } } };
    case 'lose-canal': {
      const space = itemAt(own.canals, move.side);
      const colour = itemAt(itemAt(itemAt(CANALS, viewer), move.side), space - 1);
      return { key, args: { side: sidePhrase(move.side), space, colour: colourPhrase(colour) } };
    }
    case 'return':
      return { key, args: { marker: amountOf('threats', move.colour, 1), points: pointsEach(own) } };
    case 'return-all': {
      const count = itemAt(own.threats, move.colour);
      return { key, args: { markers: amountOf('threats', move.colour, count), points: count * pointsEach(own) } };
    }
    case 'lend':
      return asked?.kind === 'lend-to' ? { key, args: { player: seatName(move.seat), points: lendPoints(asked.card) } } : undefined;
    case 'discard':
      return asked?.kind === 'discard-card' && asked.reward > 0
        ? { key, args: { ...personArgs(move.card), guilders: asked.reward } }
        : undefined;
    case 'repeat':
      return asked?.kind === 'repeat-arrow' ? { key, args: personArgs(asked.card) } : undefined;
    case 'done':
      return asked?.kind === 'repeat-arrow' ? { key, args: personArgs(asked.card) } : undefined;
    default:
      return undefined;
  }
}

/** What an always-on person in one of the houses says in numbers. */
function powerOf<K extends EffectKey>({ houses }: SeatView, effect: K): EffectParams[K] | undefined {
  return personsWith(effect).find(({ card }) => houses.some((house) => house.person === card))?.person.params;
}

/** BRU-9.6, BRU-12.36 Points for a marker returned in time. */
function pointsEach(own: SeatView): number {
  return THREATS.returnPoints + (powerOf(own, 'threat-return-bonus')?.points ?? 0);
}

/** BRU-12.18 Points for a guilder given. */
function lendPoints(card: number): number {
  return personsWith('give-guilders').find((lender) => lender.card === card)?.person.params.points ?? 0;
}

/** BRU-9.7, BRU-9.8 The next space of a canal of the seat: where, in which colour, and its price. */
export function nextSpace(own: SeatView, seat: number, side: Side, factor: number): Record<string, PhraseArg> {
  const built = itemAt(own.canals, side);
  const price = powerOf(own, 'canal-free') === undefined ? itemAt(CANAL_PRICES, built) * factor : 0;
  return {
    side: sidePhrase(side),
    space: built + 1,
    colour: colourPhrase(itemAt(itemAt(itemAt(CANALS, seat), side), built)),
    price,
  };
}
