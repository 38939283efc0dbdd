import type { Chance } from './chance.ts';
import type { Dealer, GameEvent } from './dealer.ts';
import type { Decision } from './decision.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Phrase } from './text.ts';
import type { GameView } from './view.ts';

/** Why a move is refused: the clause that forbids it, and a sentence. */
export interface Refusal {
  readonly clause: string;
  readonly phrase: Phrase;
}

/**
 * The rules of a game, with its views and its notation: all that a match, a bot or a server needs of it. States, moves, events and views are plain JSON-safe data;
 * nothing here knows a screen, a clock, a network or a generator of random numbers.
 */
export interface Rules<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly id: string;
  /** Raised whenever the same log could fold to another state. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];

  setup(players: number, options: Options, dealer: Dealer<E>): S;
  /** Who owes which decision now. Empty when the game is over. */
  pending(state: S): readonly Decision[];
  /** Does this decision hang on what the others owed together with it answer? Then they come first, as people do at a table. */
  waits(decision: Decision): boolean;
  /** The list of legal moves of a seat; empty when it owes nothing. */
  legal(state: S, seat: Seat): M[];
  /** Parametric decisions take moves beyond the bounded list; this says which. */
  accepts(state: S, seat: Seat, move: M): boolean;
  /** The clause and the sentence that explain why a move is not legal. */
  refusal(state: S, seat: Seat, move: M): Refusal;
  /** Carries out a legal move; mutates the state. */
  apply(state: S, seat: Seat, move: M, dealer: Dealer<E>): void;
  /** What a viewer may know, built up from nothing. */
  view(state: S, viewer: Viewer): V;
  /** What a viewer may know of an event; null when nothing at all. */
  eventFor(event: E, viewer: Viewer): E | null;
  /** Does this event close the way back? True when somebody learnt something, or others were told or touched. */
  blocksUndo(event: E): boolean;
  /** A full state consistent with everything in the view: the only thing bots search on. */
  determinize(view: V, chance: Chance): S;
  /** The result with its score sheet, or null while the game goes on. */
  outcome(state: S): Outcome | null;
  clone(state: S): S;
  /**
   * Where players offer each other something: is what a seat is asked now, as its view shows it, what it would ask for with this move of its own, or better?
   * Throws BadInput for a move that asks for nothing.
   */
  meets?(view: V, seat: Seat, terms: M): boolean;
  /** How many rounds have begun. */
  round(state: S): number;

  /** The canonical notation of a move, and back. `read` throws BadInput with a sentence. */
  write(move: M): string;
  read(text: string): M;
}
