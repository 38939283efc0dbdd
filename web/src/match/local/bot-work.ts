import {
  type Analysis,
  analyse,
  type BotWork,
  botWork,
  type Claims,
  type DecisionQuestion,
  type Doubt,
  doubtAbout,
  type Explanation,
  explain,
  type Hint,
  hintsFor,
  type Judgement,
  judgeDecision,
  needsEvaluation,
  type OwnPart,
  ownPart,
} from '@belfry/bots';
import { loadBotGame } from '@belfry/games/page/bots';
import type { GameView, MatchLog, Seat } from '@belfry/kernel';

/** What the worker of the bots does. Of a match that is played it hears what one seat may see, and nothing else. */
export type LocalBotWork = BotWork & {
  /** The two best moves for the seat of this view. */
  hint(asked: HintRequest): Promise<HintReply>;
  /** How a finished match went. */
  analyse(log: MatchLog): Promise<Analysis>;
  /** What the moves of a decision are worth. */
  judge(asked: JudgeRequest): Promise<readonly Judgement[]>;
  /** What a coach would ask before a move that clearly loses. */
  doubt(asked: JudgeRequest): Promise<Doubt | null>;
  /** Why one move is better than another, and what may come of a third. */
  explain(asked: ExplainRequest): Promise<ExplainReply>;
  /** What a seat decided in a finished match. */
  ownPart(asked: { readonly log: MatchLog; readonly seat: Seat }): Promise<OwnPart>;
};

/** Which game a question is about, in which version of its rules. */
interface OfGame {
  readonly game: string;
  readonly rules: number;
}

export type JudgeRequest = OfGame & DecisionQuestion;

export interface ExplainRequest extends OfGame {
  readonly view: GameView;
  readonly better: string;
  readonly other: string;
  readonly played: string;
}

export interface ExplainReply extends Explanation {
  readonly claims: Claims['text'] | undefined;
}

export interface HintRequest {
  readonly game: string;
  readonly rules: number;
  readonly view: GameView;
  readonly moves: readonly string[];
}

/** The hints of the Master, and the words for what they are good for. */
export interface HintReply {
  readonly hints: readonly Hint[];
  readonly claims: Claims['text'] | undefined;
}

export const localBotWork: LocalBotWork = {
  ...botWork((game, level, rules) => loadBotGame(game, rules, needsEvaluation(level))),
  async hint({ game: id, rules, view, moves }) {
    const game = await loadBotGame(id, rules, true);
    const legal = moves.map((words) => game.read(words));
    return { hints: hintsFor(game, view, legal), claims: game.evaluation?.claims?.text };
  },
  judge: async ({ game, rules, ...question }) => judgeDecision(await loadBotGame(game, rules, true), question),
  doubt: async ({ game, rules, ...question }) => doubtAbout(await loadBotGame(game, rules, true), question),
  async explain({ game: id, rules, view, better, other, played }) {
    const game = await loadBotGame(id, rules, true);
    return { ...explain(game, view, better, other, played), claims: game.evaluation?.claims?.text };
  },
  ownPart: async ({ log, seat }) => ownPart(await loadBotGame(log.header.game, log.header.rules, true), log, seat),
  analyse: async (log) => analyse(await loadBotGame(log.header.game, log.header.rules, true), log),
};
