import { type Bot, type BotGame, budgetOf, GameWithoutEnd, type Manner, nextToSpeak, prepare, warmUp, wonShares } from '@belfry/bots';
import { type Dealer, type GameEvent, itemAt, seededChance } from '@belfry/kernel';
import { levelOf } from './arena-bot.ts';
import { type ArenaPlan, entrantAt, type GameRecord, GRACE, gameOf, slotOf } from './plan.ts';

/** Plays one game of a contest. The seed of the deal and the rules depends on the deal alone, the seed of the bots on the game. */
export function playArenaGame(game: BotGame, plan: ArenaPlan, bots: readonly Bot[], index: number): GameRecord {
  const { players, seed } = plan;
  const { deal, turn } = gameOf(plan, index);
  const luck: Dealer<GameEvent> = { chance: seededChance(`${seed}:${deal}`) };
  const minds = seededChance(`${seed}:${deal}:${turn}`);
  const entrants = bots.map((bot, entrant) => {
    const times: Record<number, number> = {};
    const leanings: Partial<Record<Manner, number>> = {};
    return { bot, limit: limitOf(itemAt(plan.bots, entrant)), times, leanings, longest: 0, late: 0 };
  });
  if (entrants.some(({ limit }) => Number.isFinite(limit))) warmUp(game);
  const state = game.setup(players, plan.options, luck);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, minds);
    const entrant = itemAt(entrants, entrantAt(plan, turn, seat));
    const { bot, times, leanings } = entrant;
    const { view, moves } = prepare(game, state, seat, bot);
    const began = performance.now();
    const { move } = bot.choose(view, moves, minds);
    const took = performance.now() - began;
    if (moves.length > 1) {
      const slot = slotOf(took);
      times[slot] = (times[slot] ?? 0) + 1;
      entrant.longest = Math.max(entrant.longest, took);
      if (took > entrant.limit) entrant.late++;
      const leaning = game.evaluation?.style?.manners?.leaning(view, move) ?? null;
      if (leaning !== null) leanings[leaning] = (leanings[leaning] ?? 0) + 1;
    }
    game.apply(state, seat, move, luck);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new GameWithoutEnd(`nobody owes a decision but the game is not over (seed ${seed}:${deal})`);
  const won = wonShares(outcome);
  const seatOfEntrant = (entrant: number): number => (entrant - turn + players) % players;
  return {
    index,
    shares: bots.map((_, entrant) => itemAt(won, seatOfEntrant(entrant))),
    totals: bots.map((_, entrant) => itemAt(outcome.totals, seatOfEntrant(entrant))),
    times: entrants.map(({ times }) => times),
    longest: entrants.map(({ longest }) => longest),
    late: entrants.map(({ late }) => late),
    leanings: entrants.map(({ leanings }) => leanings),
  };
}

/** Returns the longest time a bot may take for a move; only a time budget sets a limit. */
function limitOf(name: string): number {
  const budget = budgetOf(levelOf(name));
  return budget !== null && 'milliseconds' in budget ? budget.milliseconds + GRACE : Number.POSITIVE_INFINITY;
}
