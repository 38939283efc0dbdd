import { type Game, itemAt, type OptionSpec, type Options } from '../src/index.ts';
import type { Setup } from './subject.ts';

/**
 * Returns the tables to test: every player count with the default options, every other value of every option at one player count (taken in
 * turn), and all options away from their defaults at once at the smallest and the largest table.
 */
export function setupsOf(game: Pick<Game, 'players' | 'options'>): Setup[] {
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const setups: Setup[] = counts.map((players) => ({ players, options: {} }));
  let turn = 0;
  for (const { id, values } of game.options) {
    for (const value of values.slice(1)) {
      setups.push({ players: itemAt(counts, turn++ % counts.length), options: { [id]: value } });
    }
  }
  if (turn > 1) {
    const options = everyOtherValue(game.options);
    setups.push({ players: min, options });
    if (max > min) setups.push({ players: max, options });
  }
  return setups;
}

/** Returns the last value of every option that has a choice, so that nothing is at its default. */
export function everyOtherValue(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(
    specs.filter(({ values }) => values.length > 1).map(({ id, values }) => [id, itemAt(values, values.length - 1)]),
  );
}

export function setupName(setup: Setup): string {
  const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
  return [`${setup.players} players`, ...options].join(', ');
}
