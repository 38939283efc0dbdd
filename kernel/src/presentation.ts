import type { GameEvent } from './dealer.ts';
import type { Decision } from './decision.ts';
import type { Catalogue, Language, Phrase } from './text.ts';
import type { DrawnLine } from './text-canvas.ts';
import type { GameView } from './view.ts';

/** A part of the position in words, for the terminal, the text view and screen readers. */
export interface ReportSection {
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  /** Whether a drawing of the table shows it too. */
  readonly drawn?: boolean;
}

/** A named thing that a player can look up: a card, a person, a building, a good, a place. */
export interface NamedThing {
  /** Its name; the name's key with `.text` explains what it does, where there is an explanation. */
  readonly name: Phrase;
  /** Its other visible facts: colour, price, group. */
  readonly facts?: Phrase;
  readonly clause?: string;
  /** The first word of the moves it explains. */
  readonly verb?: string;
}

/** The coach's texts: `lesson.<kind>` about a kind of decision, with its clause, and `lesson.goal` about the whole game. */
export interface CoachClauses {
  readonly clauses: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<Language, Catalogue>>;
}

/** What people read and point at: pages and the terminal need it, the rules do not. */
export interface Presentation<M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly text: Readonly<Record<Language, Catalogue>>;
  /** The prefix of the clauses in RULES.md, `CIT` for CIT-7.1. */
  readonly prefix: string;
  /** Returns the things on the table a move targets, in the order a player would point at them. */
  targets(move: M): readonly string[];

  /**
   * Returns a move as a choice ("Build the Castle for 4 gold"). With the view of the seat that may make it, the text includes what depends
   * on the position: prices, gains, targets. `sayDecision` returns a decision as a question, `sayEvent` an event as a line of the log.
   */
  sayMove(move: M, view?: V): Phrase;
  /**
   * Returns a warning against a legal move (uncollected income, an attack that hits nobody): the player must confirm before the move is
   * played.
   */
  caution?(view: V, move: M, moves: readonly M[]): Phrase | undefined;
  sayDecision(decision: Decision): Phrase;
  sayEvent(event: E): Phrase;
  /** Returns the position as a viewer knows it, in words. */
  report(view: V): readonly ReportSection[];
  /**
   * Draws the table in characters, with texts in one language: drawn lines of at most 80 columns, and sentences, which may wrap anywhere.
   */
  draw?(view: V, say: (phrase: Phrase) => string): readonly (DrawnLine | string)[];

  /** Everything on the table that has a name. */
  readonly things?: readonly NamedThing[];
  readonly coach?: CoachClauses;
  /** The clause about undo. */
  readonly undoClause?: string;
}
