import type { Catalogue, Language, Phrase, Seat } from '@belfry/kernel';

/** Something true of a position, as a seat may know it: an amount of something, or a thing that is there, which counts 1. */
export interface Fact {
  readonly kind: string;
  /** Which of several of that kind: a colour, a card, a neighbour. */
  readonly of?: string | number;
  readonly amount: number;
  /** What one more of it is worth, roughly in points; what one wants to have less of is worth less than nothing. */
  readonly worth: number;
  /** Of facts that tell much the same only the most important is said. */
  readonly group?: string;
  /** What fills the words; `n` is the difference. */
  readonly args?: Phrase['args'];
  /** What the words are filled with where they depend on the difference. */
  amountArgs?(n: number): Phrase['args'];
}

/** When what is claimed comes to pass: by the move itself, or in the next turn, if nobody comes between. */
export type When = 'now' | 'next';

/** What can be said for a move: how it differs from another one. Its words are what it leaves one under `gain.<kind>.<when>` ("2 more gold"), or what it does under `claim.<kind>.<when>`. */
export interface Claim {
  readonly kind: string;
  readonly when: When;
  readonly of?: string | number | undefined;
  /** How much more it is than with the other move; of a danger, how much less. */
  readonly n: number;
  readonly said: Phrase;
}

/** What a game can say of its positions. Bots search without it; reasons are made of it. */
export interface Claims<S = unknown, M = unknown> {
  /** The words for every claim that is made. */
  readonly text: Readonly<Record<Language, Catalogue>>;
  /** Tells the turns of a game apart. */
  turnOf(state: S): string;
  /** Most of what a turn allows can be done in any order: what comes first alone is no difference. */
  readonly anyOrder?: boolean;
  /** Does this move only end a turn? Then what the seat has before it is what it leaves. */
  isPass(move: M): boolean;
  /** What a seat has. */
  facts(state: S, seat: Seat): readonly Fact[];
  /** What a seat whose turn goes on may do at once. */
  atOnce?(state: S, seat: Seat): readonly Fact[];
  /** What a seat will be able to do in its next turn, if nobody comes between, as it stands at the end of this one. */
  nextTurn?(state: S, seat: Seat): readonly Fact[];
  /** What a move may bring that hangs on the answer of others: nothing else is said of it. */
  hope?(state: S, seat: Seat, move: M): Phrase | null;
}
