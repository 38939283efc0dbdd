import { itemAt, NONE, type Phrase, type PhraseArg, type Seat } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import type { Good, Piece } from '../data/amounts.ts';
import { BUILDINGS, type Building } from '../data/buildings.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import { PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { SIDES, type Side } from '../data/sides.ts';

export const cardName = (card: ActionCard): Phrase => ({ key: `action.${itemAt(ACTION_CARDS, card).id}` });
export const favourName = (favour: Favour): Phrase => ({ key: `favour.${itemAt(FAVOURS, favour).id}` });
export const buildingName = (building: Building): Phrase => ({ key: `building.${itemAt(BUILDINGS, building).id}` });
export const privilegeName = (privilege: Privilege): Phrase => ({ key: `privilege.${itemAt(PRIVILEGES, privilege).id}` });
/** A privilege card with what stands on it. */
export const privilegeCard = (privilege: Privilege): Phrase => ({
  key: 'report.hand-card',
  args: { privilege: privilegeName(privilege), text: { key: `privilege.${itemAt(PRIVILEGES, privilege).id}.text` } },
});
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

/** What a favour takes for so many steps. */
export function deliveredOf(give: Good | 'centurions', count: number): Phrase {
  return give === 'centurions' ? piecesOf(give, count) : amountOf(give, count);
}

/** A list of names, or "nothing". */
export function listOf(names: readonly Phrase[]): PhraseArg {
  return names.length === 0 ? { key: 'word.nothing' } : names;
}

/** Whose side it is: a player's, or the open side by its name. */
export function sideOwner(side: Side, owner: Seat): PhraseArg {
  return owner === NONE ? { key: 'side.nobodys', args: { side: sideName(side) } } : seatName(owner);
}

/** Units of each good among these, as a list of amounts. */
export function goodsList(goods: readonly Good[]): PhraseArg {
  const kinds = goods.filter((good, at) => goods.indexOf(good) === at);
  return kinds.map((kind) => amountOf(kind, goods.filter((good) => good === kind).length));
}
