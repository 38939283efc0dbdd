import { type GameView, type Seat, seatOfView, seededChance } from '@belfry/kernel';
import type { BotGame } from '../../src/contract/bot-game.ts';
import { adviserOf, type Claim, compare } from '../../src/index.ts';
import { positionsOf } from '../positions.ts';
import { BRUGES } from './bruges.ts';
import { CITADELS } from './citadels.ts';
import { FORTUNA } from './fortuna.ts';
import { NUREMBERG } from './nuremberg.ts';
import { type Checks, outcomesOf, type Witness } from './witness.ts';

// Each game's checks read their own kind of view, and are only shown that kind.
const CHECKS: Readonly<Record<string, Checks<never>>> = {
  citadels: CITADELS,
  fortuna: FORTUNA,
  bruges: BRUGES,
  nuremberg: NUREMBERG,
};

/** A claim about a move beside another one, made from what its seat sees. */
export interface Made {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: unknown;
  readonly other: unknown;
  readonly claim: Claim;
}

export interface Survey {
  /** Pairs of moves asked about, and those of them of which something is said. */
  readonly pairs: number;
  readonly told: number;
  readonly claims: number;
  readonly kinds: readonly string[];
  /** What is not so, in words for whoever has to find out why. */
  readonly wrong: readonly string[];
}

/** Claims on pairs of moves from all over games that bots play, until so many reasons are there; `bend` may bend them. */
export function survey(game: BotGame, reasons: number, seed: string, bend: (made: Made) => Made = (made) => made): Survey {
  const kinds = new Set<string>();
  const wrong: string[] = [];
  let [pairs, told, claims] = [0, 0, 0];
  for (let round = 0; told < reasons && round < 60; round++) {
    const { min, max } = game.players;
    const players = min + (round % (max - min + 1));
    for (const { state, seat, moves } of positionsOf(game, 5, 30, `${seed}:${round}`, game.apprentice, players)) {
      if (told >= reasons) break;
      const omits = game.evaluation?.pruning?.omits ?? (() => false);
      // Of offers there are so many that hardly anything else would be asked about; one in a pair is enough.
      const few = moves.filter((each, at) => at % 16 === 0 || !omits(state, each));
      if (few.length < 2) continue;
      const [move, other] = pairOf(few, `${seed}:${round}:${pairs}`);
      const made = claimsOn(game, game.view(state, seat), move, other);
      pairs++;
      if (made.length > 0) told++;
      for (const claim of made) {
        claims++;
        kinds.add(`${claim.kind} ${claim.when}`);
        const about = bend({ state, seat, move, other, claim });
        if (!isSo(game, about)) wrong.push(inShort(game, about));
      }
    }
  }
  return { pairs, told, claims, kinds: [...kinds].sort(), wrong };
}

function pairOf(moves: readonly unknown[], seed: string): [unknown, unknown] {
  const chance = seededChance(seed);
  const first = chance.below(moves.length);
  const second = (first + 1 + chance.below(moves.length - 1)) % moves.length;
  return [moves[first], moves[second]];
}

function claimsOn(game: BotGame, view: GameView, move: unknown, other: unknown): readonly Claim[] {
  const chance = seededChance('claims');
  return compare(adviserOf(game), () => game.determinize(view, chance), seatOfView(view), move, other, chance);
}

/** Is it so in the real state, whichever luck comes? */
function isSo(game: BotGame, { state, seat, move, other, claim }: Made): boolean {
  const check = CHECKS[game.id]?.[`${claim.kind} ${claim.when}`];
  if (check === undefined) return false;
  const isHope = claim.kind.startsWith('claim.');
  return ['one luck', 'another'].every((luck) => {
    const outcomes = (each: unknown) => (isHope ? [] : outcomesOf<never>(game, state, seat, each, luck));
    const [one, two] = [outcomes(move), outcomes(other)];
    const legal = game.legal(state, seat).map((each) => game.write(each));
    const witness: Witness<never> = { game, seat, before: game.view(state, seat) as never, legal, move: game.write(move), one, two };
    if (isHope) return check(claim, null as never, null as never, witness);
    return one.some((a) => two.some((b) => check(claim, a, b, witness)));
  });
}

function inShort(game: BotGame, { move, other, claim }: Made): string {
  return `${game.write(move)}, not ${game.write(other)}: ${JSON.stringify(claim)}`;
}
