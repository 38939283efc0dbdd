import { isUndo, type Match, type Seat } from '@belfry/kernel';

/**
 * For every seat that owes a decision: the decision, and the entry since which it owes it. This distinguishes a late answer from a
 * simultaneous one.
 */
export type PendingSince = ReadonlyMap<Seat, { readonly since: number; readonly decision: string }>;

/**
 * Returns what is owed now, given what was owed before the last entry. A decision that a seat still owes after another's move is the same
 * decision.
 */
export function pendingSinceAfter(before: PendingSince, { game, state, log }: Match): PendingSince {
  const last = log.entries.at(-1);
  const moved = last === undefined || isUndo(last) ? null : last.seat;
  return new Map(
    game.pending(state).map((pending) => {
      const decision = JSON.stringify(pending);
      const old = before.get(pending.seat);
      const same = moved !== null && moved !== pending.seat && old?.decision === decision;
      return [pending.seat, { since: same ? old.since : log.entries.length, decision }];
    }),
  );
}
