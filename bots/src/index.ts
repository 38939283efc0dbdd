export { apprenticeOf, type RulesOfThumb } from './apprentice.ts';
export type { Bot, BotGame } from './bot-game.ts';
export { type Budget, progressOf, readBudget, writeBudget } from './budget.ts';
export { type Blunder, type Course, courseOf, type Detector, detectorOf, type PlayedMove, withoutBlunders } from './detector.ts';
export type { Evaluation, Weights } from './evaluation/evaluation.ts';
export { type Judge, judgedShares, judgeOf, masterJudgeOf, wonShares } from './evaluation/judge.ts';
export { layoutOf, type Network, networkWith, scoreOf, strengthOf, toShares } from './evaluation/network.ts';
export { settle, weighMoves } from './evaluation/one-ply.ts';
export { type TableWeights, tableLayout, toUnits } from './evaluation/table-network.ts';
export { type Analysis, analyse, type Standing, type Swing } from './hints/analyse.ts';
export { type Hint, hintsFor } from './hints/hints.ts';
export { journeyman } from './journeyman.ts';
export { type Explanation, explain } from './judging/explain.ts';
export { type DecisionQuestion, judgeDecision } from './judging/judge-decision.ts';
export { type Judgement, judgeMoves } from './judging/judge-moves.ts';
export { GRADES, type Grade, gradeOf, isBlamed, type JudgedDecision, type Mirror, mirrorOf, PHASES, type Phase } from './judging/mirror.ts';
export { type OwnDecision, type OwnPart, ownPart } from './judging/own-decisions.ts';
export {
  isPuzzle,
  isRight,
  mayBecomePuzzle,
  PUZZLE_LEVELS,
  type Puzzle,
  type PuzzleBook,
  type PuzzleLevel,
  puzzleMoves,
  readPuzzles,
  stands,
  writePuzzles,
} from './judging/puzzle.ts';
export { BOT_NAMES, type BotName, botByName, botNamesOf, budgetOf, type Learnt, needsEvaluation } from './levels.ts';
export { MANNERS, type Manner, type Manners, mannerAt } from './manners.ts';
export { movesToSearch } from './master.ts';
export { afterOwnMove, bestOfOwnTurn, type LastTurn, type OwnPlan } from './own-turn.ts';
export { chooseMove, GameWithoutEnd, nextToSpeak, playOut, prepare } from './playout.ts';
export { randomBot } from './random.ts';
export { search } from './search/search.ts';
export { SEARCH_PARAMS } from './search/search-params.ts';
export { botTexts } from './text/index.ts';
export { type BotHost, hostBots } from './workers/bot-host.ts';
export { type BotWork, botWork } from './workers/bot-work.ts';
export { openPool, type WorkerPool } from './workers/pool.ts';
export { fallbackMove, moveFor, type Question, questionFor } from './workers/question.ts';
export { warmUp } from './workers/warm-up.ts';
export { doJob, type Job, type Reply, type Timers, type Work, type WorkerLike } from './workers/work.ts';
