import type { Catalogue, Language, Phrase, Seat } from '@belfry/kernel';

/** Something true of a position, as a seat may know it: an amount, or the presence of something, which counts 1. */
export interface Fact {
  readonly kind: string;
  /** Which one of that kind: a colour, a card, a neighbour. */
  readonly of?: string | number;
  readonly amount: number;
  /** The value of one more of it, roughly in points; negative if less is better. */
  readonly worth: number;
  /** Of facts in the same group, which mean much the same, only the most important is reported. */
  readonly group?: string;
  /** Arguments of the phrase; `n` is the difference. */
  readonly args?: Phrase['args'];
  /** Arguments of the phrase that depend on the difference. */
  amountArgs?(n: number): Phrase['args'];
}

/** When a claim comes true: with the move itself, or on the seat's next turn if nobody interferes. */
export type When = 'now' | 'next';

/**
 * A claim for a move: how it differs from another one. The phrase key is `gain.<kind>.<when>` for what it leaves its player ("2 more
 * gold"), or `claim.<kind>.<when>` for what it does.
 */
export interface Claim {
  readonly kind: string;
  readonly when: When;
  readonly of?: string | number | undefined;
  /** How much more than with the other move; for a danger, how much less. */
  readonly n: number;
  readonly said: Phrase;
}

/** What a game can say about its positions. Reasons are made of it; bots search without it. */
export interface Claims<S = unknown, M = unknown> {
  /** The phrases of all claims. */
  readonly text: Readonly<Record<Language, Catalogue>>;
  /** Returns a key that identifies the current turn. */
  turnOf(state: S): string;
  /** True if most moves of a turn can be made in any order: what comes first is then no difference in itself. */
  readonly anyOrder?: boolean;
  /** Tells, where not all order is free, whether this move could also be made later in the turn. */
  canWait?(move: M): boolean;
  /** Tells whether this move only ends a turn, so that the position before it shows what the move leaves. */
  isPass(move: M): boolean;
  /** Returns what a seat has. */
  facts(state: S, seat: Seat): readonly Fact[];
  /** Returns what a seat can do right now, during its turn. */
  atOnce?(state: S, seat: Seat): readonly Fact[];
  /** Returns what a seat will be able to do on its next turn if nobody interferes, from the state at the end of this turn. */
  nextTurn?(state: S, seat: Seat): readonly Fact[];
  /** Returns what a move may bring if the others agree; then nothing else is said about it. */
  hope?(state: S, seat: Seat, move: M): Phrase | null;
}
