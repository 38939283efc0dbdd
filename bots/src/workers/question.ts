import { type GameView, pick, type Rules, type Seat, seededChance } from '@belfry/kernel';
import type { Choice } from '../contract/bot.ts';
import type { BotRules } from '../contract/bot-game.ts';
import { type Budget, writeBudget } from '../contract/budget.ts';
import { botByName } from '../levels/levels.ts';

/** All that a bot receives: its seat's view and its legal moves in notation. Plain data, so that any kind of worker can receive it. */
export interface Question {
  readonly game: string;
  /** The rules version of the match. */
  readonly rules: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: GameView;
  readonly legal: readonly string[];
  readonly seed: string;
  /** For levels that search; the default is their usual budget. */
  readonly budget?: Budget;
}

/** Returns the question for the bot of a seat with a pending decision. */
export function questionFor(game: Rules, state: unknown, seat: Seat, level: string, seed: string): Question {
  const legal = game.legal(state, seat).map((move) => game.write(move));
  return { game: game.id, rules: game.rulesVersion, level, seat, view: game.view(state, seat), legal, seed };
}

/** Returns the bot's choice, in notation. Throws if the bot fails; the host then plays `fallbackMove`. */
export function choiceFor(game: BotRules, question: Question): Choice<string> {
  const { level, legal, budget } = question;
  const [only, another] = legal;
  if (only !== undefined && another === undefined) return { move: only };
  const named = budget === undefined || level.split(':')[0] !== 'master' || level.includes(':') ? level : `${level}:${writeBudget(budget)}`;
  const moves = legal.map((text) => game.read(text));
  const { move, estimate } = botByName(game, named).choose(question.view, moves, seededChance(question.seed));
  const written = game.write(move);
  if (estimate === undefined) return { move: written };
  return {
    move: written,
    estimate: { ...estimate, candidates: estimate.candidates.map((each) => ({ ...each, move: game.write(each.move) })) },
  };
}

/** Returns a random legal move for a bot that failed or was stopped, always the same one for the same question. */
export function fallbackMove({ legal, seed }: Question): string {
  return pick(seededChance(`${seed}:fallback`), legal);
}
