import { isOver, owedBy, type Refusal, type Seat } from '@belfry/kernel';
import { ARCHITECT, ASSASSIN, CHARACTERS, type Character, MAGICIAN, THIEF, WARLORD } from '../data/characters.ts';
import { COST, DISTRICTS, type District, INDESTRUCTIBLE } from '../data/districts.ts';
import { ASK_RECLAIM, DISCARD_DISTRICT, DISCARD_FOR_GOLD, PAY_DISTRICT, PAY_FOR_CARDS } from '../data/powers.ts';
import { buildLimit, isForbiddenDuplicate } from './build.ts';
import { incomeOf } from './income.ts';
import type { Move } from './moves.ts';
import { isCompleted, type State } from './state.ts';
import { bankHasGold } from './supply.ts';
import { discardUsed, payUsed } from './turn.ts';
import { destructionPrice, isProtectedByBishop } from './warlord.ts';
import { cardsTrade } from './workshops.ts';

type Args = NonNullable<Refusal['phrase']['args']>;

function no(clause: string, why: string, args?: Args): Refusal {
  return { clause, phrase: { key: `refusal.${why}`, ...(args === undefined ? {} : { args }) } };
}

const nameOf = (district: District) => ({ key: `district.${DISTRICTS[district].id}` });
const roleOf = (character: Character) => ({ key: `character.${CHARACTERS[character].id}` });

/** Returns why a move is not legal: the clause, and a sentence. Call it only for moves that are not legal. */
export function refusal(state: State, seat: Seat, move: Move): Refusal {
  if (isOver(state)) return no('CIT-18.1', 'game-over');
  const decision = owedBy(state.agenda, seat);
  if (decision === undefined) return no('CIT-4.2', 'not-your-turn');
  switch (decision.kind) {
    case 'draft-choose':
      return move.do === 'choose' ? no('CIT-3.6', 'not-in-pool', { character: roleOf(move.character) }) : no('CIT-3.11', 'choose-first');
    case 'draft-hide':
      return move.do === 'hide' ? no('CIT-3.9', 'not-in-pool', { character: roleOf(move.character) }) : no('CIT-3.9', 'hide-first');
    case 'keep-cards':
      return move.do === 'keep' ? no('CIT-6.2', 'not-looked-at', { count: decision.keep }) : no('CIT-5.8', 'keep-first');
    case ASK_RECLAIM:
      return no('CIT-17.3', 'answer-reclaim');
    case 'turn-action':
      return turnRefusal(state, seat, move);
  }
}

function turnRefusal(state: State, seat: Seat, move: Move): Refusal {
  const { turn } = state;
  switch (move.do) {
    case 'take-gold':
      return no('CIT-5.1', 'resource-taken');
    case 'draw-cards':
      return turn.resourceTaken ? no('CIT-5.1', 'resource-taken') : no('CIT-22.5', 'no-cards-left');
    case 'end-turn':
      return no('CIT-5.1', 'resource-first');
    case 'take-income':
      if (turn.incomeTaken) return no('CIT-8.2', 'income-taken');
      return incomeOf(state, seat, turn.character) > 0 ? no('CIT-22.2', 'bank-empty') : no('CIT-8.7', 'no-income');
    case 'build':
      return buildRefusal(state, seat, move.district);
    case 'murder':
      return abilityRefusal(state, ASSASSIN, 'CIT-9.1') ?? no('CIT-9.1', 'not-himself');
    case 'steal':
      return abilityRefusal(state, THIEF, 'CIT-10.1') ?? no('CIT-10.2', 'safe-from-theft', { character: roleOf(move.character) });
    case 'swap-hands':
      return abilityRefusal(state, MAGICIAN, 'CIT-11.1') ?? no('CIT-11.2', 'cannot-swap');
    case 'redraw':
      return abilityRefusal(state, MAGICIAN, 'CIT-11.1') ?? no('CIT-11.4', 'not-all-in-hand');
    case 'architect-draw':
      return abilityRefusal(state, ARCHITECT, 'CIT-15.1') ?? no('CIT-22.5', 'no-cards-left');
    case 'destroy':
      return abilityRefusal(state, WARLORD, 'CIT-16.1') ?? destroyRefusal(state, seat, move.seat, move.district);
    case DISCARD_FOR_GOLD:
      return discardRefusal(state, seat, move.district);
    case PAY_FOR_CARDS:
      return payRefusal(state, seat);
    default:
      return no('CIT-5.3', 'not-in-a-turn');
  }
}

/** CIT-5.4 The power of another character, or one already used this turn. */
function abilityRefusal(state: State, character: Character, clause: string): Refusal | null {
  if (state.turn.character !== character) return no(clause, 'other-character', { character: roleOf(character) });
  return state.turn.abilityUsed ? no('CIT-5.4', 'ability-used') : null;
}

function buildRefusal(state: State, seat: Seat, district: District): Refusal {
  const { turn } = state;
  const { hand, gold } = state.players[seat];
  if (!hand.includes(district)) return no('CIT-7.1', 'not-in-hand', { district: nameOf(district) });
  if (!turn.resourceTaken) return no('CIT-5.2', 'resource-before-building');
  if (turn.builds >= buildLimit(state)) return no('CIT-7.2', 'build-limit', { count: buildLimit(state) });
  if (turn.character !== ARCHITECT && isCompleted(state, seat)) return no('CIT-7.5', 'city-completed');
  if (isForbiddenDuplicate(state, seat, district)) return no('CIT-7.4', 'duplicate', { district: nameOf(district) });
  return no('CIT-7.3', 'too-dear', { district: nameOf(district), cost: COST[district], gold });
}

function destroyRefusal(state: State, seat: Seat, owner: Seat, district: District): Refusal {
  if (owner === seat) return no('CIT-16.1', 'own-district');
  if (!state.players[owner]?.city.includes(district)) return no('CIT-16.1', 'not-in-city', { district: nameOf(district) });
  if (isCompleted(state, owner)) return no('CIT-16.4', 'completed-city');
  if (isProtectedByBishop(state, owner)) return no('CIT-13.1', 'bishop-protects');
  if (INDESTRUCTIBLE[district]) return no('CIT-17.2', `${DISTRICTS[district].id}-stands`);
  return no('CIT-16.2', 'destruction-too-dear', { district: nameOf(district), cost: destructionPrice(district) });
}

function discardRefusal(state: State, seat: Seat, district: District): Refusal {
  if (!state.players[seat].city.includes(DISCARD_DISTRICT)) return no('CIT-17.6', `no-${DISCARD_FOR_GOLD}`);
  if (discardUsed(state.turn)) return no('CIT-17.6', `${DISCARD_FOR_GOLD}-used`);
  return bankHasGold(state) ? no('CIT-17.6', 'not-in-hand', { district: nameOf(district) }) : no('CIT-22.2', 'bank-empty');
}

function payRefusal(state: State, seat: Seat): Refusal {
  const { city, gold } = state.players[seat];
  if (!city.includes(PAY_DISTRICT)) return no('CIT-17.7', `no-${PAY_FOR_CARDS}`);
  if (payUsed(state.turn)) return no('CIT-17.7', `${PAY_FOR_CARDS}-used`);
  const { pay } = cardsTrade(state.options);
  return gold < pay ? no('CIT-17.7', `${PAY_FOR_CARDS}-too-dear`, { cost: pay }) : no('CIT-22.5', 'no-cards-left');
}
