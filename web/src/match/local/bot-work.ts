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

/** Jobs of the bot worker. For a match in progress it receives what one seat may see, and nothing else. */
export type LocalBotWork = BotWork & {
  /** Returns the two best moves for the seat of this view. */
  hint(asked: HintRequest): Promise<HintReply>;
  /** Analyses a finished match. */
  analyse(log: MatchLog): Promise<Analysis>;
  /** Returns the value of each move of a decision. */
  judge(asked: JudgeRequest): Promise<readonly Judgement[]>;
  /** Returns the coach's warning before a move that clearly loses, or null. */
  doubt(asked: JudgeRequest): Promise<Doubt | null>;
  /** Explains why one move is better than another, and what a third may lead to. */
  explain(asked: ExplainRequest): Promise<ExplainReply>;
  /** Returns a seat's decisions in a finished match. */
  ownPart(asked: { readonly log: MatchLog; readonly seat: Seat }): Promise<OwnPart>;
};

/** The game a question is about, and the version of its rules. */
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

/** The Master's hints, and the words for their reasons. */
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
