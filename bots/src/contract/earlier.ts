import type { Chance, Game, GameEvent, GameView, Seat } from '@belfry/kernel';
import type { Bot } from './bot.ts';
import type { BotGame } from './bot-game.ts';
import type { Evaluation } from './evaluation.ts';
import type { Manner, Manners } from './manners.ts';
import type { Plans, Preparation } from './plans.ts';
import type { Pruning } from './pruning.ts';
import type { Secrets } from './secrets.ts';
import type { TableWeights, Weights } from './weights.ts';

// The format of pinned versions: a bot that returns a bare move, and an evaluation in one piece. Pinned versions never change, so they are
// adapted here.

export interface EarlierBot<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance, manner?: Manner | null): M;
}

interface EarlierEvaluation extends Pruning, Omit<Plans, 'preparation'>, Partial<Secrets> {
  readonly preparation?: Omit<Preparation<unknown, unknown>, 'serves'>;
  readonly features: readonly string[];
  seats(state: unknown): number;
  measure(state: unknown, seat: Seat, out: Float64Array): void;
  unsettled?(state: unknown): Seat;
  readonly manners?: Manners;
  readonly blur?: number;
  readonly weights: Weights;
  readonly tableWeights?: TableWeights;
  readonly tableWeightsFrom?: number;
  readonly sharesTableWeights?: boolean;
}

export interface EarlierBotGame extends Game<unknown, unknown, GameEvent, GameView> {
  readonly apprentice: EarlierBot;
  readonly evaluation: EarlierEvaluation;
}

export function todaysBot<V extends GameView, M>(bot: EarlierBot<V, M>): Bot<V, M> {
  return { choose: (view, moves, chance, manner) => ({ move: bot.choose(view, moves, chance, manner) }) };
}

/** Loading the same game twice must return the same object. */
const adapted = new WeakMap<EarlierBotGame, BotGame>();

/** Adapts a pinned version of a game to the current contract. */
export function todaysBotGame(game: BotGame | EarlierBotGame): BotGame {
  if (!isEarlier(game)) return game;
  const known = adapted.get(game);
  if (known !== undefined) return known;
  const today = { ...game, apprentice: todaysBot(game.apprentice), evaluation: todaysEvaluation(game) };
  adapted.set(game, today);
  return today;
}

function isEarlier(game: BotGame | EarlierBotGame): game is EarlierBotGame {
  return game.evaluation !== undefined && 'weights' in game.evaluation;
}

function todaysEvaluation({ evaluation: earlier, ...game }: EarlierBotGame): Evaluation {
  const { features, seats, measure, unsettled, shortlist, omits, lastTurn, ownPlan, preparation } = earlier;
  const { guesses, believe, varies, manners, blur = 0, weights, tableWeights, tableWeightsFrom = 0, sharesTableWeights } = earlier;
  // Earlier preparations served the aims that were not possible without them.
  const isNew = (state: unknown, seat: Seat, _: unknown, aim: unknown): boolean =>
    !game.legal(state, seat).some((move) => game.write(move) === game.write(aim));
  return {
    features: { names: features, seats, measure, ...present({ unsettled }) },
    pruning: present({ shortlist, omits }),
    planning: present({ lastTurn, ownPlan, preparation: preparation && { ...preparation, serves: isNew } }),
    ...(guesses === undefined || believe === undefined || varies === undefined ? {} : { secrets: { guesses, believe, varies } }),
    style: { ...present({ manners }), blur },
    learnt: {
      weights,
      ...(tableWeights === undefined
        ? {}
        : {
            table: {
              weights: tableWeights,
              seatsFrom: tableWeightsFrom,
              levels: sharesTableWeights === true ? (['journeyman', 'master'] as const) : (['master'] as const),
            },
          }),
    },
  };
}

/** Drops the parts that are undefined. */
function present<T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
