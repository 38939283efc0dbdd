import type { DecisionModule as ModuleOf } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

/** What asks for and carries out one kind of decision. */
export type DecisionModule<Kind extends Decision['kind']> = ModuleOf<State, Extract<Decision, { readonly kind: Kind }>, Move, Event>;
