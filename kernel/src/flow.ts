import { type AgendaItem, type DecisionOf, isDecision, owed, owedBy, type StepOf, takeOwed } from './agenda.ts';
import type { Dealer } from './dealer.ts';
import type { Decision, DecisionModule, DecisionModules } from './decision.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';

/** The fields of a game's state that the kernel needs. */
export interface FlowState<I extends AgendaItem> {
  /** The pending decisions and steps, the next on top. */
  agenda: I[];
  /** The phase that continues when the agenda is empty; 'over' when the game has ended. */
  phase: string;
}

export function isOver(state: { readonly phase: string }): boolean {
  return state.phase === 'over';
}

/** The parts of a game: its setup, its decisions, and what happens automatically in between. */
export interface FlowParts<S extends FlowState<I>, I extends AgendaItem, M, E> {
  /** Returns the table before anything happens automatically. */
  setup(players: number, options: Options, dealer: Dealer<E>): S;
  /** One module for each kind of decision. */
  readonly decisions: DecisionModules<S, DecisionOf<I>, M, E>;
  /**
   * What the game does automatically in each phase. Called whenever the agenda is empty: performs the next part of the phase, which puts
   * something on the agenda or leads to another phase.
   */
  readonly phases: { readonly [P in Exclude<S['phase'], 'over'>]: (state: S, dealer: Dealer<E>) => void };
  /** Automatic steps before the phase continues: performs a step that has reached the top of the agenda and been removed from it. */
  readonly steps?: { readonly [K in StepOf<I>['step']]: (state: S, step: Extract<I, { readonly step: K }>, dealer: Dealer<E>) => void };
  /** Decides whether to skip a decision that has reached the top: returns its only move, null to drop it, or undefined to ask. */
  unasked?(state: S, decision: DecisionOf<I>): M | null | undefined;
}

/** Returns the part of a game's contract that follows from its parts, and `advance`, which runs a state until the next decision. */
export function gameFlow<S extends FlowState<I>, I extends AgendaItem, M, E>(parts: FlowParts<S, I, M, E>) {
  type D = DecisionOf<I>;
  // The tables' types guarantee that each module, phase and step is called with its own kind.
  const modules = parts.decisions as Readonly<Record<string, DecisionModule<S, D, M, E>>>;
  const phases = parts.phases as Readonly<Record<string, (state: S, dealer: Dealer<E>) => void>>;
  const steps = (parts.steps ?? {}) as Readonly<Record<string, (state: S, step: StepOf<I>, dealer: Dealer<E>) => void>>;

  /** The kinds of decisions that wait for the other seats' answers. */
  const waiting = Object.values(modules).flatMap(({ kind, waits }) => (waits ? [kind] : []));
  const kinds = Object.keys(modules);
  const ofKind = Object.values(modules);
  /**
   * Searches from the top: few kinds are asked often, and property names that change from call to call are slow to look up (`belfry bench
   * engine`).
   */
  function moduleOf({ kind }: D): DecisionModule<S, D, M, E> {
    for (let at = 0; at < kinds.length; at++) {
      const module = ofKind[at];
      if (kinds[at] === kind && module !== undefined) return module;
    }
    return missing(kind);
  }
  /** Only decisions reach the top of the agenda, and all of them are asked. */
  const asksAll = parts.steps === undefined && parts.unasked === undefined;

  /** Runs the game until a seat has to decide or the game is over. */
  function advance(state: S, dealer: Dealer<E>): void {
    for (;;) {
      if (state.agenda.length === 0) {
        if (isOver(state)) return;
        (phases[state.phase] ?? missing(state.phase))(state, dealer);
      } else if (asksAll || !takeTop(state, dealer)) return;
    }
  }

  /** Handles the top of the agenda, unless a seat has to decide it. */
  function takeTop(state: S, dealer: Dealer<E>): boolean {
    const { agenda } = state;
    const top = agenda[agenda.length - 1];
    if (top === undefined) return true;
    if (!isDecision(top)) {
      agenda.pop();
      const step = top as StepOf<I>;
      (steps[step.step] ?? missing(step.step))(state, step, dealer);
      return true;
    }
    const move = parts.unasked?.(state, top);
    if (move === undefined) return false;
    agenda.pop();
    if (move !== null) moduleOf(top).choose(state, top, move, dealer);
    return true;
  }

  const contract = {
    setup(players: number, options: Options, dealer: Dealer<E>): S {
      const state = parts.setup(players, options, dealer);
      advance(state, dealer);
      return state;
    },
    pending: (state: S): readonly D[] => owed(state.agenda),
    waits: (decision: Decision): boolean => waiting.includes(decision.kind),
    legal(state: S, seat: Seat): M[] {
      const decision = owedBy(state.agenda, seat);
      return decision === undefined ? [] : moduleOf(decision).options(state, decision);
    },
    accepts(state: S, seat: Seat, move: M): boolean {
      const decision = owedBy(state.agenda, seat);
      return decision !== undefined && (moduleOf(decision).accepts?.(state, decision, move) ?? false);
    },
    apply(state: S, seat: Seat, move: M, dealer: Dealer<E>): void {
      const decision = takeOwed(state.agenda, seat);
      if (decision === undefined) throw new Error(`seat ${seat} owes no decision`);
      moduleOf(decision).choose(state, decision, move, dealer);
      advance(state, dealer);
    },
  };
  return { contract, advance };
}

function missing(name: string): never {
  throw new Error(`the game does not say what "${name}" does`);
}
