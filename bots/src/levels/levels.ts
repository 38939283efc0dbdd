import { BadInput, type Rules } from '@belfry/kernel';
import type { Bot } from '../contract/bot.ts';
import type { BotRules } from '../contract/bot-game.ts';
import { type Budget, readBudget } from '../contract/budget.ts';
import { MANNERS, type Manner } from '../contract/manners.ts';
import type { TableWeights, Weights } from '../contract/weights.ts';
import { journeymanJudgeOf, judgeOf, masterJudgeOf } from '../evaluation/judge.ts';
import { readSearchParams, type SearchParams } from '../search/search-params.ts';
import { journeyman } from './journeyman.ts';
import { master } from './master.ts';
import { randomBot } from './random.ts';

/** Trained weights; all levels that judge use the first kind, only Masters the second. */
export interface Learnt {
  readonly weights?: Weights;
  readonly tableWeights?: TableWeights;
}

interface LevelOptions {
  readonly budget: Budget;
  readonly params: SearchParams;
  /** Weights to try instead of the game's own. */
  readonly learnt: Learnt;
}

/** The levels from weakest to strongest; each makes a bot for any game. */
const LEVELS = {
  random: () => randomBot,
  apprentice: (game: BotRules) => game.apprentice,
  journeyman: (game: BotRules, { learnt }: LevelOptions) =>
    journeyman(learnt.weights === undefined ? journeymanJudgeOf(game) : judgeOf(game, learnt.weights)),
  master: (game: BotRules, { budget, params, learnt }: LevelOptions) =>
    master(learnt.weights === undefined ? masterJudgeOf(game, learnt.tableWeights) : judgeOf(game, learnt.weights), budget, params),
} as const satisfies Record<string, (game: BotRules, options: LevelOptions) => Bot>;

export type BotName = keyof typeof LEVELS;

export const BOT_NAMES: readonly BotName[] = Object.keys(LEVELS).filter(isBotName);

/** The Master's budget by default. */
const USUAL_BUDGET: Budget = { milliseconds: 300 };

function isBotName(name: string): name is BotName {
  return Object.hasOwn(LEVELS, name);
}

/**
 * Returns the bot of that name for that game; the error lists the valid names. A name may carry a budget, search settings and a manner
 * other than that of its seat: `master:300ms`, `master:500it`, `master:500it:exploration=0.3`, `journeyman:manner=greedy`,
 * `journeyman:manner=none`.
 */
export function botByName(game: BotRules, name: string, learnt: Learnt = {}): Bot {
  const [level = '', ...parts] = name.split(':');
  const rest = parts.filter((part) => !part.startsWith(MANNER));
  if (!isBotName(level)) throw new BadInput(`there is no bot "${name}"; the bots are ${BOT_NAMES.join(', ')}`);
  if (level !== 'master' && rest.length > 0) throw new BadInput(`only master takes a budget or settings, not "${name}"`);
  if (rest.filter((part) => !part.includes('=')).length > 1) throw new BadInput(`"${name}" names more than one budget`);
  const params = readSearchParams(rest.filter((part) => part.includes('=')));
  const bot = LEVELS[level](game, { budget: budgetOf(name) ?? USUAL_BUDGET, params, learnt });
  const named = parts.find((part) => part.startsWith(MANNER));
  return named === undefined ? bot : withManner(bot, readManner(named.slice(MANNER.length)));
}

const MANNER = 'manner=';

function readManner(text: string): Manner | null {
  if (text === 'none') return null;
  const manner = MANNERS.find((each) => each === text);
  if (manner === undefined) throw new BadInput(`there is no manner "${text}"; the manners are ${MANNERS.join(', ')} and none`);
  return manner;
}

function withManner(bot: Bot, manner: Manner | null): Bot {
  return { choose: (view, moves, chance) => bot.choose(view, moves, chance, manner) };
}

/** Returns the budget of the bot of that name; null if it needs none. */
export function budgetOf(name: string): Budget | null {
  const [level, ...rest] = name.split(':');
  if (level !== 'master') return null;
  const named = rest.find((part) => !part.includes('='));
  return named === undefined ? USUAL_BUDGET : readBudget(named);
}

/** Returns the bot names of a game: one without an evaluation has only the simpler bots. */
export function botNamesOf(game: Rules & Pick<BotRules, 'evaluation'>): readonly BotName[] {
  return game.evaluation === undefined ? BOT_NAMES.filter((name) => !needsEvaluation(name)) : BOT_NAMES;
}

/** Tells whether the bot of that name judges positions. The others need at most the game's Apprentice. */
export function needsEvaluation(name: string): boolean {
  const [level] = name.split(':');
  return level === 'journeyman' || level === 'master';
}
