import type { Chance, Game, GameEvent, GameView, Options, Seat, Viewer } from '../src/index.ts';

/** A table to test: the number of players, and the options that differ from the defaults. */
export interface Setup {
  readonly players: number;
  readonly options: Options;
}

/** Plays a seat from its view alone. `moves` is the legal list of that seat. */
export interface Chooser<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance): { readonly move: M };
}

/** A game under test, with test code that is independent of the game's own views and scoring. */
export interface Subject<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly game: Game<S, M, E, V>;
  /** Every game's bot: it must play legally and repeatably, and finish its games. */
  readonly apprentice: Chooser<V, M>;
  /** The text of RULES.md, which must contain every clause the game cites. */
  readonly rules: string;
  /** Counts every component wherever it is. The result must be the same at every decision as after the setup. */
  census(state: S): Readonly<Record<string, number>>;
  /**
   * Changes something that this viewer may not know (two cards of the draw pile, a card of another hand) and nothing else. Returns false
   * when nothing is hidden from the viewer now. Written from the rules, not from the view: it is the leak canary.
   */
  tamper(state: S, viewer: Viewer, chance: Chance): boolean;
  /** Returns the totals of a finished game, computed independently of the score sheet. */
  recount?(state: S): readonly number[];
  /** Returns moves that a parametric decision accepts beyond its bounded list; random play includes them. */
  beyond?(state: S, seat: Seat, chance: Chance): readonly M[];
  /** Tags of `usage` that random play may not reach; scenario tests must. */
  readonly rare?: readonly string[];
  /** Returns what an event tells everyone although no view keeps it (a die roll without effect, whose hands were swapped), or null. */
  aloud?(event: E): string | null;
  /** Tables to test besides those of `setupsOf`. */
  readonly setups?: readonly Setup[];
}

export interface KitOptions {
  /** The number of random games per player count; half as many for tables with other options. */
  readonly games?: number;
  /** A game with more decisions than this counts as endless. */
  readonly limit?: number;
  /** The seed of the random games. */
  readonly seed?: number;
  /** Reduces costly checks: some viewers instead of all, some moments, and few tables: the smallest, and those with all options changed. */
  readonly sample?: boolean;
}

/** One property of a game, run as a separate test. */
export interface Check {
  readonly name: string;
  readonly topic: string;
  /** Returns how many moments, texts or moves were checked; throws Nonconformance with a replayable log at the first violation. */
  run(): number;
}

/** The input of a check: one game at one table. */
export interface Testbed {
  readonly subject: Subject;
  readonly setup: Setup;
  readonly games: number;
  readonly limit: number;
  readonly seed: number;
  readonly sample: boolean;
  /** Moves that are legal at some point: those of one random game at every table, or at those of the sample. */
  movesAnywhere(): readonly unknown[];
}
