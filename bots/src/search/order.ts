import type { Chance, Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import { sharesOf } from '../evaluation/judge.ts';
import { settle } from '../evaluation/one-ply.ts';
import { type CommonRandomNumbers, commonRandomNumbers } from './common-random-numbers.ts';

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
  const luck = commonRandomNumbers(chance);
  let first = chosen;
  let most = NOTHING;
  for (const other of others) {
    const gain = gainOfOrder(judge, states, seat, chosen, other, luck);
    if (gain <= most) continue;
    most = gain;
    first = other;
  }
  return first;
}

function gainOfOrder(
  judge: Judge,
  states: readonly unknown[],
  seat: Seat,
  chosen: unknown,
  other: unknown,
  luck: CommonRandomNumbers,
): number {
  let sum = 0;
  let wanted = 0;
  for (const state of states) {
    luck.renew();
    const before = shareAfter(judge, state, seat, [other, chosen], luck);
    if (before === null) return 0;
    const alone = shareAfter(judge, state, seat, [chosen], luck) ?? 0;
    const behind = shareAfter(judge, state, seat, [chosen, other], luck) ?? alone;
    const gain = before - Math.max(alone, behind);
    if (gain < -NOTHING) return 0;
    sum += gain;
    wanted += behind - alone;
  }
  if (sum > NOTHING || wanted <= NOTHING) return sum;
  return shows(judge, states, seat, other, luck) && !shows(judge, states, seat, chosen, luck) ? wanted : 0;
}

/** The seat's share after moves made one after another; null when one of them cannot be made any more, or somebody else comes in between. */
function shareAfter(judge: Judge, from: unknown, seat: Seat, moves: readonly unknown[], luck: CommonRandomNumbers): number | null {
  const { game } = judge;
  luck.repeat();
  const state = game.clone(from);
  for (const [at, move] of moves.entries()) {
    if (at > 0 && !mayMake(judge, state, seat, move)) return null;
    game.apply(state, seat, move, { chance: luck });
  }
  settle(judge, state, luck);
  return sharesOf(judge, state)[seat];
}

function mayMake({ game }: Judge, state: unknown, seat: Seat, move: unknown): boolean {
  const pending = game.pending(state);
  if (pending.length !== 1 || pending[0].seat !== seat) return false;
  const text = game.write(move);
  return game.legal(state, seat).some((legal) => legal === move || game.write(legal) === text);
}

/** Does the seat learn something by a move? Then it sees different things after it, although the states looked the same before. */
function shows({ game }: Judge, states: readonly unknown[], seat: Seat, move: unknown, luck: CommonRandomNumbers): boolean {
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
