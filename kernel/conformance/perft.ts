import { type Chance, type Game, type GameEvent, type GameView, itemAt, type NamedPosition, seededChance } from '../src/index.ts';
import { playRandomly } from './driver.ts';

/** Returns the state of a named position: set up under its seed, followed by its number of random moves. */
export function positionOf<S, M, E extends GameEvent, V extends GameView>(game: Game<S, M, E, V>, named: NamedPosition): S {
  return playRandomly(game, { players: named.players, options: named.options ?? {} }, named.seed, named.moves).state;
}

/**
 * Returns the number of lines of play from a position after 1, 2, … `depth` moves. When several seats owe a decision, the first one moves.
 * Every move meets the same luck, so that the numbers depend on the rules alone.
 */
export function perft<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  position: NamedPosition,
  depth: number,
): number[] {
  const counts: number[] = new Array(depth).fill(0);
  descend(game, positionOf(game, position), depth, 0, counts);
  return counts;
}

function descend<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  state: S,
  depth: number,
  level: number,
  counts: number[],
): void {
  const first = game.pending(state)[0];
  if (first === undefined || level === depth) return;
  const moves = game.legal(state, first.seat);
  counts[level] = itemAt(counts, level) + moves.length;
  if (level + 1 === depth) return;
  for (const move of moves) {
    const after = game.clone(state);
    game.apply(after, first.seat, move, { chance: sameLuck() });
    descend(game, after, depth, level + 1, counts);
  }
}

/** Returns the same luck every time; creates the generator only on the first draw. */
function sameLuck(): Chance {
  let source: Chance | undefined;
  return {
    below(bound) {
      source ??= seededChance('perft');
      return source.below(bound);
    },
  };
}

/** Renders the lines `position depth count` of golden/perft.txt: each position as deep as about that many leaves allow. */
export function renderPerft<S, M, E extends GameEvent, V extends GameView>(game: Game<S, M, E, V>, leaves = 20_000): string {
  const lines: string[] = [];
  for (const [name, position] of Object.entries(game.positions)) {
    perftUpTo(game, position, leaves).forEach((count, i) => void lines.push(`${name} ${i + 1} ${count}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the counts by depth, until one more level would probably exceed the number of leaves. */
function perftUpTo<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  position: NamedPosition,
  leaves: number,
): number[] {
  let counts = perft(game, position, 1);
  for (let depth = 2; depth <= 12; depth++) {
    const [last, before] = [counts.at(-1) ?? 0, counts.at(-2) ?? 1];
    if (last === 0 || last * Math.max(2, last / before) > leaves) break;
    counts = perft(game, position, depth);
  }
  return counts;
}
