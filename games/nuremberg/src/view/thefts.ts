import { type Chance, NONE, type Seat } from '@belfry/kernel';
import { KINDS, type Kind } from '../data/resources.ts';
import type { Ledger } from './ledger.ts';

/** All kinds as bits. */
const ANY = (1 << KINDS.length) - 1;

/** Of these thefts, the gains minus the losses of one kind must make up for what a seat spent beyond its count. */
interface Demand {
  readonly kind: Kind;
  /** Thefts by and from the seat, up to the time of the demand. */
  readonly gains: readonly number[];
  readonly losses: readonly number[];
  /** Gains minus losses must be at least this. */
  readonly least: number;
}

/**
 * Returns a possible kind for every theft: one of the worlds in which no player ever had fewer cards than they were seen to spend, hand in
 * or name. Kinds are drawn in the order of the thefts, weighted by what the victim held; a guess that cannot be completed is undone.
 */
export function guessThefts(ledger: Ledger, chance: Chance): Kind[] {
  const domains = ledger.thefts.map(({ kind }) => (kind === NONE ? ANY : 1 << kind));
  const demands = demandsOf(ledger);
  return search(ledger, demands, domains, 0, chance) ?? domains.map(() => 0);
}

function demandsOf({ thefts }: Ledger): Demand[] {
  const demands: Demand[] = [];
  const gains: number[][] = [];
  const losses: number[][] = [];
  const demand = (seat: Seat, spare: readonly number[]): void => {
    for (let kind = 0; kind < KINDS.length; kind++) {
      // A seat that could spare as many cards as were ever stolen from it proves nothing.
      if (spare[kind] >= losses[seat].length) continue;
      demands.push({ kind, gains: gains[seat].slice(), losses: losses[seat].slice(), least: -spare[kind] });
    }
  };
  thefts.forEach(({ thief, victim, thiefSpare, victimSpare }, at) => {
    for (const seat of [thief, victim]) {
      gains[seat] ??= [];
      losses[seat] ??= [];
    }
    gains[thief].push(at);
    losses[victim].push(at);
    demand(thief, thiefSpare);
    demand(victim, victimSpare);
  });
  return demands;
}

function search(ledger: Ledger, demands: readonly Demand[], open: readonly number[], at: number, chance: Chance): Kind[] | null {
  const domains = open.slice();
  if (!narrow(demands, domains)) return null;
  if (at === domains.length) return domains.map((bits) => 31 - Math.clz32(bits));
  for (const kind of kindsInLuckyOrder(ledger, domains, at, chance)) {
    const narrowed = domains.slice();
    narrowed[at] = 1 << kind;
    const found = search(ledger, demands, narrowed, at + 1, chance);
    if (found !== null) return found;
  }
  return null;
}

/** Removes kinds that are no longer possible in any world; false if a theft has none left. */
function narrow(demands: readonly Demand[], domains: number[]): boolean {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < demands.length; i++) {
      const { kind, gains, losses, least } = demands[i];
      const bit = 1 << kind;
      let slack = -least;
      for (let g = 0; g < gains.length; g++) if (domains[gains[g]] & bit) slack++;
      for (let l = 0; l < losses.length; l++) if (domains[losses[l]] === bit) slack--;
      if (slack < 0) return false;
      if (slack > 0) continue;
      // Nothing to spare: every possible gain is needed, and no further loss is possible.
      if (restrict(domains, gains, bit, bit)) changed = true;
      if (restrict(domains, losses, bit, ~bit)) changed = true;
    }
  }
  for (let theft = 0; theft < domains.length; theft++) if (domains[theft] === 0) return false;
  return true;
}

/** Narrows the undecided thefts among these that may be of a kind; tells whether there were any. */
function restrict(domains: number[], thefts: readonly number[], bit: number, to: number): boolean {
  let changed = false;
  for (let i = 0; i < thefts.length; i++) {
    const domain = domains[thefts[i]];
    if ((domain & bit) === 0 || domain === bit) continue;
    domains[thefts[i]] = domain & to;
    changed = true;
  }
  return changed;
}

/** Returns the kinds still possible for a theft in random order, weighted by how many cards of each the victim had. */
function kindsInLuckyOrder({ thefts }: Ledger, domains: readonly number[], at: number, chance: Chance): Kind[] {
  const { victim, victimSpare } = thefts[at];
  const weights = KINDS.map((_, kind) =>
    ((domains[at] >> kind) & 1) === 0 ? 0 : 1 + Math.max(0, victimSpare[kind] + lootOf(thefts, domains, at, victim, kind)),
  );
  const order: Kind[] = [];
  for (let total = sum(weights); total > 0; total = sum(weights)) {
    let left = chance.below(total);
    let kind = 0;
    while (left >= weights[kind]) left -= weights[kind++];
    order.push(kind);
    weights[kind] = 0;
  }
  return order;
}

/** Returns what a seat has won or lost of a kind by earlier thefts, as far as they are decided. */
function lootOf(thefts: Ledger['thefts'], domains: readonly number[], before: number, seat: number, kind: Kind): number {
  let loot = 0;
  for (let i = 0; i < before; i++) {
    if (domains[i] !== 1 << kind) continue;
    if (thefts[i].thief === seat) loot++;
    if (thefts[i].victim === seat) loot--;
  }
  return loot;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
