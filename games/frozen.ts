import type { Bot, BotGame } from '@belfry/bots';
import { BadInput } from '@belfry/kernel';

/** Bots of earlier generations, to measure later ones against; `node scripts/freeze-bots.mjs` writes the lines. */
const FROZEN: Readonly<Record<string, () => Promise<{ readonly frozenBot: (game: BotGame, name: string) => Bot }>>> = {
  'bruges 1': () => import('@belfry/bruges/pinned/bots-1'),
  'citadels 1': () => import('@belfry/citadels/pinned/bots-1'),
  'fortuna 1': () => import('@belfry/fortuna/pinned/bots-1'),
  'nuremberg 1': () => import('@belfry/nuremberg/pinned/bots-1'),
};

/** The bot of that name as it was in an earlier generation, playing by the rules it is handed. */
export async function frozenBot(game: BotGame, generation: number, name: string): Promise<Bot> {
  const load = FROZEN[`${game.id} ${generation}`];
  if (load === undefined)
    throw new BadInput(
      `${game.id} has no bots of generation ${generation}; the last frozen ones are ${generationsOf(game.id).at(-1) ?? 'none'}`,
    );
  return (await load()).frozenBot(game, name);
}

/** The generations of bots that are kept of a game, oldest first. */
export function generationsOf(game: string): number[] {
  const generations = Object.keys(FROZEN).flatMap((key) => (key.startsWith(`${game} `) ? [Number(key.slice(game.length + 1))] : []));
  return generations.sort((a, b) => a - b);
}
