import { type Chance, type Dealer, type Decision, type GameEvent, type GameView, pick, type Rules, type Seat } from '@belfry/kernel';
import type { Bot } from '../contract/bot.ts';
import { randomBot } from './random.ts';

/** No game of the house takes nearly as many decisions; one that does has lost its way to the end. */
const MOST_DECISIONS = 200_000;

/** A game that does not end, or stands still: a fault of its rules. */
export class GameWithoutEnd extends Error {}

/** Plays a state on with one bot for each seat until the game is over; gives the number of decisions taken. */
export function playOut(game: Rules, state: unknown, bots: readonly Bot[], chance: Chance, emit?: (event: GameEvent) => void): number {
  const dealer: Dealer<GameEvent> = { chance, emit };
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const pending = game.pending(state);
    if (pending.length === 0) return decisions;
    const seat = nextToSpeak(game, pending, chance);
    // Looked up here: a function that all lists pass through is slower than the rest of the loop.
    const bot = bots[seat];
    if (bot === undefined) throw new RangeError(`there is no bot at seat ${seat}`);
    game.apply(state, seat, chooseMove(game, state, seat, bot, chance), dealer);
  }
  throw new GameWithoutEnd(`the game had not ended after ${MOST_DECISIONS} decisions`);
}

/**
 * Who is asked next: of several who owe a decision at once any may come first, but where some wait for the others' answers, those answer in turn,
 * so that no offer is closed before anybody could take it.
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

/** Asks a bot for its move. */
export function chooseMove(game: Rules, state: unknown, seat: Seat, bot: Bot, chance: Chance): unknown {
  const { view, moves } = prepare(game, state, seat, bot);
  return bot.choose(view, moves, chance).move;
}

const NOTHING_SEEN: GameView = { viewer: 'spectator', round: 0, pending: [] };

/** What a bot is asked with: its view and its legal moves. Making no view for `random` is what makes simulation fast. */
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
