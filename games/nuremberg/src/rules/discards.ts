import { BUILDS } from '../data/builds.ts';
import { GOODS } from '../data/goods.ts';
import { BRICK, type Bundle, GRAIN, KINDS, ORE, WOOD, WOOL } from '../data/resources.ts';
import { NOTHING } from './moves.ts';

/** What a player may want to keep cards for: every piece, every good, or nothing in particular. */
const AIMS: readonly Bundle[] = [...Object.values(BUILDS).map((build) => build.cost), ...GOODS.map((good) => good.recipe), NOTHING];

/** The order in which kinds go when several have equally many spare cards. */
const FIRST_TO_GO = [ORE, BRICK, WOOD, GRAIN, WOOL];

/** Returns the bounded list of discards: for each aim the cards it does not need, largest heap first, then the others. */
export function listDiscards(hand: readonly number[], count: number): number[][] {
  const found: number[][] = [];
  for (const aim of AIMS) {
    const cards = discardFor(hand, count, aim);
    if (!found.some((other) => sameCards(other, cards))) found.push(cards);
  }
  return found;
}

function discardFor(hand: readonly number[], count: number, aim: Bundle): number[] {
  const kept: number[] = [];
  const spare: number[] = [];
  const cards: number[] = [];
  let loose = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    kept.push(Math.min(hand[kind], aim[kind]));
    spare.push(hand[kind] - kept[kind]);
    cards.push(0);
    loose += spare[kind];
  }
  for (let given = 0; given < count; given++) {
    const from = given < loose ? spare : kept;
    const kind = largest(from);
    from[kind]--;
    cards[kind]++;
  }
  return cards;
}

function largest(heaps: readonly number[]): number {
  let best = FIRST_TO_GO[0];
  for (const kind of FIRST_TO_GO) if (heaps[kind] > heaps[best]) best = kind;
  return best;
}

function sameCards(one: readonly number[], other: readonly number[]): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) if (one[kind] !== other[kind]) return false;
  return true;
}
