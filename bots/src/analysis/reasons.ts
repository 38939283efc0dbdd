import { type Chance, itemAt, type Phrase, type Seat } from '@belfry/kernel';
import { type Judge, slopesAt } from '../evaluation/judge.ts';
import { settle } from '../evaluation/one-ply.ts';
import { commonRandomNumbers } from '../search/common-random-numbers.ts';
import { moveKeys } from '../search/move-keys.ts';
import { nextChoice, playOn } from '../search/replies.ts';
import type { Run } from '../search/run.ts';
import { SEARCH_PARAMS } from '../search/search-params.ts';

const WORLDS = 20;
const MOST_REASONS = 2;

/**
 * Why one move is better than another, in words of the game: what differs most between the positions a few moves after the two, played on with the same luck,
 * weighed by what it is worth there. Right after a move mostly that differs which the turn still allows, and nobody would call that a reason; features without
 * words are such. Null when nothing speaks for it.
 */
export function reasonFor(
  judge: Judge,
  determinize: () => unknown,
  seat: Seat,
  better: unknown,
  other: unknown,
  chance: Chance,
): Phrase | null {
  const { features } = judge.evaluation;
  const { names, dangers: unwanted, text } = features;
  const luck = commonRandomNumbers(chance);
  const run: Run = { judge, params: SEARCH_PARAMS, seat, dealer: { chance: luck }, chance, keyOf: moveKeys(judge.game) };
  const changes = names.map((name) => ({ name, gain: 0, rise: 0, danger: unwanted.includes(name) }));
  for (let world = 0; world < WORLDS; world++) {
    const state = determinize();
    luck.renew();
    const later = stateAfter(run, state, better);
    luck.repeat();
    const after = featuresOf(judge, later, seat);
    const beside = featuresOf(judge, stateAfter(run, state, other), seat);
    const slopes = slopesAt(judge, later, seat);
    for (const [i, change] of changes.entries()) {
      const rise = itemAt(after, i) - itemAt(beside, i);
      if (rise > 0 && features.holds?.(change.name, later, seat) === false) continue;
      change.rise += rise;
      change.gain += rise * itemAt(slopes, i);
    }
  }
  const best = changes
    // Less of a good thing, or more of a danger, is no reason that anybody would understand.
    .filter(({ name, gain, rise, danger }) => gain > 0 && rise > 0 !== danger && text.en[`feature.${name}`] !== undefined)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_REASONS);
  const named = (danger: boolean): Phrase[] =>
    best.filter((each) => each.danger === danger).map(({ name }) => ({ key: `feature.${name}` }));
  const gains = named(false);
  const dangers = named(true);
  if (gains.length > 0)
    return dangers.length > 0 ? { key: 'reason.both', args: { gains, dangers } } : { key: 'reason.for', args: { gains } };
  return dangers.length > 0 ? { key: 'reason.spares', args: { dangers } } : null;
}

/** The state when everybody has played on a little. */
function stateAfter(run: Run, state: unknown, move: unknown): unknown {
  const { judge, seat, dealer, chance } = run;
  const next = judge.game.clone(state);
  judge.game.apply(next, seat, move, dealer);
  const choice = nextChoice(run, next);
  if (choice !== null) playOn(run, next, choice);
  settle(judge, next, chance);
  return next;
}

function featuresOf({ evaluation, network }: Judge, state: unknown, seat: Seat): Float64Array {
  const features = new Float64Array(network.inputs);
  evaluation.features.measure(state, seat, features);
  return features;
}
