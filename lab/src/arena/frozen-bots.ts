import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { type Bot, type BotGame, type EarlierBot, todaysBot } from '@belfry/bots';
import * as kernel from '@belfry/kernel';

/** Bots of earlier generations, as a baseline for later ones, each as one compressed module; `node scripts/freeze-bots.mjs` writes them. */
const FOLDER = fileURLToPath(new URL('../../frozen/', import.meta.url));

interface FrozenModule {
  readonly frozenBot: (game: BotGame, name: string) => EarlierBot;
}

const loaded = new Map<string, FrozenModule>();

/** Returns the bot of that name from an earlier generation; it plays by the rules it receives. */
export function frozenBot(game: BotGame, generation: number, name: string, folder: string = FOLDER): Bot {
  const generations = generationsOf(game.id, folder);
  if (!generations.includes(generation))
    throw new kernel.BadInput(
      `${game.id} has no bots of generation ${generation}; the last frozen ones are ${generations.at(-1) ?? 'none'}`,
    );
  const file = `${folder}/${game.id}-${generation}.js.br`;
  const module = loaded.get(file) ?? load(file);
  loaded.set(file, module);
  return todaysBot(module.frozenBot(game, name));
}

/** Returns the frozen generations of a game's bots, oldest first. They exist in a checkout; the server package has none. */
export function generationsOf(game: string, folder: string = FOLDER): number[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const generations = files.flatMap((file) => {
    const [, id, generation] = /^(.+)-(\d+)\.js\.br$/.exec(file) ?? [];
    return id === game ? [Number(generation)] : [];
  });
  return generations.sort((a, b) => a - b);
}

/** A module contains everything it needs except our error class, which it imports. */
function load(file: string): FrozenModule {
  const code = brotliDecompressSync(readFileSync(file)).toString();
  const module: Partial<FrozenModule> = {};
  compileFunction(code, ['exports', 'require'], { filename: file })(module, () => kernel);
  if (module.frozenBot === undefined) throw new Error(`${file} holds no bots`);
  return { frozenBot: module.frozenBot };
}
