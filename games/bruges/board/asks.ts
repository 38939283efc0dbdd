import type { Move, View } from '@belfry/bruges';
import type { Decision, Phrase } from '@belfry/kernel';

/** The prompt of a turn mentions persons to activate only if there are some. */
export function asks(_: View, { kind }: Decision, moves: readonly Move[]): Phrase | undefined {
  if (kind !== 'turn-action' || moves.some((move) => move.do === 'activate')) return undefined;
  return { key: moves.every((move) => move.do === 'end-turn') ? 'asks.end' : 'asks.play' };
}
