import type { Chance, Phrase, Seat } from '@belfry/kernel';
import type { Claim, Claims, Fact, When } from '../contract/claims.ts';
import type { Judge } from '../evaluation/judge.ts';
import { commonRandomNumbers } from '../search/common-random-numbers.ts';
import { type Continuation, continuationOf, statesOfTurn } from './continuations.ts';

/** A claim must hold on all of these worlds. */
const WORLDS = 8;
/** Players do not read more claims than this. */
const MOST_CLAIMS = 2;
/** A claim is dropped if it is worth less than this share of the most important one. */
const MINOR = 0.3;
/** Discount for what comes to pass only in the next turn. */
const LATER = 0.6;
/** The most states to examine for what the other move could also lead to. */
const MOST_STATES = 120;

interface Weighed extends Claim {
  readonly worth: number;
  readonly group: string;
}

/**
 * Compares a move with another and returns the claims that speak for it: the differences between two lines of play, on states that fit what
 * the seat knows and with the same luck. A claim counts only if it holds on every one of these states. Empty if none does.
 */
export function compare(
  judge: Judge,
  determinize: () => unknown,
  seat: Seat,
  move: unknown,
  other: unknown,
  chance: Chance,
): readonly Claim[] {
  const { claims } = judge.evaluation;
  if (claims === undefined) return [];
  const hope = claims.hope?.(determinize(), seat, move) ?? null;
  if (hope !== null) return [{ kind: hope.key, when: 'next', n: 1, said: hope }];
  const luck = commonRandomNumbers(chance);
  const common = new Map<string, Weighed>();
  for (let world = 0; world < WORLDS; world++) {
    const state = determinize();
    luck.renew();
    const one = continuationOf(judge, claims, state, seat, move, luck);
    luck.repeat();
    const two = continuationOf(judge, claims, state, seat, other, luck);
    if (one === null || two === null) return [];
    const isFree = claims.anyOrder === true || [move, other].some((each) => claims.canWait?.(each) === true);
    const isOrder = isFree && one.goesOn && two.goesOn;
    const found = differences(judge, claims, seat, { before: state, one, two, isOrder }, luck);
    if (world === 0) for (const [key, claim] of found) common.set(key, claim);
    for (const key of common.keys()) if (!found.has(key)) common.delete(key);
    if (common.size === 0) return [];
  }
  return best([...common.values()]);
}

function best(claims: readonly Weighed[]): readonly Claim[] {
  const groups = new Set<string>();
  const most = Math.max(0, ...claims.map(({ worth }) => worth));
  return claims
    .filter(({ worth }) => worth >= MINOR * most)
    .sort((a, b) => b.worth - a.worth)
    .filter(({ group }) => {
      const isNew = !groups.has(group);
      groups.add(group);
      return isNew;
    })
    .slice(0, MOST_CLAIMS)
    .map(({ kind, when, of, n, said }) => ({ kind, when, of, n, said }));
}

/** Two lines of play from one state. If their order is free, the gains of one may still follow the other. */
interface Lines {
  readonly before: unknown;
  readonly one: Continuation;
  readonly two: Continuation;
  readonly isOrder: boolean;
}

function differences(judge: Judge, claims: Claims, seat: Seat, { before, one, two, isOrder }: Lines, luck: Chance): Map<string, Weighed> {
  const { facts, atOnce, nextTurn } = claims;
  const between = (first: unknown, second: unknown): Weighed[] => [...more(facts(first, seat), facts(second, seat), 'now', claims)];
  const lasting = new Map(isOrder ? between(one.end, two.end).map((claim) => [keyOf(claim), claim.n]) : []);
  const gained = between(one.after, two.after).filter((claim) => !isOrder || (lasting.get(keyOf(claim)) ?? 0) >= claim.n);
  const chances: Weighed[] = [];
  const offer = (
    allows: (state: unknown, seat: Seat) => readonly Fact[],
    first: readonly Fact[],
    second: readonly Fact[],
    when: When,
  ): void => {
    const found = [...more(first, second, when, claims)];
    if (found.length === 0) return;
    // A gain that the other move can also lead to is no difference.
    const beside = statesOfTurn(judge, claims, two, seat, luck, MOST_STATES).map((state) => keysOf(allows(state, seat)));
    chances.push(...found.filter((claim) => !beside.some((keys) => keys.has(keyOf(claim)))));
  };
  if (atOnce !== undefined) {
    const now = ({ after, goesOn }: Continuation): readonly Fact[] => (goesOn ? atOnce(after, seat) : []);
    // What the seat could do before is nothing that a move lets it do.
    const possible = keysOf(atOnce(before, seat));
    const opened = now(one).filter((fact) => !possible.has(keyOf(fact)));
    offer((state) => (two.goesOn ? atOnce(state, seat) : []), opened, now(two), 'now');
  }
  if (nextTurn !== undefined) {
    // What only later moves of the turn bring is not due to this one.
    const soFar = keysOf(nextTurn(one.after, seat));
    const left = nextTurn(one.end, seat).filter((fact) => soFar.has(keyOf(fact)));
    offer(nextTurn, left, nextTurn(two.end, seat), 'next');
  }
  return new Map([...gained, ...chances].map((claim) => [`${claim.when} ${keyOf(claim)} ${claim.n}`, claim]));
}

const keyOf = ({ kind, of }: Pick<Claim, 'kind' | 'of'>): string => `${kind} ${of ?? ''}`;

function keysOf(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.map(keyOf));
}

/** Yields the facts that one list has more of than the other, or less of where less is better. */
function* more(facts: readonly Fact[], others: readonly Fact[], when: When, { text }: Claims): Generator<Weighed> {
  const amounts = (list: readonly Fact[]): ReadonlyMap<string, number> => new Map(list.map((fact) => [keyOf(fact), fact.amount]));
  const here = amounts(facts);
  const there = amounts(others);
  const known = new Set<string>();
  for (const fact of [...facts, ...others]) {
    const key = keyOf(fact);
    if (known.has(key)) continue;
    known.add(key);
    const difference = ((here.get(key) ?? 0) - (there.get(key) ?? 0)) * Math.sign(fact.worth);
    const words = [`gain.${fact.kind}.${when}`, `claim.${fact.kind}.${when}`].find((each) => text.en[each] !== undefined);
    if (difference <= 0 || words === undefined) continue;
    yield {
      ...{ kind: fact.kind, when, of: fact.of, n: difference },
      said: { key: words, args: { n: difference, ...fact.args, ...fact.amountArgs?.(difference) } } satisfies Phrase,
      worth: difference * Math.abs(fact.worth) * (when === 'now' ? 1 : LATER),
      group: fact.group ?? key,
    };
  }
}
