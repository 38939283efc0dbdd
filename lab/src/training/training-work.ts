import { type BotGame, judgeOf, masterJudgeOf, type Weights } from '@belfry/bots';
import { findGame } from '@belfry/games';
import type { Episode, SearchedEpisode } from './episode.ts';
import { playSearchedEpisode } from './masters-play.ts';
import { playEpisode } from './self-play.ts';

export type TrainingWork = {
  episodes(task: EpisodesTask): readonly Episode[];
  searchedEpisode(task: SearchedEpisodeTask): { readonly index: number; readonly episode: SearchedEpisode };
};

export interface EpisodesTask {
  readonly game: string;
  readonly weights: Weights;
  readonly tables: readonly { readonly players: number; readonly seed: string }[];
}

export interface SearchedEpisodeTask {
  readonly game: string;
  readonly index: number;
  readonly players: number;
  readonly iterations: number;
  readonly seed: string;
}

export function trainingWork(games: readonly BotGame[]): TrainingWork {
  return {
    episodes({ game, weights, tables }) {
      const judge = judgeOf(findGame(game, games), weights);
      return tables.map(({ players, seed }) => playEpisode(judge, players, seed));
    },
    searchedEpisode: ({ game, index, players, iterations, seed }) => ({
      index,
      episode: playSearchedEpisode(masterJudgeOf(findGame(game, games)), players, iterations, seed),
    }),
  };
}
