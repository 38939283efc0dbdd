import type { Decision } from './decision.ts';
import type { Seat } from './seat.ts';

/**
 * Something the game still has to do by itself before it goes on with what lies under it, in the middle of an effect for instance.
 * Plain data on the agenda of the state, like a decision.
 */
export interface Step {
  readonly step: string;
}

/** The agenda holds what is still to be decided and to be done; its top is its end. */
export type AgendaItem = Decision | Step;
export type DecisionOf<I extends AgendaItem> = Extract<I, Decision>;
export type StepOf<I extends AgendaItem> = Extract<I, Step>;

export function isDecision<I extends AgendaItem>(item: I): item is DecisionOf<I> {
  // Reading the field is several times faster than asking whether it is there (`belfry bench engine`).
  return (item as Partial<Decision>).kind !== undefined;
}

// Between two moves a decision lies on top, never a step, and a step has no `together`. So nothing below asks which of the two an item is: that would cost
// several per cent of random play (`belfry bench engine`).

/** The decisions owed now: the top record, and those lying under it with the same `together` label. */
export function owed<I extends AgendaItem>(agenda: readonly I[]): DecisionOf<I>[] {
  const decisions = agenda as readonly DecisionOf<I>[];
  const top = decisions[decisions.length - 1];
  if (top === undefined) return [];
  if (top.together === undefined) return [top];
  let first = decisions.length - 1;
  while (first > 0 && decisions[first - 1]?.together === top.together) first--;
  return decisions.slice(first);
}

/** The agenda in the two parts a view shows: what is owed now, and what comes after, the next last. */
export function splitAgenda<I extends AgendaItem>(agenda: readonly I[]): { pending: DecisionOf<I>[]; later: I[] } {
  const pending = owed(agenda);
  // Mostly nothing comes after, and a list written down is made sooner than one cut off.
  return { pending, later: pending.length === agenda.length ? [] : agenda.slice(0, agenda.length - pending.length) };
}

/** Where the decision that `seat` owes now lies on the agenda, or -1. */
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

/** The decision that `seat` owes now. */
export function owedBy<I extends AgendaItem>(agenda: readonly I[], seat: Seat): DecisionOf<I> | undefined {
  const decisions = agenda as readonly DecisionOf<I>[];
  const at = placeOf(decisions, seat);
  return at < 0 ? undefined : decisions[at];
}

/** The same, taken off the agenda. */
export function takeOwed<I extends AgendaItem>(agenda: I[], seat: Seat): DecisionOf<I> | undefined {
  const decisions = agenda as DecisionOf<I>[];
  const at = placeOf(decisions, seat);
  if (at < 0) return undefined;
  if (at === decisions.length - 1) return decisions.pop();
  const decision = decisions[at];
  // By hand: splice makes a list of what it takes out.
  for (let next = at + 1; next < decisions.length; next++) {
    const item = decisions[next];
    if (item !== undefined) decisions[next - 1] = item;
  }
  decisions.pop();
  return decision;
}
