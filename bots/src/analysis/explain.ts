import { type GameEvent, type GameView, type Phrase, seatOfView, seededChance } from '@belfry/kernel';
import type { BotGame } from '../contract/bot-game.ts';
import { determinizerOf } from '../evaluation/belief.ts';
import type { Judge } from '../evaluation/judge.ts';
import { commonRandomNumbers } from '../search/common-random-numbers.ts';
import { moveKeys } from '../search/move-keys.ts';
import { nextChoice, playOn } from '../search/replies.ts';
import { SEARCH_PARAMS } from '../search/search-params.ts';
import { adviserOf } from './adviser.ts';
import { reasonFor } from './reasons.ts';

/** What can be said about a better move and the move that was played. */
export interface Explanation {
  /** How the better move differs from the other; null if they are the same move. */
  readonly reason: Phrase | null;
  /** A possible continuation after the move that was played, on one of the states that fit, as far as the mover sees it. */
  readonly sequel: Sequel;
}

/** A possible continuation: what the move itself does, the next few moves, and the view after them. */
export interface Sequel {
  readonly moved: { readonly events: readonly GameEvent[]; readonly view: GameView };
  readonly later: { readonly events: readonly GameEvent[]; readonly view: GameView };
}

/** A fixed seed: the luck follows from the position alone, so the explanation is the same every time. */
const SEED = 'explain';

/** Explains why one move is better than another and what may follow the one that was played, from the view alone. */
export function explain(game: BotGame, view: GameView, better: string, other: string, played: string): Explanation {
  const judge = adviserOf(game);
  const chance = seededChance(SEED);
  const determinize = determinizerOf(judge, view, chance, SEARCH_PARAMS.rationality);
  const pair = { move: game.read(better), other: game.read(other), lead: 1 };
  const reason =
    better === other ? null : reasonFor(judge, determinize, seatOfView(view), pair, chance, (each) => game.sayMove(each, view));
  return { reason, sequel: sequelOf(judge, view, determinize(), game.read(played)) };
}

function sequelOf(judge: Judge, view: GameView, state: unknown, move: unknown): Sequel {
  const { game } = judge;
  const seat = seatOfView(view);
  const chance = seededChance(`${SEED}:luck`);
  const luck = commonRandomNumbers(chance);
  let happened: GameEvent[] = [];
  const dealer = { chance: luck, emit: (event: GameEvent) => happened.push(event) };
  const seen = (): Sequel['moved'] => {
    const events = happened.flatMap((event) => game.eventFor(event, seat) ?? []);
    happened = [];
    return { events, view: game.view(state, seat) };
  };
  game.apply(state, seat, move, dealer);
  const moved = seen();
  const run = { judge, params: SEARCH_PARAMS, seat, dealer, chance, keyOf: moveKeys(game) };
  const choice = nextChoice(run, state);
  if (choice !== null) playOn(run, state, choice);
  return { moved, later: seen() };
}
