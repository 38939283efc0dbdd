import { readFileSync } from 'node:fs';
import { type Bot, type BotGame, botByName, type Learnt } from '@belfry/bots';
import { BadInput } from '@belfry/kernel';
import { processBot } from '../processes/process-bot.ts';
import { frozenBot } from './frozen-bots.ts';

/** The level, the generation, and the rest of the name. */
const FROZEN = /^(\w+)@(\d+)((?::.*)?)$/;

/**
 * Returns a bot by name; `journeyman@file.json` plays with the weights that `belfry train` wrote into that file, `master@1:300ms` is the
 * Master of the first frozen generation, `exec:python3 my-bot.py` is a separate process.
 */
export async function arenaBot(game: BotGame, name: string): Promise<Bot> {
  const process = processBot(game, name);
  if (process !== null) return process;
  const frozen = FROZEN.exec(name);
  if (frozen !== null) return frozenBot(game, Number(frozen[2]), `${frozen[1]}${frozen[3]}`);
  const [level = '', file] = name.split('@');
  return botByName(game, level, file === undefined ? {} : readWeights(file));
}

/** Returns the level with its budget and settings, without the generation or the weights file. */
export function levelOf(name: string): string {
  return FROZEN.test(name) ? name.replace(FROZEN, '$1$3') : (name.split('@')[0] ?? '');
}

function readWeights(file: string): Learnt {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`${file} cannot be read; it should hold weights that belfry train wrote`);
  }
  const { weights, tableWeights } = JSON.parse(text) as Learnt;
  if (weights !== undefined) return { weights };
  if (tableWeights !== undefined) return { tableWeights };
  throw new BadInput(`${file} holds no weights; belfry train writes such a file`);
}
