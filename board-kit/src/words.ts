import type { Catalogue, Language, PhraseArg, Seat } from '@belfry/kernel';

export type { Say } from '@belfry/kernel';

/** A catalogue in every language; boards bring one for the words that stand on the board only. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export const seatOf = (seat: Seat): PhraseArg => ({ seat });
