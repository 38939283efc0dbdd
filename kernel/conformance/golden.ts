import { BadInput, type Game, type GameEvent, type GameView } from '../src/index.ts';
import { castCoverage, clauseCoverage, renderCast, renderClauseCoverage, type TestSource } from './coverage.ts';
import { renderPerft } from './perft.ts';
import { parsePlaythrough, recordPlaythrough, renderPlaythrough } from './playthrough.ts';
import { everyOtherValue } from './setups.ts';
import type { Chooser, Setup } from './subject.ts';

export interface GoldenSources {
  /** The text of RULES.md. */
  readonly rules: string;
  /** The scenario tests of the game. */
  readonly tests: readonly TestSource[];
}

/** Returns all files of a game's golden/ folder by name, with new games played by the apprentice: what `belfry golden --record` writes. */
export function goldenTexts<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  apprentice: Chooser<V, M>,
  sources: GoldenSources,
): Record<string, string> {
  const texts = derivedTexts(game, sources);
  for (const [name, setup] of Object.entries(goldenSetups(game))) {
    const apprentices = Array.from({ length: setup.players }, () => apprentice);
    texts[playthroughFile(name)] = renderPlaythrough(game, recordPlaythrough(game, setup, `golden ${name}`, apprentices));
  }
  return texts;
}

/** Returns the golden files that depend on the rules and the tests alone. */
export function derivedTexts<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  { rules, tests }: GoldenSources,
): Record<string, string> {
  const texts: Record<string, string> = {
    'clauses.txt': renderClauseCoverage(clauseCoverage(rules, game.prefix, tests)),
    'perft.txt': renderPerft(game),
  };
  if (game.cast !== undefined) texts['cast.txt'] = renderCast(castCoverage(game.cast, tests));
  return texts;
}

/** Returns the playthrough files of a game's golden/ folder. */
export function playthroughFiles(game: Pick<Game, 'players' | 'options'>): string[] {
  return Object.keys(goldenSetups(game)).map(playthroughFile);
}

function playthroughFile(setup: string): string {
  return `${setup}.playthrough.txt`;
}

/** Replays a playthrough's moves and luck under the current rules and texts; null if a move is no longer legal. */
export function refoldPlaythrough(game: Game, text: string): string | null {
  try {
    return renderPlaythrough(game, parsePlaythrough(text));
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/**
 * Returns where the rules differ from golden/: the first different line of each file. With such a change, matches begun earlier would no
 * longer replay the same way.
 * @param read returns the content of a golden file, or null if there is none
 */
export function goldenDifferences(game: Game, read: (file: string) => string | null): string[] {
  const now: [string, (text: string) => string | null][] = [
    ...playthroughFiles(game).map((file): [string, (text: string) => string | null] => [file, (text) => refoldPlaythrough(game, text)]),
    ['perft.txt', () => renderPerft(game)],
  ];
  return now.flatMap(([file, give]) => {
    const before = read(file);
    if (before === null) return [`${file} is missing`];
    const after = give(before);
    if (after === null) return [`${file}: a recorded move is no longer legal`];
    return after === before ? [] : [`${file}: ${firstDifference(before.split('\n'), after.split('\n'))}`];
  });
}

function firstDifference(before: readonly string[], after: readonly string[]): string {
  const at = before.findIndex((line, index) => line !== after[index]);
  const line = at === -1 ? before.length : at;
  return `line ${line + 1} said "${before[line] ?? ''}", the rules give "${after[line] ?? ''}"`;
}

/** Returns the smallest and the largest table, and one in between with every option away from its default. */
export function goldenSetups(game: Pick<Game, 'players' | 'options'>): Record<string, Setup> {
  const { min, max } = game.players;
  return {
    [`${min}-players`]: { players: min, options: {} },
    [`${max}-players`]: { players: max, options: {} },
    'other-options': { players: Math.floor((min + max) / 2), options: everyOtherValue(game.options) },
  };
}
