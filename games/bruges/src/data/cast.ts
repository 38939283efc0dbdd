import type { CastMember } from '@belfry/kernel';
import { EFFECTS } from './effects.ts';
import { PERSONS } from './persons.ts';

/** The 165 persons, and those that replace them under an option. */
export const cast: readonly CastMember[] = PERSONS.map(({ id, effect }) => ({ id, clause: EFFECTS[effect].clause }));
