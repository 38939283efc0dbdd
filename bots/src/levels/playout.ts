import { type Chance, type Dealer, type Decision, type GameEvent, type GameView, pick, type Rules, type Seat } from '@belfry/kernel';
import type { Bot } from '../contract/bot.ts';
import { randomBot } from './random.ts';

/** No game of Belfry takes nearly as many decisions; one that does is in an endless loop. */
const MOST_DECISIONS = 200_000;

/** The game does not end, or a seat that must decide has no legal move: a fault in the rules. */
export class GameWithoutEnd extends Error {}

/** Plays a state to the end of the game with one bot per seat; returns the number of decisions. */
export function playOut(game: Rules, state: unknown, bots: readonly Bot[], chance: Chance, emit?: (event: GameEvent) => void): number {
  const dealer: Dealer<GameEvent> = { chance, emit };
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const pending = game.pending(state);
    if (pending.length === 0) return decisions;
    const seat = nextToSpeak(game, pending, chance);
    // Looked up inline: a helper function that all lists pass through is slower than the rest of the loop.
    const bot = bots[seat];
    if (bot === undefined) throw new RangeError(`there is no bot at seat ${seat}`);
    game.apply(state, seat, chooseMove(game, state, seat, bot, chance), dealer);
  }
  throw new GameWithoutEnd(`the game had not ended after ${MOST_DECISIONS} decisions`);
}

/**
 * Returns the seat to decide next. Of several seats with a pending decision any may come first, but if some wait for the others' answers,
 * those seats answer one after another, so that no offer closes before every seat could accept it.
 */
export function nextToSpeak(game: Rules, pending: readonly Decision[], chance: Chance): Seat {
  const only = pending[0];
  if (only !== undefined && pending.length === 1) return only.seat;
  let first: Decision | undefined;
  let someWait = false;
  for (const decision of pending) {
    if (game.waits(decision)) someWait = true;
    else first ??= decision;
    if (someWait && first !== undefined) return first.seat;
  }
  return pick(chance, pending).seat;
}

/** Returns the bot's move. */
export function chooseMove(game: Rules, state: unknown, seat: Seat, bot: Bot, chance: Chance): unknown {
  const { view, moves } = prepare(game, state, seat, bot);
  return bot.choose(view, moves, chance).move;
}

const NOTHING_SEEN: GameView = { viewer: 'spectator', round: 0, pending: [] };

/** Returns what a bot gets: its view and its legal moves. `random` gets no view, which is what makes simulation fast. */
export function prepare(
  game: Rules,
  state: unknown,
  seat: Seat,
  bot: Bot,
): { readonly view: GameView; readonly moves: readonly unknown[] } {
  const moves = game.legal(state, seat);
  if (moves.length === 0) throw new GameWithoutEnd(`seat ${seat} owes a decision but has no legal move`);
  return { view: bot === randomBot ? NOTHING_SEEN : game.view(state, seat), moves };
}
