import type { Decision } from './decision.ts';
import type { Seat } from './seat.ts';

/**
 * Something the game must do automatically before it continues with what is below it on the agenda, in the middle of an effect for
 * instance. Plain data on the agenda of the state, like a decision.
 */
export interface Step {
  readonly step: string;
}

/** The agenda is a stack of decisions and steps; its top is the end of the list. */
export type AgendaItem = Decision | Step;
export type DecisionOf<I extends AgendaItem> = Extract<I, Decision>;
export type StepOf<I extends AgendaItem> = Extract<I, Step>;

export function isDecision<I extends AgendaItem>(item: I): item is DecisionOf<I> {
  // Reading the field is several times faster than `in` (`belfry bench engine`).
  return (item as Partial<Decision>).kind !== undefined;
}

// Between two moves the top is always a decision, never a step, and a step has no `together`. So the code below does not distinguish the
// two: that would cost several per cent of random play (`belfry bench engine`).

/** Returns the decisions owed now: the top record, and those directly below it with the same `together` label. */
export function owed<I extends AgendaItem>(agenda: readonly I[]): DecisionOf<I>[] {
  const decisions = agenda as readonly DecisionOf<I>[];
  const top = decisions[decisions.length - 1];
  if (top === undefined) return [];
  if (top.together === undefined) return [top];
  let first = decisions.length - 1;
  while (first > 0 && decisions[first - 1]?.together === top.together) first--;
  return decisions.slice(first);
}

/** Splits the agenda into the parts a view shows: the decisions owed now, and what comes later, the next item last. */
export function splitAgenda<I extends AgendaItem>(agenda: readonly I[]): { pending: DecisionOf<I>[]; later: I[] } {
  const pending = owed(agenda);
  // There is usually nothing later, and a literal list is faster to create than a slice.
  return { pending, later: pending.length === agenda.length ? [] : agenda.slice(0, agenda.length - pending.length) };
}

/** Returns the index on the agenda of the decision that `seat` owes now, or -1. */
function placeOf(agenda: readonly Decision[], seat: Seat): number {
  const last = agenda.length - 1;
  const top = agenda[last];
  if (top === undefined) return -1;
  if (top.seat === seat) return last;
  if (top.together === undefined) return -1;
  for (let at = last - 1; at >= 0; at--) {
    const decision = agenda[at];
    if (decision === undefined || decision.together !== top.together) return -1;
    if (decision.seat === seat) return at;
  }
  return -1;
}

/** Returns the decision that `seat` owes now. */
export function owedBy<I extends AgendaItem>(agenda: readonly I[], seat: Seat): DecisionOf<I> | undefined {
  const decisions = agenda as readonly DecisionOf<I>[];
  const at = placeOf(decisions, seat);
  return at < 0 ? undefined : decisions[at];
}

/** Removes that decision from the agenda and returns it. */
export function takeOwed<I extends AgendaItem>(agenda: I[], seat: Seat): DecisionOf<I> | undefined {
  const decisions = agenda as DecisionOf<I>[];
  const at = placeOf(decisions, seat);
  if (at < 0) return undefined;
  if (at === decisions.length - 1) return decisions.pop();
  const decision = decisions[at];
  // Moves items by hand: splice allocates a list of what it removes.
  for (let next = at + 1; next < decisions.length; next++) {
    const item = decisions[next];
    if (item !== undefined) decisions[next - 1] = item;
  }
  decisions.pop();
  return decision;
}
