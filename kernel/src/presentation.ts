import type { GameEvent } from './dealer.ts';
import type { Decision } from './decision.ts';
import type { Catalogue, Language, Phrase } from './text.ts';
import type { DrawnLine } from './text-canvas.ts';
import type { GameView } from './view.ts';

/** A part of the position in words, for the terminal, the text table and screen readers. */
export interface ReportSection {
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  /** A drawing of the table shows it as well. */
  readonly drawn?: boolean;
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
export interface CoachClauses {
  readonly clauses: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<Language, Catalogue>>;
}

/** What people read of a game and point at: pages and the terminal need it, the rules do not. */
export interface Presentation<M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly text: Readonly<Record<Language, Catalogue>>;
  /** The prefix of the clauses in RULES.md, `CIT` for CIT-7.1. */
  readonly prefix: string;
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
  readonly coach?: CoachClauses;
  /** The clause that says what can be taken back. */
  readonly undoClause?: string;
}
