import type { DecisionModules } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { draftChoose } from './draft-choose.ts';
import { draftHide } from './draft-hide.ts';
import { graveyardBuy } from './graveyard-buy.ts';
import { keepCardsDecision } from './keep-cards.ts';
import { turnAction } from './turn-action.ts';

export const decisions: DecisionModules<State, Decision, Move, Event> = {
  'draft-choose': draftChoose,
  'draft-hide': draftHide,
  'turn-action': turnAction,
  'keep-cards': keepCardsDecision,
  'graveyard-buy': graveyardBuy,
};
