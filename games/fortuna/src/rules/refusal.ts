import { isOver, NONE, owedBy, type Refusal, type Seat } from '@belfry/kernel';
import { type ActionCard, COPY } from '../data/action-cards.ts';
import { DESIGNED } from '../data/designed.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import { GIVES_GOODS, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { SIDE_AT } from '../data/sides.ts';
import { mostSteps } from './favour.ts';
import type { Move } from './moves.ts';
import { hireLimit, withoutHighest } from './places.ts';
import { actionName, buildRefusal, favourName, no, performRefusal, privilegeName } from './refusal-reasons.ts';
import { positionOf } from './start-cards.ts';
import { isInPalace, type State, sideOf } from './state.ts';

/** Returns why a move is not legal: the clause, and a sentence. Call it only for moves that are not legal. */
export function refusal(state: State, seat: Seat, move: Move): Refusal {
  if (isOver(state)) return no('FOR-15.2', 'game-over');
  const decision = owedBy(state.agenda, seat);
  if (decision === undefined) return no('FOR-2.5', 'not-your-turn');
  switch (decision.kind) {
    case 'draft-card':
      return move.do === 'draft' ? no('FOR-1.14', 'not-open', { card: actionName(move.card) }) : no('FOR-1.14', 'draft-first');
    case 'protect-start-card':
      return move.do === 'protect' ? no('FOR-1.12', 'not-own-card', { card: actionName(move.card) }) : no('FOR-1.12', 'protect-first');
    case 'play-action':
      return playRefusal(state, seat, move);
    case 'irrigate':
      return no('FOR-5.17', 'irrigate-first');
    case 'sell-amount':
      return no(decision.crop === 'grain' ? 'FOR-5.4' : 'FOR-5.5', 'sell-amount', { most: state.players[seat][decision.crop] });
    case 'hire-count': {
      const player = state.players[seat];
      const most = hireLimit(player[decision.piece], player.money);
      return no(decision.piece === 'centurions' ? 'FOR-5.6' : 'FOR-5.7', 'hire-count', { most });
    }
    case 'choose-building':
      return move.do === 'build' ? buildRefusal(state, seat, move.building) : no('FOR-5.8', 'build-first');
    case 'bribe-card':
      return move.do === 'bribe' ? bribeRefusal(state, seat, move.card) : no('FOR-5.10', 'bribe-first');
    case 'swap-card':
      return move.do === 'swap' ? elsewhereRefusal(state, seat, move.card, 'FOR-4.4') : no('FOR-4.4', 'swap-first');
    case 'use-army':
      return armyRefusal(state, seat, move);
    case 'serve-emperor':
      return favourRefusal(state, seat, move);
    case 'extra-cover':
      return move.do === 'cover' ? coverRefusal(state, move.favour) : no('FOR-9.1', 'cover-first');
    case 'keep-privilege':
      return no('FOR-10.6', 'keep-first', { count: decision.keep });
    case 'palace-pick':
      return no('FOR-15.3', 'pick-first');
    case 'end-turn':
      return move.do === 'use' ? useRefusal(state, seat, move.privilege) : no('FOR-2.3', 'end-first');
  }
}

function isOwn(state: State, seat: Seat, card: ActionCard): boolean {
  const position = positionOf(state, card);
  return position !== NONE && SIDE_AT[position] === sideOf(state, seat);
}

function isProtected(state: State, card: ActionCard): boolean {
  return state.protectedAt.includes(positionOf(state, card));
}

function playRefusal(state: State, seat: Seat, move: Move): Refusal {
  switch (move.do) {
    case 'perform':
      if (isOwn(state, seat, move.card)) return performRefusal(state, seat, move.card, state.players[seat].money);
      return no('FOR-4.1', 'not-own-card', { card: actionName(move.card) });
    case 'skip':
      return no('FOR-4.1', 'not-own-card', { card: actionName(move.card) });
    case 'use':
      return useRefusal(state, seat, move.privilege);
    default:
      return no('FOR-4.2', 'play-first');
  }
}

/** For a card that must be face up on another side. */
function elsewhereRefusal(state: State, seat: Seat, card: ActionCard, clause: string): Refusal {
  if (isOwn(state, seat, card)) return no(clause, 'own-card', { card: actionName(card) });
  return no('FOR-4.6', 'protected', { card: actionName(card) });
}

function bribeRefusal(state: State, seat: Seat, card: ActionCard): Refusal {
  if (card === COPY) return no('FOR-5.15', 'bribe-itself');
  if (isOwn(state, seat, card) || isProtected(state, card)) return elsewhereRefusal(state, seat, card, 'FOR-5.10');
  const { money } = state.players[seat];
  const why = performRefusal(state, seat, card, money - DESIGNED.bribe);
  const cost = why.phrase.args?.cost;
  // FOR-5.10 The card's own costs come on top.
  return cost === undefined ? why : no(why.clause, 'both-too-dear', { card: actionName(card), price: DESIGNED.bribe, cost, money });
}

function armyRefusal(state: State, seat: Seat, move: Move): Refusal {
  if (move.do === 'use') return useRefusal(state, seat, move.privilege);
  if (move.do !== 'army') return no('FOR-2.3', 'army-or-done');
  const player = state.players[seat];
  if (state.turn.armyUsed) return no('FOR-6.1', 'army-used');
  if (player.centurions === 0) return no('FOR-6.1', 'no-centurion');
  if (!isOwn(state, seat, move.card)) return no('FOR-6.3', 'not-own-card', { card: actionName(move.card) });
  if (isProtected(state, move.card)) return no('FOR-6.3', 'army-protected', { card: actionName(move.card) });
  const before = player.centurions;
  player.centurions = withoutHighest(before);
  const why = performRefusal(state, seat, move.card, player.money);
  player.centurions = before;
  return why;
}

function favourRefusal(state: State, seat: Seat, move: Move): Refusal {
  if (move.do === 'use') return useRefusal(state, seat, move.privilege);
  if (move.do !== 'serve') return no('FOR-2.3', 'serve-or-decline');
  const { favour } = move;
  const { roll } = state.turn;
  const row = FAVOURS[favour];
  if (state.covered[favour]) return no('FOR-7.3', 'favour-covered', { favour: favourName(favour) });
  if (row.number > roll[roll.length - 1]) return no('FOR-7.2', 'above-dice', { favour: favourName(favour), number: row.number });
  const most = mostSteps(state.players[seat], favour);
  if (most === 0) return no('FOR-7.5', 'cannot-serve', { favour: favourName(favour) });
  return row.effect === 'deliver'
    ? no(move.steps > row.most ? row.clause : 'FOR-7.6', 'too-many-steps', { favour: favourName(favour), most })
    : no('FOR-8.7', 'all-steps', { favour: favourName(favour), most });
}

function coverRefusal(state: State, favour: Favour): Refusal {
  return no('FOR-9.3', state.covered[favour] ? 'favour-covered' : 'has-tokens', { favour: favourName(favour) });
}

function useRefusal(state: State, seat: Seat, privilege: Privilege): Refusal {
  const player = state.players[seat];
  const row = PRIVILEGES[privilege];
  const args = { privilege: privilegeName(privilege) };
  if (!player.hand.includes(privilege)) return no('FOR-11.3', 'not-in-hand', args);
  if (row.class === 'C') return no('FOR-11.3', 'only-scores', args);
  if (row.effect === 'piece') return no('FOR-11.10', 'no-free-place', args);
  if (privilege === GIVES_GOODS) return no('FOR-19.2', 'goods-not-there');
  return isInPalace(player) ? no('FOR-7.6', 'no-way-left') : no('FOR-11.12', 'step-card-used');
}
