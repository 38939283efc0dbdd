import type { Chance, Seat } from '@belfry/kernel';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { settle } from '../evaluation/one-ply.ts';
import { type CommonRandomNumbers, commonRandomNumbers } from './common-random-numbers.ts';
import { type MoveKeys, moveKeys } from './move-keys.ts';

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
