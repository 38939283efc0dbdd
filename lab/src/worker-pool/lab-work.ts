import { readFileSync } from 'node:fs';
import { type Bot, type BotGame, botByName, judgeOf, type Weights } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { BadInput } from '@belfry/kernel';
import { playArenaGame } from '../arena/match.ts';
import type { ArenaPlan, GameRecord } from '../arena/plan.ts';
import type { Episode } from '../training/episode.ts';
import { playEpisode } from '../training/self-play.ts';

/** Work that can be done anywhere: in this process or in a thread of its own. */
export type LabWork = {
  arenaGame(task: ArenaTask): GameRecord;
  episodes(task: EpisodesTask): readonly Episode[];
};

export interface ArenaTask {
  readonly plan: ArenaPlan;
  readonly index: number;
}

export interface EpisodesTask {
  readonly game: string;
  readonly weights: Weights;
  readonly tables: readonly { readonly players: number; readonly seed: string }[];
}

export function labWork(games: readonly BotGame[]): LabWork {
  return {
    arenaGame({ plan, index }) {
      const game = findGame(plan.game, games);
      const bots = plan.bots.map((name) => arenaBot(game, name));
      return playArenaGame(game, plan, bots, index);
    },
    episodes({ game, weights, tables }) {
      const judge = judgeOf(findGame(game, games), weights);
      return tables.map(({ players, seed }) => playEpisode(judge, players, seed));
    },
  };
}

/** A bot by name; `journeyman@file.json` plays with the weights that `belfry train` wrote into that file. */
export function arenaBot(game: BotGame, name: string): Bot {
  const [level = '', file] = name.split('@');
  return botByName(game, level, file === undefined ? undefined : readWeights(file));
}

function readWeights(file: string): Weights {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`${file} cannot be read; it should hold weights that belfry train wrote`);
  }
  const { weights } = JSON.parse(text) as { weights?: Weights };
  if (weights === undefined) throw new BadInput(`${file} holds no weights; belfry train writes such a file`);
  return weights;
}
