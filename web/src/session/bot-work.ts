import { type Analysis, analyse, type BotWork, botWork, type Evaluation, type Hint, hintsFor, needsEvaluation } from '@belfry/bots';
import { loadBotGame } from '@belfry/games/page/bots';
import type { GameView, MatchLog } from '@belfry/kernel';

/** What the worker of the bots does. Of a match that is played it hears what one seat may see, and nothing else. */
export type LocalBotWork = BotWork & {
  /** The two best moves for whoever has this view. */
  hint(asked: HintRequest): Promise<HintReply>;
  /** How a finished match went. */
  analyse(log: MatchLog): Promise<Analysis>;
};

export interface HintRequest {
  readonly game: string;
  readonly rules: number;
  readonly view: GameView;
  readonly moves: readonly string[];
  readonly milliseconds: number;
}

/** The hints of the Master, and what the features it speaks of are called. */
export interface HintReply {
  readonly hints: readonly Hint[];
  readonly features: Evaluation['text'] | undefined;
}

export const localBotWork: LocalBotWork = {
  ...botWork((game, level, rules) => loadBotGame(game, rules, needsEvaluation(level))),
  async hint({ game: id, rules, view, moves, milliseconds }) {
    const game = await loadBotGame(id, rules, true);
    const legal = moves.map((words) => game.read(words));
    return { hints: hintsFor(game, view, legal, { milliseconds }, crypto.randomUUID()), features: game.evaluation?.text };
  },
  analyse: async (log) => analyse(await loadBotGame(log.header.game, log.header.rules, true), log),
};
