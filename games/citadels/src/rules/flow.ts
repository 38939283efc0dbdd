import { gameFlow } from '@belfry/kernel';
import { decisions } from './decisions/index.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { phases } from './phases.ts';
import { setup } from './setup.ts';
import type { Decision, State } from './state.ts';

export const flow = gameFlow<State, Decision, Move, Event>({ setup, decisions, phases });
