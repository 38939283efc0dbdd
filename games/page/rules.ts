import type { Game } from '@belfry/kernel';

const RULES = import.meta.glob<Game>('../*/src/index.ts', { import: 'game' });

export async function loadRules(id: string): Promise<Game> {
  const load = RULES[`../${id}/src/index.ts`];
  if (load === undefined) throw new Error(`there is no game "${id}" here`);
  return load();
}
