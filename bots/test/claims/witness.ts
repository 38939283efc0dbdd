import { type GameView, type Phrase, pick, type Seat, seededChance } from '@belfry/kernel';
import type { BotGame } from '../../src/contract/bot-game.ts';
import type { Claim } from '../../src/index.ts';

/** What somebody at the table sees after a move, its own effects carried out in one of the ways the mover may choose. */
export interface Seen<V> {
  readonly state: unknown;
  readonly view: V;
  /** What the mover may do next, in notation; empty when it is not asked. */
  readonly legal: readonly string[];
}

/** The two moves of a claim, seen from the real state and not from an imagined one. */
export interface Witness<V> {
  readonly game: BotGame;
  readonly seat: Seat;
  readonly before: V;
  /** What the mover may do instead, in notation. */
  readonly legal: readonly string[];
  readonly move: string;
  readonly one: readonly Seen<V>[];
  readonly two: readonly Seen<V>[];
}

/** Is what a claim says of the first move, beside the second, so? Written from the rules, without asking what made the claim. */
export type Check<V> = (claim: Claim, one: Seen<V>, two: Seen<V>, witness: Witness<V>) => boolean;
export type Checks<V> = Readonly<Record<string, Check<V>>>;

/** The name a claim speaks of, as the catalogue has it: `castle` of `district.castle`. */
export function nameIn({ said }: Claim, arg: string): string {
  const phrase = said.args?.[arg] as Phrase;
  return phrase.key.slice(phrase.key.indexOf('.') + 1);
}

/** A check for an amount that is `n` more, or less. */
export function differsBy<V>(amount: (seen: Seen<V>, witness: Witness<V>, claim: Claim) => number, sign = 1): Check<V> {
  return (claim, one, two, witness) => (amount(one, witness, claim) - amount(two, witness, claim)) * sign === claim.n;
}

/** A check for something that is so after the first move, and not after the second. */
export function onlyFirst<V>(isSo: (seen: Seen<V>, witness: Witness<V>, claim: Claim) => boolean): Check<V> {
  return (claim, one, two, witness) => isSo(one, witness, claim) && !isSo(two, witness, claim);
}

const MOST_OUTCOMES = 60;

/** All that a move can lead to as far as the mover decides it, from the real state and with real luck; what only ends a turn leaves things as they are. */
export function outcomesOf<V>(game: BotGame, state: unknown, seat: Seat, move: unknown, seed: string): Seen<V>[] {
  const seenAt = (at: unknown): Seen<V> => ({
    state: at,
    // The checks of a game say what they need of its view.
    view: game.view(at, seat) as V,
    legal: game.legal(at, seat).map((each) => game.write(each)),
  });
  if (/^end\b/.test(game.write(move))) return [{ ...seenAt(state), legal: [] }];
  const first = game.clone(state);
  game.apply(first, seat, move, { chance: seededChance(seed) });
  const found: Seen<V>[] = [];
  const open = [first];
  for (const at of open) {
    const asked = game.evaluation?.features.unsettled?.(at) ?? -1;
    if (asked >= 0 && asked !== seat) throw new Error(`${game.write(move)} hangs on what others decide`);
    if (asked < 0) found.push(seenAt(at));
    else
      for (const next of game.legal(at, seat).slice(0, MOST_OUTCOMES - open.length)) {
        const after = game.clone(at);
        game.apply(after, seat, next, { chance: seededChance(seed) });
        open.push(after);
      }
  }
  return found;
}

/** Plays on by lot until the seat is asked at its next turn, which `begins` tells; null when that does not come soon. */
export function nextTurnOf(game: BotGame, from: unknown, seat: Seat, seed: string, isIt: (view: GameView) => boolean): unknown {
  const chance = seededChance(seed);
  const state = game.clone(from);
  let others = false;
  for (let n = 0; n < 400; n++) {
    const pending = game.pending(state);
    const [asked] = pending;
    if (asked === undefined) return null;
    const own = pending.some((each) => each.seat === seat);
    if (own && others && isIt(game.view(state, seat))) return state;
    if (!own) others = true;
    const speaker = own ? seat : asked.seat;
    const legal = game.legal(state, speaker);
    // In its own turn the seat does nothing more than it must.
    const passing = own ? legal.filter((move) => /^(end|done|decline|close)\b/.test(game.write(move))) : [];
    game.apply(state, speaker, pick(chance, passing.length > 0 ? passing : legal), { chance });
  }
  return null;
}
