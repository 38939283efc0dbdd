import type { Game } from '@belfry/kernel';
import { loadPinned } from '../pinned.ts';

/** Today's rules, each loaded when needed. */
const RULES = import.meta.glob<Game>('../*/src/index.ts', { import: 'game' });

/** The rules of a game: today's, or those of the version a match was begun with. */
export async function loadRules(id: string, version?: number): Promise<Game> {
  const pinned = version === undefined ? null : await loadPinned(id, version);
  if (pinned !== null) return pinned;
  const load = RULES[`../${id}/src/index.ts`];
  if (load === undefined) throw new Error(`there is no game "${id}" here`);
  return load();
}
