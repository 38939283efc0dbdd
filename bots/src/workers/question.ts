import { type GameView, pick, type Rules, type Seat, seededChance } from '@belfry/kernel';
import type { Choice } from '../contract/bot.ts';
import type { BotRules } from '../contract/bot-game.ts';
import { type Budget, writeBudget } from '../contract/budget.ts';
import { botByName } from '../levels/levels.ts';

/** All that ever reaches a bot: what its seat may see, and its legal moves in notation. Plain data, for any kind of worker. */
export interface Question {
  readonly game: string;
  /** The version of the rules the match was begun with. */
  readonly rules: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: GameView;
  readonly legal: readonly string[];
  readonly seed: string;
  /** For levels that search; without one they take their usual time. */
  readonly budget?: Budget;
}

/** The question for the bot of a seat that owes a decision. */
export function questionFor(game: Rules, state: unknown, seat: Seat, level: string, seed: string): Question {
  const legal = game.legal(state, seat).map((move) => game.write(move));
  return { game: game.id, rules: game.rulesVersion, level, seat, view: game.view(state, seat), legal, seed };
}

/** What a bot chooses, in notation. Throws when the bot is at fault: the host then takes `fallbackMove`. */
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

/** A legal move when a bot failed or had to be stopped: by lot, but always the same for the same question. */
export function fallbackMove({ legal, seed }: Question): string {
  return pick(seededChance(`${seed}:fallback`), legal);
}
