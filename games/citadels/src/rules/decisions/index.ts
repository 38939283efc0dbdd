import type { DecisionModules } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { draftChoose } from './draft-choose.ts';
import { draftHide } from './draft-hide.ts';
import { graveyardBuy } from './graveyard-buy.ts';
import { keepCardsDecision } from './keep-cards.ts';
import { turnAction } from './turn-action.ts';

// Those asked most often come first: the kernel looks for a kind from the top.
export const decisions: DecisionModules<State, Decision, Move, Event> = {
  'turn-action': turnAction,
  'draft-choose': draftChoose,
  'keep-cards': keepCardsDecision,
  'draft-hide': draftHide,
  'graveyard-buy': graveyardBuy,
};
