import type { DecisionModules } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { offerDecision } from './offer.ts';
import { takeDecision } from './take.ts';

export const decisions: DecisionModules<State, Decision, Move, Event> = { offer: offerDecision, take: takeDecision };
