import type { Move, View } from '@belfry/fortuna';
import type { Decision, Phrase } from '@belfry/kernel';

/** The prompt names an option of a step only if it is possible: centurions to give up, privileges to use. */
export function asks(_: View, { kind }: Decision, moves: readonly Move[]): Phrase | undefined {
  const can = (what: Move['do']) => moves.some((move) => move.do === what);
  if (kind === 'use-army' && !can('army')) return { key: 'asks.roll' };
  if (kind === 'end-turn' && !can('use')) return { key: 'asks.end' };
  return undefined;
}
