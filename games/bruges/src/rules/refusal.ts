import { isOver, owedBy, type Refusal, type Seat } from '@belfry/kernel';
import type { Side } from '../data/board.ts';
import { type Card, COLOUR_OF, IS_ACTIVATED, PRICE_OF, person, WORKER_OF } from '../data/cards.ts';
import { type Colour, colourName } from '../data/colours.ts';
import { isPlay } from './actions.ts';
import { hasFreeSpace, nextColour, nextPrice } from './canals.ts';
import { emptyColours, homeOf } from './houses.ts';
import type { Move, Play } from './moves.ts';
import { anyCardBuilds, anyWorkerPays } from './passive.ts';
import { type Decision, type DecisionKind, type State, sideName } from './state.ts';

type Args = NonNullable<Refusal['phrase']['args']>;

function no(clause: string, why: string, args?: Args): Refusal {
  return { clause, phrase: { key: `refusal.${why}`, ...(args === undefined ? {} : { args }) } };
}

/** Returns a person for use in a sentence: with an article, and with a capital at the start. */
function personArgs(card: Card): Args {
  const { id } = person(card);
  const args = { id, person: { key: `person.${id}` } };
  return { the: { key: 'the.person', args }, The: { key: 'The.person', args } };
}

/** What a decision asks for; shown when the move does not answer it. */
const ASKED: { readonly [K in DecisionKind]: Refusal } = {
  'choose-start': no('BRU-1.18', 'start-first'),
  'draw-from': no('BRU-3.2', 'draw-first'),
  'penalty-order': no('BRU-6.2', 'penalty-first'),
  'lose-person': no('BRU-6.6', 'person-first'),
  'fire-loss': no('BRU-6.8', 'fire-first'),
  advance: no('BRU-7.2', 'advance-first'),
  'turn-action': no('BRU-8.2', 'not-in-a-turn'),
  'extra-card': no('BRU-12.8', 'extra-first'),
  'act-with-drawn': no('BRU-12.7', 'held-first'),
  'choose-canal': no('BRU-12.10', 'canal-first'),
  'return-threat': no('BRU-12.14', 'return-first'),
  'return-colour': no('BRU-12.16', 'return-first'),
  'swap-worker': no('BRU-12.13', 'swap-first'),
  'choose-worker': no('BRU-12.1', 'worker-first'),
  'give-worker': no('BRU-12.19', 'give-first'),
  'lose-canal': no('BRU-12.21', 'lose-canal-first'),
  'lend-to': no('BRU-12.18', 'lend-first'),
  'discard-card': no('BRU-12.6', 'discard-first'),
  'repeat-arrow': no('BRU-11.13', 'repeat-first'),
};

/** Returns why a move is not legal: the clause, and a sentence. Call it only for moves that are not legal. */
export function refusal(state: State, seat: Seat, move: Move): Refusal {
  if (isOver(state)) return no('BRU-15.1', 'game-over');
  const decision = owedBy(state.agenda, seat);
  if (decision === undefined) return no('BRU-2.3', 'not-your-turn');
  return refusalOf(state, seat, decision, move) ?? ASKED[decision.kind];
}

/** Returns the reason that concerns the move itself, if the move answers the decision at all. */
function refusalOf(state: State, seat: Seat, decision: Decision, move: Move): Refusal | null {
  switch (decision.kind) {
    case 'turn-action':
      return turnRefusal(state, seat, decision.played, move);
    case 'extra-card':
      if (isPlay(move)) return playFromHandRefusal(state, seat, move);
      if (decision.optional) return no('BRU-12.8', 'extra-or-none');
      return move.do === 'decline' ? no('BRU-12.8', 'compulsory') : null;
    case 'act-with-drawn':
      if (!isPlay(move)) return null;
      return move.card === state.held ? playRefusal(state, seat, move) : no('BRU-12.7', 'not-the-drawn-card');
    case 'draw-from':
      if (move.do === 'draw') return no('BRU-4.5', 'empty-pile');
      return move.do === 'stop' ? no('BRU-3.5', 'must-draw') : null;
    case 'choose-canal':
      return move.do === 'build' ? canalRefusal(state, seat, move.side, decision.factor, 'BRU-12.10') : null;
    case 'return-threat':
    case 'return-colour':
      return move.do === 'return' || move.do === 'return-all' ? no('BRU-9.6', 'no-marker') : null;
    case 'swap-worker':
      if (move.do === 'arrange') return no('BRU-12.13', 'arrange-total');
      if (move.do !== 'swap') return null;
      return move.from === move.to ? no('BRU-12.13', 'same-colour') : no('BRU-2.4', 'no-worker');
    case 'give-worker':
      if (move.do === 'give-workers') return no('BRU-12.19', 'give-total', { left: decision.left });
      return move.do === 'give-worker' ? no('BRU-2.4', 'no-worker') : null;
    case 'lose-canal':
      return move.do === 'lose-canal' ? no('BRU-6.12', 'no-token') : null;
    case 'fire-loss':
      return move.do === 'lose-canal' ? no('BRU-6.12', 'no-token') : null;
    case 'lend-to':
      return move.do === 'lend' ? no('BRU-12.18', 'lend-once') : null;
    case 'discard-card':
      if (move.do === 'discard-cards') return no('BRU-12.6', 'discard-total', { left: decision.left });
      return move.do === 'discard' ? notInHand(move.card) : null;
    case 'lose-person':
      return move.do === 'lose-person' ? no('BRU-6.6', 'not-yours', personArgs(move.card)) : null;
    default:
      return null;
  }
}

function turnRefusal(state: State, seat: Seat, played: boolean, move: Move): Refusal | null {
  if (isPlay(move)) return played ? no('BRU-8.2', 'card-played') : playFromHandRefusal(state, seat, move);
  switch (move.do) {
    case 'activate':
      return activationRefusal(state, seat, move.card);
    case 'end-turn':
      return no('BRU-8.3', 'play-first');
    default:
      return played || state.players[seat].hand.length === 0 ? null : cardlessRefusal(state, seat, move);
  }
}

/** On the board a player may touch a threat marker or a canal before any card. */
function cardlessRefusal(state: State, seat: Seat, move: Move): Refusal | null {
  switch (move.do) {
    case 'return':
      return state.players[seat].threats[move.colour] === 0 ? no('BRU-9.5', 'no-marker') : no('BRU-9.5', 'return-by-card');
    case 'build':
      return hasFreeSpace(state, seat, move.side) ? no('BRU-9.7', 'build-by-card') : canalRefusal(state, seat, move.side, 1, 'BRU-9.7');
    default:
      return null;
  }
}

function notInHand(card: Card): Refusal {
  return no('BRU-8.2', 'not-in-hand', personArgs(card));
}

function playFromHandRefusal(state: State, seat: Seat, play: Play): Refusal | null {
  return state.players[seat].hand.includes(play.card) ? playRefusal(state, seat, play) : notInHand(play.card);
}

function playRefusal(state: State, seat: Seat, play: Play): Refusal | null {
  const player = state.players[seat];
  const colour = COLOUR_OF[play.card];
  switch (play.do) {
    case 'threat':
      return no('BRU-9.5', 'no-marker');
    case 'canal': {
      const space = hasFreeSpace(state, seat, play.side) ? nextColour(state, seat, play.side) : colour;
      if (colour !== space && !anyCardBuilds(player))
        return no('BRU-9.7', 'canal-colour', { side: sideArg(play.side), colour: { key: `colour.${colourName(space)}` } });
      return canalRefusal(state, seat, play.side, 1, 'BRU-9.7');
    }
    case 'house':
      return play.worker === colour || anyWorkerPays(player) ? no('BRU-9.12', 'no-worker') : no('BRU-9.12', 'house-worker');
    case 'recruit':
      return recruitRefusal(state, seat, play.card, play.house);
    default:
      return null;
  }
}

function canalRefusal(state: State, seat: Seat, side: Side, factor: number, clause: string): Refusal {
  if (!hasFreeSpace(state, seat, side)) return no('BRU-9.8', 'canal-full', { side: sideArg(side) });
  const { guilders } = state.players[seat];
  return no(clause, 'canal-price', { side: sideArg(side), price: nextPrice(state, seat, side, factor), guilders });
}

const sideArg = (side: Side): Args[string] => ({ key: `side.${sideName(side)}` });

function recruitRefusal(state: State, seat: Seat, card: Card, house: Colour): Refusal {
  const player = state.players[seat];
  const empty = emptyColours(player);
  // BRU-9.14 The colours of card and house need not match, so that without any empty house no colour is named.
  if (empty === 0) return no('BRU-9.15', 'no-house');
  if ((empty & (1 << house)) === 0) return no('BRU-9.15', 'no-empty-house');
  return no('BRU-9.15', 'too-dear', { ...personArgs(card), price: PRICE_OF[card], guilders: player.guilders });
}

function activationRefusal(state: State, seat: Seat, card: Card): Refusal {
  const player = state.players[seat];
  const house = homeOf(player, card);
  if (house === undefined) return no('BRU-10.3', 'not-yours', personArgs(card));
  if (!IS_ACTIVATED[card]) return no('BRU-8.4', 'not-activated', personArgs(card));
  if (house.used) return no('BRU-8.4', 'used', personArgs(card));
  const worker = WORKER_OF[card];
  if (worker >= 0 && player.workers[worker] === 0) {
    return no('BRU-10.5', 'worker-missing', {
      ...personArgs(card),
      worker: { key: `workers.${colourName(worker as Colour)}`, args: { n: 1 } },
    });
  }
  return no('BRU-11.2', 'useless', personArgs(card));
}
