import type { Move, View } from '@belfry/fortuna';
import type { Decision, Phrase } from '@belfry/kernel';
import { PALACE_STEP } from '../src/data/amounts.ts';

/** The prompt names an option of a step only if it is possible: centurions to give up, dice to roll, privileges to use. */
export function asks({ seats }: View, { kind, seat }: Decision, moves: readonly Move[]): Phrase | undefined {
  const can = (what: Move['do']) => moves.some((move) => move.do === what);
  if (kind === 'use-army') {
    // FOR-7.17 In the palace there is no phase 4.
    if (seats[seat]?.step === PALACE_STEP) return can('army') ? undefined : { key: 'asks.palace' };
    return { key: can('army') ? 'asks.army' : 'asks.roll' };
  }
  if (kind === 'end-turn' && !can('use')) return { key: 'asks.end' };
  return undefined;
}
