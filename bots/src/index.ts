export { ADVICE, type AskedDecision, adviceOn } from './analysis/advice.ts';
export { adviserOf } from './analysis/adviser.ts';
export { type Analysis, analyse, type Standing, type Swing } from './analysis/analyse.ts';
export { compare } from './analysis/comparison.ts';
export { type Doubt, doubtAbout } from './analysis/doubt.ts';
export { type Explanation, explain } from './analysis/explain.ts';
export { type Hint, hintsFor } from './analysis/hints.ts';
export { type CloserLook, type DecisionQuestion, judgeDecision } from './analysis/judge-decision.ts';
export { type Judgement, judgeMoves } from './analysis/judge-moves.ts';
export {
  GRADES,
  type Grade,
  gradeOf,
  isBlamed,
  type JudgedDecision,
  type Mirror,
  mirrorOf,
  PHASES,
  type Phase,
} from './analysis/mirror.ts';
export { type OwnDecision, type OwnPart, ownPart } from './analysis/own-decisions.ts';
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
} from './analysis/puzzle.ts';
export { type Bot, type Candidate, type Choice, type Estimate, estimated } from './contract/bot.ts';
export type { BotGame, BotRules } from './contract/bot-game.ts';
export { type Budget, progressOf, readBudget, writeBudget } from './contract/budget.ts';
export type { Claim, Claims, Fact, When } from './contract/claims.ts';
export { type Blunder, type Course, courseOf, type Detector, detectorOf, type PlayedMove, withoutBlunders } from './contract/detector.ts';
export { type EarlierBot, type EarlierBotGame, todaysBot, todaysBotGame } from './contract/earlier.ts';
export type { Evaluation } from './contract/evaluation.ts';
export type { Features } from './contract/features.ts';
export { MANNERS, type Manner, type Manners, mannerAt } from './contract/manners.ts';
export type { LastTurn, OwnPlan, Plans, Preparation } from './contract/plans.ts';
export type { Pruning } from './contract/pruning.ts';
export type { Secrets } from './contract/secrets.ts';
export type { LearntWeights, TableWeights, Weights } from './contract/weights.ts';
export { type Judge, judgedShares, judgeOf, masterJudgeOf, wonShares } from './evaluation/judge.ts';
export { layoutOf, type Network, networkWith, scoreOf, strengthOf, toShares } from './evaluation/network.ts';
export { settle, thinkable, weighMoves, weighOn } from './evaluation/one-ply.ts';
export { fromUnits, tableLayout, toUnits } from './evaluation/table-network.ts';
export { apprenticeOf, type RulesOfThumb } from './levels/apprentice.ts';
export { journeyman } from './levels/journeyman.ts';
export { BOT_NAMES, type BotName, botByName, botNamesOf, budgetOf, type Learnt, needsEvaluation } from './levels/levels.ts';
export { chooseMove, GameWithoutEnd, nextToSpeak, playOut, prepare } from './levels/playout.ts';
export { randomBot } from './levels/random.ts';
export { movesToSearch } from './pruning/candidate-moves.ts';
export { afterOwnMove, bestOfOwnTurn } from './search/own-turn.ts';
export { search } from './search/search.ts';
export { SEARCH_PARAMS } from './search/search-params.ts';
export { botTexts, type Text as BotText } from './text/index.ts';
export { type BotHost, hostBots } from './workers/bot-host.ts';
export { type BotWork, botWork } from './workers/bot-work.ts';
export { openPool, type WorkerPool } from './workers/pool.ts';
export { choiceFor, fallbackMove, type Question, questionFor } from './workers/question.ts';
export { warmUp } from './workers/warm-up.ts';
export { doJob, type Job, type Reply, type Timers, type Work, type WorkerLike } from './workers/work.ts';
