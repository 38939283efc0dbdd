import type { Game, GameEvent, GameView } from '../src/index.ts';
import { castCoverage, clauseCoverage, renderCast, renderClauseCoverage, type TestSource } from './coverage.ts';
import { renderPerft } from './perft.ts';
import { recordPlaythrough, renderPlaythrough } from './playthrough.ts';
import { everyOtherValue } from './setups.ts';
import type { Chooser, Setup } from './subject.ts';

export interface GoldenSources {
  /** The text of RULES.md. */
  readonly rules: string;
  /** The scenario tests of the game. */
  readonly tests: readonly TestSource[];
}

/** All files of a game's golden/ folder by name, made anew: what `belfry golden --update` writes. */
export function goldenTexts<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  apprentice: Chooser<V, M>,
  sources: GoldenSources,
): Record<string, string> {
  const texts: Record<string, string> = {
    'clauses.txt': renderClauseCoverage(clauseCoverage(sources.rules, game.prefix, sources.tests)),
    'perft.txt': renderPerft(game),
  };
  if (game.cast !== undefined) texts['cast.txt'] = renderCast(castCoverage(game.cast, sources.tests));
  for (const [name, setup] of Object.entries(goldenSetups(game))) {
    const apprentices = Array.from({ length: setup.players }, () => apprentice);
    texts[`${name}.playthrough.txt`] = renderPlaythrough(game, recordPlaythrough(game, setup, `golden ${name}`, apprentices));
  }
  return texts;
}

/** The smallest and the largest table, and one in between with every option away from its default. */
export function goldenSetups(game: Pick<Game, 'players' | 'options'>): Record<string, Setup> {
  const { min, max } = game.players;
  return {
    [`${min}-players`]: { players: min, options: {} },
    [`${max}-players`]: { players: max, options: {} },
    'other-options': { players: Math.floor((min + max) / 2), options: everyOtherValue(game.options) },
  };
}
