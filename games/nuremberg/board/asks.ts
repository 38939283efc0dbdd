import type { Decision, Phrase } from '@belfry/kernel';
import type { Move, View } from '@belfry/nuremberg';

const WAYS: readonly (readonly [text: string, is: (move: Move) => boolean])[] = [
  ['asks.build', (move) => move.do.startsWith('build-')],
  ['asks.sell', (move) => move.do === 'sell'],
  ['asks.trade', (move) => move.do === 'bank-trade' || move.do === 'offer'],
];

/** A turn is free: the sentence names what can be done just now. Who cannot pay for the wall is told so. */
export function asks(_: View, { kind }: Decision, moves: readonly Move[]): Phrase | undefined {
  // In a lesson there are steps to read, in which nothing can be done yet.
  if (moves.length === 0) return undefined;
  if (kind === 'wall-help') return moves.some((move) => move.do === 'wall-help' && move.build) ? undefined : { key: 'asks.no-wall' };
  if (kind !== 'turn-action') return undefined;
  const ways = WAYS.filter(([, is]) => moves.some(is)).map(([key]) => ({ key }));
  return ways.length === 0 ? { key: 'asks.end' } : { key: 'asks.turn', args: { ways } };
}
