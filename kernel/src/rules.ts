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
 * The rules of a game, with its views and its notation: all that a match, a bot or a server needs. States, moves, events and views are
 * plain JSON-safe data; nothing here depends on a screen, a clock, a network or a random number generator.
 */
export interface Rules<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly id: string;
  /** Increased whenever the same log could fold to another state. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];

  setup(players: number, options: Options, dealer: Dealer<E>): S;
  /** Returns who owes which decision now. Empty when the game is over. */
  pending(state: S): readonly Decision[];
  /**
   * Returns whether this decision depends on the answers of the others that owe theirs at the same time. If so, they come first, as at a
   * real table.
   */
  waits(decision: Decision): boolean;
  /** Returns a seat's legal moves; empty when it owes no decision. */
  legal(state: S, seat: Seat): M[];
  /** Returns whether a parametric decision accepts a move beyond the bounded list. */
  accepts(state: S, seat: Seat, move: M): boolean;
  /** Returns the clause and the sentence that explain why a move is not legal. */
  refusal(state: S, seat: Seat, move: M): Refusal;
  /** Carries out a legal move; mutates the state. */
  apply(state: S, seat: Seat, move: M, dealer: Dealer<E>): void;
  /** Returns what a viewer may know, built up from nothing. */
  view(state: S, viewer: Viewer): V;
  /** Returns what a viewer may know of an event; null for nothing. */
  eventFor(event: E, viewer: Viewer): E | null;
  /** Returns whether this event blocks undo: somebody learnt something, or it affected other players. */
  blocksUndo(event: E): boolean;
  /** Returns a full state consistent with the view: the only thing bots search on. */
  determinize(view: V, chance: Chance): S;
  /** Returns the result with its score sheet, or null until the game is over. */
  outcome(state: S): Outcome | null;
  clone(state: S): S;
  /**
   * For games with offers: returns whether the offer to a seat, as its view shows it, is at least as good as what this move of its own
   * would ask for. Throws BadInput for a move that asks for nothing.
   */
  meets?(view: V, seat: Seat, terms: M): boolean;
  /** Returns how many rounds have begun. */
  round(state: S): number;

  /** The canonical notation of a move, and back. `read` throws BadInput with a sentence. */
  write(move: M): string;
  read(text: string): M;
}
