import { isOver, NONE, owedBy, type PhraseArg, type Refusal, type Seat } from '@belfry/kernel';
import { BUILDS, type Piece } from '../data/builds.ts';
import { GOODS } from '../data/goods.ts';
import { crossingPlace, roadPlace, sitePlace } from '../data/places.ts';
import { CROSSINGS, NUREMBERG } from '../data/region.ts';
import { type Bundle, GOLD, TREASURES } from '../data/resources.ts';
import { BANK_TRADES_PER_TURN } from '../data/trade.ts';
import { bankIsOpen } from './bank.ts';
import { mayBuildStation, wallsLeft } from './build.ts';
import type { Move } from './moves.ts';
import { freeSegment } from './pieces.ts';
import type { Decision, State } from './state.ts';
import { covers } from './supply.ts';
import { faultOfCounter, faultOfOffer } from './trade.ts';

function no(clause: string, why: string, args?: Record<string, PhraseArg>): Refusal {
  return { clause, phrase: { key: `refusal.${why}`, ...(args === undefined ? {} : { args }) } };
}

/** Returns why a move is not legal: the clause, and a sentence. Call it only for moves that are not legal. */
export function refusal(state: State, seat: Seat, move: Move): Refusal {
  if (isOver(state)) return state.ending === 'points' ? no('NUR-17.1', 'game-over') : no('NUR-17.4', 'game-over');
  const decision = owedBy(state.agenda, seat);
  if (decision === undefined) return no('NUR-2.4', 'not-your-turn');
  switch (decision.kind) {
    case 'place-start':
      return move.do === 'place' ? no('NUR-22.3', 'no-room', { crossing: crossingPlace(move.crossing) }) : no('NUR-22.2', 'place-first');
    case 'turn-action':
      return turnRefusal(state, seat, move);
    case 'trade-answer':
      return answerRefusal(state, seat, move);
    case 'trade-settle':
      return settleRefusal(state, move);
    case 'robber-discard':
      return no('NUR-5.3', 'hand-in', { count: decision.count });
    case 'robber-move':
      return robberRefusal(move);
    case 'robber-steal':
      return move.do === 'steal' ? no('NUR-5.7', 'no-victim') : no('NUR-5.6', 'steal-first');
    case 'wall-help':
      return move.do === 'wall-help' ? no('NUR-4.5', 'no-brick-or-gold') : no('NUR-4.5', 'help-first');
    case 'council-swap':
      return swapRefusal(decision, move);
  }
}

function turnRefusal(state: State, seat: Seat, move: Move): Refusal {
  switch (move.do) {
    case 'build-station':
      if (freeSegment(state, move.road) === NONE) return no('NUR-9.4', 'road-full', { road: roadPlace(move.road) });
      return mayBuildStation(state, seat, move.road) ? tooDear('station') : noneLeft('station');
    case 'build-village':
      return villageRefusal(state, seat, move.crossing);
    case 'build-house':
      if (state.houses[move.site] !== NONE) return no('NUR-11.1', 'site-taken', { site: sitePlace(move.site) });
      return state.players[seat].houses === 0 ? noneLeft('house') : tooDear('house');
    case 'build-wall':
      return wallsLeft(state) ? tooDear('wall') : noneLeft('wall');
    case 'build-tower':
      if (!state.players[seat].yard) return no('NUR-13.1', 'no-yard');
      return covers(state.players[seat], BUILDS.tower.cost) ? no('NUR-13.2', 'no-notch') : tooDear('tower');
    case 'sell':
      return no('NUR-14.2', 'no-recipe', { good: { key: `a.good.${GOODS[move.good].id}` }, cost: costOf(GOODS[move.good].recipe) });
    case 'bank-trade':
      return bankRefusal(state, seat, move.give, move.get);
    case 'offer':
      return faulty(faultOfOffer(state, seat, move));
    case 'accept':
    case 'decline':
    case 'counter':
    case 'deal':
    case 'close':
      return no('NUR-6.7', 'no-open-offer');
    default:
      return no('NUR-2.2', 'not-in-a-turn');
  }
}

function villageRefusal(state: State, seat: Seat, crossing: number): Refusal {
  const { road, step } = CROSSINGS[crossing];
  const { players, majority, room } = state;
  if (players[seat].villages === 0) return noneLeft('village');
  if (majority[road * players.length + seat] === 0) return no('NUR-10.2', 'no-station', { road: roadPlace(road) });
  if (((room[road] >> step) & 1) === 0) return no('NUR-10.3', 'no-room', { crossing: crossingPlace(crossing) });
  return tooDear('village');
}

function bankRefusal(state: State, seat: Seat, give: number, get: number): Refusal {
  const { hand, gold, ratios } = state.players[seat];
  if (give === get) return no('NUR-7.1', 'same-kind');
  if (!bankIsOpen(state)) return no('NUR-7.8', 'bank-closed', { count: BANK_TRADES_PER_TURN });
  if ((give === GOLD ? gold : hand[give]) < ratios[give])
    return no(give === GOLD ? 'NUR-7.2' : 'NUR-7.1', 'ratio', { count: ratios[give], kind: kindName(give) });
  return no('NUR-7.7', 'out-of-stock', { kind: kindName(get) });
}

function answerRefusal(state: State, seat: Seat, move: Move): Refusal {
  if (move.do === 'counter' && state.trade !== null) return faulty(faultOfCounter(state, seat, state.trade, move.give, move.get));
  return move.do === 'accept' ? no('NUR-6.8', 'cannot-accept') : no('NUR-6.8', 'answer-first');
}

function settleRefusal(state: State, move: Move): Refusal {
  if (move.do !== 'deal') return no('NUR-6.7', 'offer-open');
  const answered = state.trade?.answers.some(({ seat, say }) => seat === move.seat && say === 'counter') ?? false;
  return answered ? no('NUR-6.11', 'cannot-pay-counter') : no('NUR-6.11', 'no-such-answer', { seat: { seat: move.seat } });
}

function robberRefusal(move: Move): Refusal {
  if (move.do !== 'move-robber') return no('NUR-5.5', 'robber-first');
  return move.hex === NUREMBERG ? no('NUR-5.5', 'not-nuremberg') : no('NUR-5.5', 'robber-stays');
}

function swapRefusal(decision: Extract<Decision, { kind: 'council-swap' }>, move: Move): Refusal {
  return move.do === 'swap'
    ? no('NUR-15.8', 'no-claim', { seat: { seat: move.seat } })
    : no('NUR-15.8', 'swap-first', { seat: { seat: decision.seat } });
}

/** Returns the fault of an offer or a counter as a refusal; one without a fault is legal and never gets here. */
function faulty(fault: { readonly clause: string; readonly key: string } | null): Refusal {
  return fault === null ? no('NUR-6.1', 'not-in-a-turn') : { clause: fault.clause, phrase: { key: fault.key } };
}

function tooDear(piece: Piece): Refusal {
  return no('NUR-8.1', 'too-dear', { piece: { key: `piece.${piece}` }, cost: costOf(BUILDS[piece].cost) });
}

function noneLeft(piece: Piece): Refusal {
  return no('NUR-20.1', 'none-left', { piece: { key: `piece.${piece}` } });
}

function costOf(cost: Bundle): PhraseArg {
  return cost.flatMap((count, kind) => (count === 0 ? [] : [{ key: 'word.amount', args: { count, kind: kindName(kind) } }]));
}

function kindName(kind: number): PhraseArg {
  return { key: `kind.${TREASURES[kind]}` };
}
