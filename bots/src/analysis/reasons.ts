import type { Chance, Phrase, Seat } from '@belfry/kernel';
import type { Claim } from '../contract/claims.ts';
import type { Judge } from '../evaluation/judge.ts';
import { compare } from './comparison.ts';

/** Two moves to compare, and how much more chance to win the first leaves. */
export interface Pair {
  readonly move: unknown;
  readonly other: unknown;
  readonly lead: number;
}

/** Moves closer than this are about equal. */
const EVEN = 0.015;

type Verdict = 'better' | 'even' | 'less';

/** Returns what to say about a move compared with another: how they differ, as far as that is certain, and whether the move is better. */
export function reasonFor(
  judge: Judge,
  determinize: () => unknown,
  seat: Seat,
  { move, other, lead }: Pair,
  chance: Chance,
  said: (move: unknown) => Phrase,
): Phrase {
  const verdict: Verdict = lead > EVEN ? 'better' : lead < -EVEN ? 'less' : 'even';
  const claims = inWords(compare(judge, determinize, seat, move, other, chance));
  const args = { other: said(other) };
  return claims.length === 0 ? { key: `reason.${verdict}`, args } : { key: `reason.${verdict}.claims`, args: { ...args, claims } };
}

/** Joins the claims about what a move leaves its player into one phrase. */
function inWords(claims: readonly Claim[]): Phrase[] {
  const isGain = ({ said }: Claim): boolean => said.key.startsWith('gain.');
  const gains = claims.filter(isGain).map(({ said }) => said);
  const others = claims.filter((claim) => !isGain(claim)).map(({ said }) => said);
  return gains.length === 0 ? others : [{ key: 'reason.leaves', args: { gains } }, ...others];
}
