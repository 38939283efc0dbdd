import type { Phrase, Refusal, Seat } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import { DICE_LIMIT } from '../data/amounts.ts';
import { BUILDINGS, BUILDINGS_PER_PLAYER, type Building } from '../data/buildings.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import { PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { fortunaPrice } from './actions.ts';
import { buildingsOf, canBuildSomething } from './build.ts';
import { nextPrice, PLACE_COUNT, piecesOn } from './places.ts';
import { isInPalace, type State } from './state.ts';

type Args = NonNullable<Phrase['args']>;

export function no(clause: string, why: string, args?: Args): Refusal {
  return { clause, phrase: { key: `refusal.${why}`, ...(args === undefined ? {} : { args }) } };
}

export const actionName = (card: ActionCard): Phrase => ({ key: `action.${ACTION_CARDS[card].id}` });
export const favourName = (favour: Favour): Phrase => ({ key: `favour.${FAVOURS[favour].id}` });
export const privilegeName = (privilege: Privilege): Phrase => ({ key: `privilege.${PRIVILEGES[privilege].id}` });
const buildingName = (building: Building): Phrase => ({ key: `building.${BUILDINGS[building].id}` });

/** FOR-4.3 Returns why a card cannot be performed with this much money. */
export function performRefusal(state: State, seat: Seat, card: ActionCard, money: number): Refusal {
  const player = state.players[seat];
  const row = ACTION_CARDS[card];
  switch (row.effect) {
    case 'harvest':
      return no('FOR-19.1', 'area-empty', { good: { key: `good.${row.crop}` } });
    case 'gain':
      return no('FOR-19.1', 'area-empty', { good: { key: `good.${row.good}` } });
    case 'sell':
      return no('FOR-4.3', 'nothing-to-sell', { good: { key: `good.${row.crop}` } });
    case 'hire':
      if (piecesOn(player[row.piece]) === PLACE_COUNT) return no('FOR-14.1', 'places-full', { piece: { key: `piece.${row.piece}` } });
      return no('FOR-14.2', 'hire-too-dear', { cost: nextPrice(player[row.piece]), money });
    case 'build':
      if (buildingsOf(player) === BUILDINGS_PER_PLAYER) return no('FOR-12.2', 'building-limit', { most: BUILDINGS_PER_PLAYER });
      return no(canBuildSomething(state, player, Number.POSITIVE_INFINITY) ? 'FOR-14.2' : 'FOR-12.3', 'nothing-to-build');
    case 'marry':
      if (player.married) return no('FOR-14.2', 'money-full');
      return no('FOR-5.9', 'marrying-too-dear', { cost: row.price, money });
    case 'copy':
      return money < row.price ? no('FOR-5.10', 'bribe-too-dear', { cost: row.price, money }) : no('FOR-4.3', 'nothing-to-bribe');
    case 'exchange':
      if (piecesOn(player.vestals) === 0) return no('FOR-5.11', 'no-vestal');
      return player.dice === DICE_LIMIT ? no('FOR-14.1', 'dice-full', { most: DICE_LIMIT }) : no('FOR-19.3', 'no-die-left');
    case 'advance':
      if (isInPalace(player)) return no('FOR-7.6', 'no-way-left');
      return no('FOR-5.12', 'offering-too-dear', { cost: fortunaPrice(state), money });
  }
}

/** Returns why a type of building cannot be built. */
export function buildRefusal(state: State, seat: Seat, building: Building): Refusal {
  const player = state.players[seat];
  const row = BUILDINGS[building];
  const args = { building: buildingName(building) };
  if (state.buildings[building] === 0) return no('FOR-12.3', 'type-built-out', args);
  if (row.marriedOnly && !player.married) return no('FOR-12.6', 'married-only', args);
  if (row.cost > player.money) return no('FOR-12.1', 'building-too-dear', { ...args, cost: row.cost, money: player.money });
  return no('FOR-12.3', 'owned-already', args);
}
