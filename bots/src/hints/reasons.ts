import { type Chance, itemAt, type Phrase, type Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import { slopesOf } from '../evaluation/network.ts';
import { settle } from '../evaluation/one-ply.ts';

const WORLDS = 12;
const MOST_REASONS = 2;

/**
 * Why one move is better than another, in the words of the evaluation: the features in which the positions after the two differ most, weighed by
 * what they are worth there. Null when no feature speaks for it.
 */
export function reasonFor(
  judge: Judge,
  determinize: () => unknown,
  seat: Seat,
  better: unknown,
  other: unknown,
  chance: Chance,
): Phrase | null {
  const { evaluation } = judge;
  const changes = evaluation.features.map((name) => ({ name, gain: 0, rise: 0, danger: evaluation.dangers.includes(name) }));
  for (let world = 0; world < WORLDS; world++) {
    const state = determinize();
    const after = featuresAfter(judge, state, seat, better, chance);
    const beside = featuresAfter(judge, state, seat, other, chance);
    const slopes = slopesOf(judge.network, after);
    for (const [i, change] of changes.entries()) {
      const rise = itemAt(after, i) - itemAt(beside, i);
      change.rise += rise;
      change.gain += rise * itemAt(slopes, i);
    }
  }
  const best = changes
    // Less of a good thing, or more of a danger, is no reason that anybody would understand.
    .filter(({ gain, rise, danger }) => gain > 0 && rise > 0 !== danger)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_REASONS)
    .map(({ name, danger }): Phrase => {
      const what: Phrase = { key: `feature.${name}` };
      return danger ? { key: 'reason.avoiding', args: { what } } : what;
    });
  return best.length === 0 ? null : { key: 'reason.for', args: { gains: best } };
}

function featuresAfter(judge: Judge, state: unknown, seat: Seat, move: unknown, chance: Chance): Float64Array {
  const { game, evaluation, network } = judge;
  const next = game.clone(state);
  game.apply(next, seat, move, { chance });
  settle(judge, next, chance);
  const features = new Float64Array(network.inputs);
  evaluation.measure(next, seat, features);
  return features;
}
