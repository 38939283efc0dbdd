import type { Phrase, PhraseArg, Seat } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import type { Good, Piece } from '../data/amounts.ts';
import { BUILDINGS, type Building } from '../data/buildings.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import { PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { NOBODY, SIDES, type Side } from '../data/sides.ts';
import type { Move } from '../rules/moves.ts';

export const cardName = (card: ActionCard): Phrase => ({ key: `action.${ACTION_CARDS[card].id}` });
export const favourName = (favour: Favour): Phrase => ({ key: `favour.${FAVOURS[favour].id}` });
export const buildingName = (building: Building): Phrase => ({ key: `building.${BUILDINGS[building].id}` });
export const privilegeName = (privilege: Privilege): Phrase => ({ key: `privilege.${PRIVILEGES[privilege].id}` });
export const sideName = (side: Side): Phrase => ({ key: `side.${SIDES[side]}` });
export const seatName = (seat: Seat): PhraseArg => ({ seat });

/** "2 grain", "1 wine" … */
export function amountOf(good: Good, amount: number): Phrase {
  return { key: `amount.${good}`, args: { amount } };
}

/** "2 centurions", "1 vestal" … */
export function piecesOf(piece: Piece, count: number): Phrase {
  return { key: `amount.${piece}`, args: { amount: count } };
}

/** A list of names, or "nothing". */
export function listOf(names: readonly Phrase[]): PhraseArg {
  return names.length === 0 ? { key: 'word.nothing' } : names;
}

/** Whose side it is: a player's, or the open side by its name. */
export function sideOwner(side: Side, owner: Seat): PhraseArg {
  return owner === NOBODY ? { key: 'side.nobodys', args: { side: sideName(side) } } : seatName(owner);
}

/** Units of each good among these, as a list of amounts. */
export function goodsList(goods: readonly Good[]): PhraseArg {
  const kinds = goods.filter((good, at) => goods.indexOf(good) === at);
  return kinds.map((kind) => amountOf(kind, goods.filter((good) => good === kind).length));
}

export function sayMove(move: Move): Phrase {
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
      return { key, args: { building: buildingName(move.building), cost: BUILDINGS[move.building].cost } };
    case 'serve':
      return serveMove(move.favour, move.steps);
    case 'cover':
      return { key, args: { favour: favourName(move.favour), number: FAVOURS[move.favour].number } };
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
  const row = FAVOURS[favour];
  const args = { favour: favourName(favour), number: row.number, steps };
  if (row.effect !== 'deliver') return { key: 'move.serve', args };
  const given = row.give === 'centurions' ? piecesOf('centurions', steps) : amountOf(row.give, steps);
  return { key: 'move.serve.deliver', args: { ...args, given } };
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
