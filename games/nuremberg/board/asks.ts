import type { Decision, Phrase } from '@belfry/kernel';
import type { Move, View } from '@belfry/nuremberg';
import { furtherCall } from './further-call.ts';

const WAYS: readonly (readonly [text: string, is: (move: Move) => boolean])[] = [
  ['asks.build', (move) => move.do.startsWith('build-')],
  ['asks.sell', (move) => move.do === 'sell'],
  ['asks.trade', (move) => move.do === 'bank-trade' || move.do === 'offer'],
];

/** Actions of a turn come in any order, so the prompt names the possible ones. A player who cannot pay for the wall gets told. */
export function asks(view: View, { kind, seat }: Decision, moves: readonly Move[]): Phrase | undefined {
  // Some lesson steps are only text to read, without legal moves.
  if (moves.length === 0) return undefined;
  if (kind === 'wall-help') return moves.some((move) => move.do === 'wall-help' && move.build) ? undefined : { key: 'asks.no-wall' };
  if (kind !== 'turn-action') return undefined;
  const possible = [...moves, ...furtherCall(view, seat)];
  const ways = WAYS.filter(([, is]) => possible.some(is)).map(([key]) => ({ key }));
  return ways.length === 0 ? { key: 'asks.end' } : { key: 'asks.turn', args: { ways } };
}
