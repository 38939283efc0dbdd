import type { DecisionModules } from '@belfry/kernel';
import { ASK_RECLAIM } from '../../data/powers.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { draftChoose } from './draft-choose.ts';
import { draftHide } from './draft-hide.ts';
import { keepCardsDecision } from './keep-cards.ts';
import { reclaimDecision } from './reclaim.ts';
import { turnAction } from './turn-action.ts';

// Most frequent kinds first: the kernel searches the list from the top.
export const decisions: DecisionModules<State, Decision, Move, Event> = {
  'turn-action': turnAction,
  'draft-choose': draftChoose,
  'keep-cards': keepCardsDecision,
  'draft-hide': draftHide,
  [ASK_RECLAIM]: reclaimDecision,
};
