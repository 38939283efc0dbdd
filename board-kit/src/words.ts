import type { Catalogue, Language, Phrase, PhraseArg, Seat } from '@belfry/kernel';

/** Turns a phrase, or a key with its arguments, into a sentence in the language of the reader. */
export interface Say {
  (phrase: Phrase): string;
  (key: string, args?: Readonly<Record<string, PhraseArg>>): string;
}

/** A catalogue in every language; boards bring one for the words that stand on the board only. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export const seatOf = (seat: Seat): PhraseArg => ({ seat });
