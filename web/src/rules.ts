import type { Game } from '@belfry/kernel';

/** The rules of each game, loaded when they are needed: every game is a chunk of its own. The test compares this list with the registry. */
const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  citadels: () => import('@belfry/citadels').then(({ citadels }) => citadels as Game),
  bruges: () => import('@belfry/bruges').then(({ bruges }) => bruges as Game),
  fortuna: () => import('@belfry/fortuna').then(({ fortuna }) => fortuna as Game),
  nuremberg: () => import('@belfry/nuremberg').then(({ nuremberg }) => nuremberg as Game),
};

export const PLAYABLE: readonly string[] = Object.keys(RULES);

export async function loadRules(id: string): Promise<Game> {
  const load = RULES[id];
  if (load === undefined) throw new Error(`there is no game "${id}" here`);
  return load();
}
