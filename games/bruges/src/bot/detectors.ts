import { bestOfOwnTurn, type Course, type Detector } from '@belfry/bots';
import { type Seat, seededChance } from '@belfry/kernel';
import { THREATS, TURNS_PER_ROUND } from '../data/amounts.ts';
import { type Card, COLOUR_OF, IS_ARROW, POINTS_OF, PRICE_OF, person } from '../data/cards.ts';
import { clone } from '../rules/clone.ts';
import { emptyColours } from '../rules/houses.ts';
import { turnMajorities } from '../rules/majorities.ts';
import type { Move } from '../rules/moves.ts';
import { outcome } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

/** Moves that a good player would laugh at, to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  {
    name: 'points-left-in-last-turn',
    says: 'makes fewer points in the last turn of the game than lay there',
    finds(course, at) {
      const { state, seat } = course.played[at];
      if (!isLastTurn(state) || !beginsTurn(course, at)) return false;
      const reached = course.played.find((other, place) => place > at && other.seat !== seat)?.state ?? course.end;
      const worlds = [1, 2, 3].map((world) => course.game.determinize(course.game.view(state, seat), seededChance(world)));
      const best = Math.min(...worlds.map((world) => bestOfOwnTurn(course.game, world, seat, (end) => scoreOf(end, seat))));
      return best > scoreOf(reached, seat);
    },
  },
  {
    name: 'goods-in-last-turn',
    says: 'takes workers or guilders in the last turn of the game, where points lay there',
    finds: (course, at) => {
      const { state, move, legal } = course.played[at];
      if (!isLastTurn(state) || (move.do !== 'workers' && move.do !== 'guilders')) return false;
      return legal.some(
        (other) =>
          other.do === 'threat' || other.do === 'house' || (other.do === 'recruit' && POINTS_OF[other.card] > 0 && !IS_ARROW[other.card]),
      );
    },
  },
  {
    name: 'guilders-hoarded',
    says: 'ends the game with guilders for a person in hand and an empty house',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (!isLastTurn(state) || !isPlay(move) || move.do === 'recruit') return false;
      const player = state.players[seat];
      const { guilders, hand } = player;
      return (
        guilders >= 10 &&
        emptyColours(player) !== 0 &&
        hand.some((card) => PRICE_OF[card] <= guilders && POINTS_OF[card] >= 3) &&
        !scores(move)
      );
    },
  },
  {
    name: 'draws-from-one-pile',
    says: 'draws from the same pile nearly always',
    finds(course, at) {
      const { seat, move } = course.played[at];
      if (move.do !== 'draw') return false;
      const draws = course.played.filter((other) => other.seat === seat && other.move.do === 'draw');
      const left = draws.filter((other) => other.move.do === 'draw' && other.move.side === 0).length;
      return draws[0] === course.played[at] && draws.length >= 16 && Math.max(left, draws.length - left) >= 0.85 * draws.length;
    },
  },
  {
    name: 'step-left-in-last-round',
    says: 'stays on the reputation track in the last round, and has the price of the step over at the end',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      const [owed] = course.game.pending(state);
      if (move.do !== 'stay' || !isLastRound(state) || owed === undefined) return false;
      const top = state.agenda[state.agenda.length - 1];
      return 'kind' in top && top.kind === 'advance' && course.end.players[seat].guilders >= top.price + 1;
    },
  },
  {
    name: 'person-forgotten',
    says: 'ends its last turn of a round without a person whose gain was free',
    finds(course, at) {
      const { state, move, legal } = course.played[at];
      if (move.do !== 'end-turn' || state.circle !== TURNS_PER_ROUND - 1) return false;
      return legal.some((other) => other.do === 'activate' && isFreeGain(other.card) && (!isLastRound(state) || givesPoints(other.card)));
    },
  },
  {
    name: 'brink-ignored',
    says: 'returns the only marker of a colour, with two of another colour and a card to return one of them',
    finds(course, at) {
      const { state, seat, move, legal } = course.played[at];
      if (move.do !== 'threat') return false;
      const { threats } = state.players[seat];
      if (isLastRound(state) || threats[COLOUR_OF[move.card]] >= THREATS.circle - 1) return false;
      return legal.some((other) => other.do === 'threat' && threats[COLOUR_OF[other.card]] === THREATS.circle - 1);
    },
  },
  {
    name: 'wrong-person-lost',
    says: 'gives up a person that still works instead of one that has done its work and counts less',
    finds(course, at) {
      const { move, legal } = course.played[at];
      if (move.do !== 'lose-person' || IS_ARROW[move.card]) return false;
      return legal.some((other) => other.do === 'lose-person' && IS_ARROW[other.card] && POINTS_OF[other.card] < POINTS_OF[move.card]);
    },
  },
  {
    name: 'home-burnt',
    says: 'lets an occupied house burn instead of an empty one',
    finds: (course, at) => {
      const { move, legal } = course.played[at];
      return move.do === 'lose-home' && legal.some((other) => other.do === 'lose-house');
    },
  },
  {
    name: 'one-guilder',
    says: 'uses a card for a single guilder',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (move.do !== 'guilders') return false;
      const after = clone(state);
      course.game.apply(after, seat, move, { chance: seededChance(1) });
      return after.players[seat].guilders - state.players[seat].guilders <= 1;
    },
  },
];

function isLastRound(state: State): boolean {
  return state.round === state.lastRound;
}

function isLastTurn(state: State): boolean {
  return isLastRound(state) && state.phase === 'turns' && state.circle === TURNS_PER_ROUND - 1;
}

/** Is this the first decision of the seat in its turn? */
function beginsTurn({ played }: Course<State, Move>, at: number): boolean {
  const top = played[at].state.agenda.at(-1);
  return top !== undefined && 'kind' in top && top.kind === 'turn-action' && played[at - 1]?.seat !== played[at].seat;
}

/** What a seat would have if the game ended with this state. */
function scoreOf(state: State, seat: Seat): number {
  const end = clone(state);
  if (end.phase !== 'over') {
    turnMajorities(end, { chance: seededChance(1) });
    end.phase = 'over';
  }
  return outcome(end)?.totals[seat] ?? 0;
}

const PLAYS: ReadonlySet<Move['do']> = new Set(['workers', 'guilders', 'threat', 'canal', 'house', 'recruit']);

function isPlay(move: Move): boolean {
  return PLAYS.has(move.do);
}

function scores(move: Move): boolean {
  return move.do === 'threat' || move.do === 'house' || move.do === 'canal';
}

function isFreeGain(card: Card): boolean {
  const someone = person(card);
  return someone.activation === 'round' && someone.effect === 'gain';
}

function givesPoints(card: Card): boolean {
  const someone = person(card);
  return someone.effect === 'gain' && (someone.params.points ?? 0) > 0;
}
