import type { AnswerInAdvance } from '@belfry/board-kit';
import type { Move, View } from '@belfry/citadels';
import { GRAVEYARD } from '../src/data/districts.ts';

/** CIT-17.3 Whoever has the Graveyard is asked in the turn of the Warlord. */
export const inAdvance: readonly AnswerInAdvance<View, Move>[] = [
  {
    kind: 'graveyard-buy',
    move: { do: 'graveyard', buy: false },
    matters: ({ seats }, seat) => seats[seat]?.city.includes(GRAVEYARD) ?? false,
  },
];
