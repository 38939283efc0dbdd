import { itemAt, type Phrase, type Seat } from '@belfry/kernel';
import type { Good, Piece } from '../data/amounts.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import type { Privilege } from '../data/privileges.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { sayChoice } from './choices.ts';
import { buildingName, cardName, deliveredOf, favourName, goodsList, privilegeName, seatName } from './names.ts';

/** A move as a choice: in the position of whoever may make it, or anywhere. */
export function sayMove(move: Move, view?: View): Phrase {
  return (view === undefined ? undefined : sayChoice(move, view)) ?? sayAnywhere(move);
}

function sayAnywhere(move: Move): Phrase {
  const key = `move.${move.do}`;
  switch (move.do) {
    case 'draft':
    case 'protect':
    case 'perform':
    case 'skip':
    case 'bribe':
    case 'swap':
    case 'army':
      return { key, args: { card: cardName(move.card) } };
    case 'irrigate':
      return { key: move.yes ? 'move.irrigate' : 'move.leave-dry' };
    case 'sell':
      return { key, args: { amount: move.amount } };
    case 'hire':
      return { key, args: { count: move.count } };
    case 'build':
      return { key, args: { building: buildingName(move.building), cost: itemAt(BUILDINGS, move.building).cost } };
    case 'serve':
      return serveMove(move.favour, move.steps);
    case 'cover':
      return { key, args: { favour: favourName(move.favour), number: itemAt(FAVOURS, move.favour).number } };
    case 'keep':
      return { key, args: { privileges: move.privileges.map(privilegeName) } };
    case 'pick':
      return { key, args: { privilege: privilegeName(move.privilege) } };
    case 'use':
      return useMove(move.privilege, move.goods);
    default:
      return { key };
  }
}

function serveMove(favour: Favour, steps: number): Phrase {
  const row = itemAt(FAVOURS, favour);
  const args = { favour: favourName(favour), number: row.number, steps };
  if (row.effect !== 'deliver') return { key: 'move.serve', args };
  return { key: 'move.serve.deliver', args: { ...args, given: deliveredOf(row.give, steps) } };
}

function useMove(privilege: Privilege, goods: readonly Good[] | undefined): Phrase {
  const args = { privilege: privilegeName(privilege) };
  return goods === undefined ? { key: 'move.use', args } : { key: 'move.use.goods', args: { ...args, goods: goodsList(goods) } };
}

export function sayDecision(decision: {
  readonly kind: string;
  readonly seat: Seat;
  readonly crop?: Good;
  readonly piece?: Piece;
  readonly keep?: number;
}): Phrase {
  const { kind, seat, crop, piece, keep } = decision;
  return {
    key: `decision.${kind}`,
    args: {
      seat: seatName(seat),
      ...(crop === undefined ? {} : { good: { key: `good.${crop}` } }),
      ...(piece === undefined ? {} : { piece: { key: `piece.${piece}` } }),
      ...(keep === undefined ? {} : { keep }),
    },
  };
}
