import type { Catalogue, Language, Phrase, PhraseArg, Seat } from '@belfry/kernel';

/** Checked only where it is given catalogues. */
export interface Say {
  (phrase: Phrase): string;
  (key: string, args?: Readonly<Record<string, PhraseArg>>): string;
  ifKnown(key: string): string | null;
}

/** A catalogue in every language; boards bring one for the words that stand on the board only. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export const seatOf = (seat: Seat): PhraseArg => ({ seat });
