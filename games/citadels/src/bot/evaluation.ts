import type { Evaluation } from '@belfry/bots';
import { ASSASSIN, MAGICIAN, THIEF } from '../data/characters.ts';
import { ASK_RECLAIM } from '../data/powers.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import { believe } from './belief.ts';
import { measure } from './features.ts';
import { manners } from './manners.ts';
import { FEATURES, type Feature } from './measures.ts';
import { shortlist } from './shortlist.ts';
import { tableWeights } from './table-weights.ts';
import { TEXT } from './text/index.ts';
import { weights } from './weights.ts';

export const evaluation: Evaluation<State, Move, View> = {
  features: FEATURES,
  text: TEXT,
  dangers: ['murdered', 'robbed', 'exposed', 'rival-near'] satisfies Feature[],
  seats: (state) => state.players.length,
  measure,
  shortlist,
  believe,
  // Whom to murder or rob and whose hand to take is decided on what the others keep secret.
  guesses(state) {
    const top = state.agenda[state.agenda.length - 1];
    const { character, abilityUsed } = state.turn;
    return top?.kind === 'turn-action' && !abilityUsed && (character === ASSASSIN || character === THIEF || character === MAGICIAN);
  },
  // A choice of character that can be foreseen is murdered or robbed.
  varies(state) {
    const kind = state.agenda[state.agenda.length - 1]?.kind;
    const { character, abilityUsed } = state.turn;
    return (
      kind === 'draft-choose' ||
      kind === 'draft-hide' ||
      (kind === 'turn-action' && !abilityUsed && (character === ASSASSIN || character === THIEF))
    );
  },
  // Cards that are looked at, and a destroyed district that may be reclaimed, belong to the move before.
  unsettled(state) {
    const top = state.agenda[state.agenda.length - 1];
    return top !== undefined && (top.kind === 'keep-cards' || top.kind === ASK_RECLAIM) ? top.seat : -1;
  },
  manners,
  weights,
  tableWeights,
};
