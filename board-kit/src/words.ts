import type { Catalogue, Language, PhraseArg, Seat } from '@belfry/kernel';

export type { Say } from '@belfry/kernel';

/** A catalogue in every language; boards add one for texts that only the board uses. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export const seatOf = (seat: Seat): PhraseArg => ({ seat });
