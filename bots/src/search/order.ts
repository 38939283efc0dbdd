import type { Chance, Seat } from '@belfry/kernel';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { settle, thinkable } from '../evaluation/one-ply.ts';
import { type CommonRandomNumbers, commonRandomNumbers } from './common-random-numbers.ts';
import { type MoveKeys, moveKeys } from './move-keys.ts';
import { afterOwnMove } from './own-turn.ts';

/** A difference that is none. */
const NOTHING = 1e-9;

/**
 * What is better done first: of two moves of one turn that can be made one after the other, the order that leaves more, on the same luck in every state. Where both
 * orders lead to the same, the move that shows something comes first, because the other may then be chosen knowing it.
 */
export function playFirst(
  judge: Judge,
  states: readonly unknown[],
  seat: Seat,
  chosen: unknown,
  others: readonly unknown[],
  chance: Chance,
): unknown {
  const table: Table = { judge, seat, luck: commonRandomNumbers(chance), keyOf: moveKeys(judge.game) };
  let first = chosen;
  let most = NOTHING;
  for (const other of others) {
    const gain = gainOfOrder(table, states, chosen, other);
    if (gain <= most) continue;
    most = gain;
    first = other;
  }
  return first;
}

/** Moves of one turn that are put in order at most, and so many may be chosen from at each. */
const MOST_PLANNED = 5;
const MOST_CHOICES = 16;

/**
 * What is better done before the chosen move: where the seat goes on without luck after it, and the same moves leave more with the chosen one later, the move that comes first then.
 * Income before what raises it is the like; no search can tell such moves apart by trying. Only moves that are sound now are put in front.
 */
export function playBefore(judge: Judge, states: readonly unknown[], seat: Seat, chosen: unknown, sound: readonly unknown[]): unknown {
  const keyOf = moveKeys(judge.game);
  let first: unknown = null;
  for (const state of states) {
    const plan = planAfter(judge, state, seat, chosen);
    if (plan.length === 0 || (first !== null && keyOf(plan[0]) !== keyOf(first))) return chosen;
    const asChosen = shareOfPlan(judge, state, seat, [chosen, ...plan], keyOf);
    const later = plan.map((_, at) => shareOfPlan(judge, state, seat, [...plan.slice(0, at + 1), chosen, ...plan.slice(at + 1)], keyOf));
    if (!(Math.max(...later) > asChosen + NOTHING)) return chosen;
    first = plan[0];
  }
  return sound.find((move) => keyOf(move) === keyOf(first)) ?? chosen;
}

/**
 * The moves that leave more before the chosen one than behind it, in every state and without luck. Whether such a move is to be made at all, they do not say: a
 * building raises an income taken after it, but one may not want the building.
 */
export function betterBefore(judge: Judge, states: readonly unknown[], seat: Seat, chosen: unknown, sound: readonly unknown[]): unknown[] {
  const keyOf = moveKeys(judge.game);
  return sound.filter((move) =>
    states.every((state) => {
      const behind = shareOfPlan(judge, state, seat, [chosen, move], keyOf);
      return Number.isFinite(behind) && shareOfPlan(judge, state, seat, [move, chosen], keyOf) > behind + NOTHING;
    }),
  );
}

/** What the seat would do after a move, by what looks best at once, up to the move that ends its turn. */
function planAfter(judge: Judge, from: unknown, seat: Seat, chosen: unknown): unknown[] {
  const { game } = judge;
  const plan: unknown[] = [];
  let state = afterOwnMove(game, from, seat, chosen);
  while (state !== null && decides(judge, state, seat) && plan.length < MOST_PLANNED - 1) {
    const moves = thinkable(judge, state, game.legal(state, seat));
    if (moves.length > MOST_CHOICES) break;
    let next: unknown = null;
    let best: unknown = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const reached = afterOwnMove(game, state, seat, move);
      const share = reached === null ? Number.NEGATIVE_INFINITY : sharesOf(judge, reached)[seat];
      if (share <= most) continue;
      most = share;
      best = move;
      next = reached;
    }
    if (next === null || !decides(judge, next, seat)) break;
    plan.push(best);
    state = next;
  }
  return plan;
}

function decides({ game }: Judge, state: unknown, seat: Seat): boolean {
  const pending = game.pending(state);
  return pending.length === 1 && pending[0].seat === seat;
}

/** The seat's share after moves without luck made one after another; less than anything when one of them cannot be made. */
function shareOfPlan(judge: Judge, from: unknown, seat: Seat, moves: readonly unknown[], keyOf: MoveKeys): number {
  const { game } = judge;
  let state: unknown = from;
  for (const move of moves) {
    const key = keyOf(move);
    if (!decides(judge, state, seat) || !game.legal(state, seat).some((legal) => keyOf(legal) === key)) return Number.NEGATIVE_INFINITY;
    state = afterOwnMove(game, state, seat, move);
    if (state === null) return Number.NEGATIVE_INFINITY;
  }
  return sharesOf(judge, state)[seat];
}

/** What the orders are compared with. */
interface Table {
  readonly judge: Judge;
  readonly seat: Seat;
  readonly luck: CommonRandomNumbers;
  readonly keyOf: MoveKeys;
}

function gainOfOrder(table: Table, states: readonly unknown[], chosen: unknown, other: unknown): number {
  let sum = 0;
  let wanted = 0;
  for (const state of states) {
    table.luck.renew();
    const before = shareAfter(table, state, [other, chosen]);
    const behind = shareAfter(table, state, [chosen, other]);
    const alone = shareAfter(table, state, [chosen]);
    // Whether to make the other move at all is for the search to say.
    if (before === null || behind === null || alone === null) return 0;
    const gain = before - Math.max(alone, behind);
    if (gain < -NOTHING) return 0;
    sum += gain;
    wanted += behind - alone;
  }
  if (sum > NOTHING || wanted <= NOTHING) return sum;
  return shows(table, states, other) && !shows(table, states, chosen) ? wanted : 0;
}

/** The seat's share after moves made one after another; null when one of them cannot be made any more, or somebody else comes in between. */
function shareAfter({ judge, seat, luck, keyOf }: Table, from: unknown, moves: readonly unknown[]): number | null {
  const { game } = judge;
  luck.repeat();
  const state = game.clone(from);
  for (const [at, move] of moves.entries()) {
    if (at > 0) {
      const pending = game.pending(state);
      if (pending.length !== 1 || pending[0].seat !== seat) return null;
      const key = keyOf(move);
      if (!game.legal(state, seat).some((legal) => keyOf(legal) === key)) return null;
    }
    game.apply(state, seat, move, { chance: luck });
  }
  settle(judge, state, luck);
  return sharesOf(judge, state)[seat];
}

/** Does the seat learn something by a move? Then it sees different things after it, although the states looked the same before. */
function shows({ judge, seat, luck }: Table, states: readonly unknown[], move: unknown): boolean {
  const { game } = judge;
  const seen = new Set(
    states.map((from) => {
      luck.repeat();
      const state = game.clone(from);
      game.apply(state, seat, move, { chance: luck });
      return JSON.stringify(game.view(state, seat));
    }),
  );
  return seen.size > 1;
}
