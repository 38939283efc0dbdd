import { type BotGame, judgeOf, masterJudgeOf, type TableWeights, type Weights } from '@belfry/bots';
import { findGame } from '@belfry/games';
import type { Episode, SearchedEpisode } from './episode.ts';
import { playSearchedEpisode } from './masters-play.ts';
import { playEpisode, playOnFullStates } from './self-play.ts';

export type TrainingWork = {
  episodes(task: EpisodesTask): readonly Episode[];
  resultEpisodes(task: ResultEpisodesTask): readonly Episode[];
  searchedEpisode(task: SearchedEpisodeTask): { readonly index: number; readonly episode: SearchedEpisode };
};

/** A game to play: its players and its seed. */
export interface SeededTable {
  readonly players: number;
  readonly seed: string;
}

export interface EpisodesTask {
  readonly game: string;
  readonly weights: Weights;
  readonly tables: readonly SeededTable[];
}

export interface ResultEpisodesTask {
  readonly game: string;
  /** Null before anything is learnt: then all play by the game's own weights. */
  readonly weights: TableWeights | null;
  readonly tables: readonly SeededTable[];
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
    resultEpisodes({ game, weights, tables }) {
      const before = masterJudgeOf(findGame(game, games));
      const judge = weights === null ? before : masterJudgeOf(findGame(game, games), weights);
      return tables.map(({ players, seed }) => playOnFullStates(judge, before, players, seed));
    },
    searchedEpisode: ({ game, index, players, iterations, seed }) => ({
      index,
      episode: playSearchedEpisode(masterJudgeOf(findGame(game, games)), players, iterations, seed),
    }),
  };
}
