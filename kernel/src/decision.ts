import type { Dealer } from './dealer.ts';
import type { Seat } from './seat.ts';

/**
 * Something a seat still has to decide, as plain data on the agenda of the state.
 * Records that lie together on top of the agenda under one `together` label are owed at the same time.
 */
export interface Decision {
  readonly kind: string;
  readonly seat: Seat;
  readonly together?: string;
}

/** One kind of decision: what may be chosen, and what choosing does. One module each. */
export interface DecisionModule<S, D extends Decision, M, E> {
  readonly kind: D['kind'];
  /** The legal moves. The shared list that highlights, validation, bots and fuzzing all use. */
  options(state: S, decision: D): M[];
  /** For parametric decisions: is this move legal although the bounded list may not name it? */
  accepts?(state: S, decision: D, move: M): boolean;
  /** It may be taken at once, but hangs on what the others owed together with it answer: they come first (`waits` of the game). */
  readonly waits?: true;
  /** Carries the move out. The record has been taken off the agenda; put it back if the seat goes on deciding. */
  choose(state: S, decision: D, move: M, dealer: Dealer<E>): void;
}

export type DecisionModules<S, D extends Decision, M, E> = {
  readonly [K in D['kind']]: DecisionModule<S, Extract<D, { kind: K }>, M, E>;
};

/** What the kernel needs to see of a game's state. The top of the agenda is its end. */
export interface HasAgenda<D extends Decision> {
  agenda: D[];
}

/** The decisions owed now: the top record, and those lying under it with the same `together` label. */
export function owed<D extends Decision>(agenda: readonly D[]): D[] {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return [];
  if (top.together === undefined) return [top];
  let first = agenda.length - 1;
  while (first > 0 && agenda[first - 1]?.together === top.together) first--;
  return agenda.slice(first);
}

/** The agenda in the two parts a view shows: what is owed now, and what comes after, the next last. */
export function splitAgenda<D extends Decision>(agenda: readonly D[]): { pending: D[]; later: D[] } {
  const pending = owed(agenda);
  return { pending, later: agenda.slice(0, agenda.length - pending.length) };
}

/** Where the decision that `seat` owes now lies on the agenda, or -1. */
export function placeOf<D extends Decision>(agenda: readonly D[], seat: Seat): number {
  const last = agenda.length - 1;
  const top = agenda[last];
  if (top === undefined) return -1;
  if (top.seat === seat) return last;
  if (top.together === undefined) return -1;
  for (let at = last - 1; at >= 0; at--) {
    const decision = agenda[at] as D;
    if (decision.together !== top.together) return -1;
    if (decision.seat === seat) return at;
  }
  return -1;
}

/** The part of the game contract that follows from the decision modules and the automatic steps between them. */
export function decisionFlow<S extends HasAgenda<D>, D extends Decision, M, E>(
  modules: DecisionModules<S, D, M, E>,
  /** Runs the game on by itself until the agenda holds a decision or the game is over. */
  advance: (state: S, dealer: Dealer<E>) => void,
) {
  function moduleOf(decision: D): DecisionModule<S, D, M, E> {
    return modules[decision.kind as D['kind']];
  }
  const waiting: readonly string[] = Object.values<{ kind: string; waits?: true }>(modules)
    .filter(({ waits }) => waits)
    .map(({ kind }) => kind);
  return {
    pending: (state: S): readonly D[] => owed(state.agenda),
    waits: (decision: Decision): boolean => waiting.includes(decision.kind),
    legal(state: S, seat: Seat): M[] {
      const at = placeOf(state.agenda, seat);
      if (at < 0) return [];
      const decision = state.agenda[at] as D;
      return moduleOf(decision).options(state, decision);
    },
    accepts(state: S, seat: Seat, move: M): boolean {
      const at = placeOf(state.agenda, seat);
      if (at < 0) return false;
      const decision = state.agenda[at] as D;
      return moduleOf(decision).accepts?.(state, decision, move) ?? false;
    },
    apply(state: S, seat: Seat, move: M, dealer: Dealer<E>): void {
      const agenda = state.agenda;
      const at = placeOf(agenda, seat);
      const decision = agenda[at] as D;
      if (at === agenda.length - 1) agenda.pop();
      else agenda.splice(at, 1);
      moduleOf(decision).choose(state, decision, move, dealer);
      if (agenda.length === 0) advance(state, dealer);
    },
  };
}
