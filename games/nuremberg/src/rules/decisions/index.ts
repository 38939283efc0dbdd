import type { DecisionModules } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { councilSwap } from './council-swap.ts';
import { placeStart } from './place-start.ts';
import { robberDiscard } from './robber-discard.ts';
import { robberMove } from './robber-move.ts';
import { robberSteal } from './robber-steal.ts';
import { tradeAnswer } from './trade-answer.ts';
import { tradeSettle } from './trade-settle.ts';
import { turnAction } from './turn-action.ts';
import { wallHelp } from './wall-help.ts';

// Most frequent kinds first: the kernel searches the list from the top.
export const decisions: DecisionModules<State, Decision, Move, Event> = {
  'trade-answer': tradeAnswer,
  'turn-action': turnAction,
  'trade-settle': tradeSettle,
  'place-start': placeStart,
  'robber-discard': robberDiscard,
  'robber-move': robberMove,
  'robber-steal': robberSteal,
  'wall-help': wallHelp,
  'council-swap': councilSwap,
};
