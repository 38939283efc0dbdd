import type { DecisionModules } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { actWithDrawn } from './act-with-drawn.ts';
import { advanceDecision } from './advance.ts';
import { chooseCanal } from './choose-canal.ts';
import { chooseStart } from './choose-start.ts';
import { chooseWorker } from './choose-worker.ts';
import { discardCard } from './discard-card.ts';
import { drawFrom } from './draw-from.ts';
import { extraCard } from './extra-card.ts';
import { fireLoss } from './fire-loss.ts';
import { giveWorker } from './give-worker.ts';
import { lendTo } from './lend-to.ts';
import { loseCanal } from './lose-canal.ts';
import { losePersonDecision } from './lose-person.ts';
import { penaltyOrder } from './penalty-order.ts';
import { repeatArrowDecision } from './repeat-arrow.ts';
import { returnColour } from './return-colour.ts';
import { returnThreatDecision } from './return-threat.ts';
import { swapWorker } from './swap-worker.ts';
import { turnAction } from './turn-action.ts';

// Most frequent kinds first: the kernel searches the list from the top.
export const decisions: DecisionModules<State, Decision, Move, Event> = {
  'turn-action': turnAction,
  'draw-from': drawFrom,
  advance: advanceDecision,
  'swap-worker': swapWorker,
  'choose-start': chooseStart,
  'penalty-order': penaltyOrder,
  'lose-person': losePersonDecision,
  'fire-loss': fireLoss,
  'extra-card': extraCard,
  'act-with-drawn': actWithDrawn,
  'choose-canal': chooseCanal,
  'return-threat': returnThreatDecision,
  'return-colour': returnColour,
  'choose-worker': chooseWorker,
  'give-worker': giveWorker,
  'lose-canal': loseCanal,
  'lend-to': lendTo,
  'discard-card': discardCard,
  'repeat-arrow': repeatArrowDecision,
};
