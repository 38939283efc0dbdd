import type { Move, View } from '@belfry/bruges';
import type { Decision, Phrase } from '@belfry/kernel';

/** The prompt of a turn mentions persons to activate only if there are some, and a card to play only if there is one. */
export function asks({ seats }: View, { kind, seat }: Decision, moves: readonly Move[]): Phrase | undefined {
  if (kind !== 'turn-action') return undefined;
  // BRU-8.7 A player without cards may still activate persons.
  if (moves.some((move) => move.do === 'activate')) return seats[seat]?.hand?.length === 0 ? { key: 'asks.activate' } : undefined;
  return { key: moves.every((move) => move.do === 'end-turn') ? 'asks.end' : 'asks.play' };
}
