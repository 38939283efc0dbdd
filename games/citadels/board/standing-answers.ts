import type { AnswerInAdvance } from '@belfry/board-kit';
import type { Move, View } from '@belfry/citadels';
import { RECLAIMS, stands } from '../src/data/districts.ts';
import { ASK_RECLAIM, RECLAIM } from '../src/data/powers.ts';

/** CIT-17.3 A player who may reclaim a destroyed district is asked on the Warlord's turn. */
export const inAdvance: readonly AnswerInAdvance<View, Move>[] = [
  {
    kind: ASK_RECLAIM,
    move: { do: RECLAIM, buy: false },
    matters: ({ seats }, seat) => stands(seats[seat]?.city ?? [], RECLAIMS),
  },
];
