import type { Chance, Seat } from '@belfry/kernel';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { settle, thinkable } from '../evaluation/one-ply.ts';
import { type CommonRandomNumbers, commonRandomNumbers } from './common-random-numbers.ts';
import { type MoveKeys, moveKeys } from './move-keys.ts';
import { afterOwnMove } from './own-turn.ts';

/** Smaller differences count as none. */
const NOTHING = 1e-9;

/**
 * Picks the move to play first. Of two moves of one turn that can be made in either order, the better order is the one that leaves more,
 * with the same luck, in every state. If both orders lead to the same result, the move that reveals something comes first, because the seat
 * can then choose the other with that knowledge.
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

/** The most moves of one turn to put in order, and the most choices at each of them. */
const MOST_PLANNED = 5;
const MOST_CHOICES = 16;

/**
 * Returns the move to play before the chosen one: if the seat continues after it without luck, and the same moves leave more with the
 * chosen one later, the move that then comes first. Income before something that raises it is an example; search cannot tell such orders
 * apart. Only moves that are sound now come in front.
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
 * Returns the moves that leave more before the chosen one than after it, in every state and without luck. It does not say whether to play
 * them at all: a building raises an income taken after it, but the seat may not want the building.
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

/** Returns the moves the seat would play after a move, by one-ply judgement, up to the one that ends its turn. */
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

/** Returns the seat's share after a sequence of moves without luck; negative infinity if one of them is not legal. */
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

/** The context in which orders are compared. */
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
    // Search decides whether to play the other move at all.
    if (before === null || behind === null || alone === null) return 0;
    const gain = before - Math.max(alone, behind);
    if (gain < -NOTHING) return 0;
    sum += gain;
    wanted += behind - alone;
  }
  if (sum > NOTHING || wanted <= NOTHING) return sum;
  return shows(table, states, other) && !shows(table, states, chosen) ? wanted : 0;
}

/** Returns the seat's share after a sequence of moves; null if one of them is no longer legal or another seat moves in between. */
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

/** Tells whether the seat learns something from a move: its views after the move differ, although the states looked the same before. */
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
