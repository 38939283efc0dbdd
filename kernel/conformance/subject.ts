import type { Chance, Game, GameEvent, GameView, Options, Seat, Viewer } from '../src/index.ts';

/** A table to try a game at: how many players, and the options that differ from the defaults. */
export interface Setup {
  readonly players: number;
  readonly options: Options;
}

/** Plays a seat from its view alone. `moves` is the legal list of that seat. */
export interface Chooser<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance): { readonly move: M };
}

/** A game under test, and what its test knows about it independently of the game's own view and scoring code. */
export interface Subject<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly game: Game<S, M, E, V>;
  /** The bot every game brings: it must be legal, repeatable, and end its games. */
  readonly apprentice: Chooser<V, M>;
  /** The text of RULES.md: every clause the game cites must stand there. */
  readonly rules: string;
  /** How many there are of every component, wherever they lie. Must be the same at every decision as after the setup. */
  census(state: S): Readonly<Record<string, number>>;
  /**
   * Changes something that this viewer may not know (two cards of the draw pile, a card of another hand) and nothing else.
   * False when nothing is hidden from the viewer now. Written from the rules, not from the view: it is the leak canary.
   */
  tamper(state: S, viewer: Viewer, chance: Chance): boolean;
  /** The totals of a finished game, counted from scratch in another way than the score sheet does it. */
  recount?(state: S): readonly number[];
  /** Moves a parametric decision accepts beyond its bounded list; random play mixes them in. */
  beyond?(state: S, seat: Seat, chance: Chance): readonly M[];
  /** Tags of `usage` that random play cannot be expected to meet; scenario tests must. */
  readonly rare?: readonly string[];
  /** What everybody hears of an event although no view keeps it (a die thrown in vain, whose hands were swapped); null for nothing. */
  aloud?(event: E): string | null;
  /** Tables to try besides those of `setupsOf`. */
  readonly setups?: readonly Setup[];
}

export interface KitOptions {
  /** Random games for each number of players; half as many for tables with other options. */
  readonly games?: number;
  /** A game with more decisions than this counts as endless. */
  readonly limit?: number;
  /** Other numbers give other games. */
  readonly seed?: number;
  /** Costly checks look through some eyes at each moment instead of everybody's, some of them at some moments, and options are changed all at once. */
  readonly sample?: boolean;
}

/** One thing to be true of a game: a test of its own. */
export interface Check {
  readonly name: string;
  readonly topic: string;
  /** How many moments, texts or moves were looked at; throws Nonconformance with a replayable log when one of them is wrong. */
  run(): number;
}

/** What a check works with: one game at one table. */
export interface Testbed {
  readonly subject: Subject;
  readonly setup: Setup;
  readonly games: number;
  readonly limit: number;
  readonly seed: number;
  readonly sample: boolean;
  /** Moves that are legal somewhere, sometime: those of one random game at every table. */
  movesAnywhere(): readonly unknown[];
}
