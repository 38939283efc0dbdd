import type { Chance } from './chance.ts';
import type { Dealer, GameEvent } from './dealer.ts';
import type { Decision } from './decision.ts';
import type { DrawnLine } from './drawing.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Catalogue, Language, Phrase } from './text.ts';
import type { GameView } from './view.ts';

/** Why a move is refused: the clause that forbids it, and a sentence. */
export interface Refusal {
  readonly clause: string;
  readonly phrase: Phrase;
}

/** A part of the position in words, for the terminal, the text table and screen readers. */
export interface ReportSection {
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  /** A drawing of the table shows it as well. */
  readonly drawn?: boolean;
}

/** A position worth counting from: set up under the seed, then so many random moves under the same seed. */
export interface NamedPosition {
  readonly players: number;
  readonly seed: number;
  readonly moves: number;
  readonly options?: Options;
}

/** A card with an effect of its own. */
export interface CastMember {
  readonly id: string;
  /** The clause its effect stands in. */
  readonly clause: string;
}

/** Something with a name that a player can look up: a card, a person, a building, a good, a place. */
export interface NamedThing {
  /** Its name; the key of the name with `.text` tells what it does, where there is something to tell. */
  readonly name: Phrase;
  /** What one sees on it besides: colour, price, group. */
  readonly facts?: Phrase;
  readonly clause?: string;
  /** The first word of the moves it explains. */
  readonly verb?: string;
}

/** What a coach says: `lesson.<kind>` about a kind of decision, with the clause behind it, and `lesson.goal` about the whole game. */
export interface Coaching {
  readonly clauses: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<Language, Catalogue>>;
}

/**
 * The contract every game keeps. States, moves, events and views are plain JSON-safe data;
 * nothing here knows a screen, a clock, a network or a generator of random numbers.
 */
export interface Game<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly id: string;
  /** The prefix of the clauses in RULES.md, `CIT` for CIT-7.1. */
  readonly prefix: string;
  /** Raised whenever the same log could fold to another state. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly text: Readonly<Record<Language, Catalogue>>;
  readonly positions: Readonly<Record<string, NamedPosition>>;

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
  /** How many rounds have begun. */
  round(state: S): number;

  /** The canonical notation of a move, and back. `read` throws BadInput with a sentence. */
  write(move: M): string;
  read(text: string): M;
  /** The things on the table a move targets, in the order a player would point at them. */
  targets(move: M): readonly string[];

  /**
   * A move as a choice ("Build the Castle for 4 gold"), a decision as a question, an event as a line of the log. With the view of whoever may
   * make the move it also says what only the position tells: prices, gains, whom it hits.
   */
  sayMove(move: M, view?: V): Phrase;
  /** What speaks against a legal move (income left lying, a blow at nobody): it is said, and asked about before the move is played. */
  caution?(view: V, move: M, moves: readonly M[]): Phrase | undefined;
  sayDecision(decision: Decision): Phrase;
  sayEvent(event: E): Phrase;
  /** The position as a viewer knows it, in words. */
  report(view: V): readonly ReportSection[];
  /** The table in characters, with the words of one language: lines of at most 80 columns, and sentences, which may be broken anywhere. */
  draw?(view: V, say: (phrase: Phrase) => string): readonly (DrawnLine | string)[];

  /** Everything on the table that has a name. */
  readonly things?: readonly NamedThing[];
  readonly coach?: Coaching;
  /** The clause that says what can be taken back. */
  readonly undoClause?: string;

  /** Everything whose use we count (actions, cards, effects), and what an event counts for. */
  readonly usage: readonly string[];
  uses(event: E): readonly string[];
  /** Cards with an effect of their own: each needs a scenario that names it, besides those of its clause. */
  readonly cast?: readonly CastMember[];
}
