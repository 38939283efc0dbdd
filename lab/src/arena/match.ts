import { type Bot, type BotGame, budgetOf, GameWithoutEnd, nextToSpeak, prepare, warmUp, wonShares } from '@belfry/bots';
import { type Dealer, type GameEvent, seededChance } from '@belfry/kernel';
import { type ArenaPlan, chairAt, type GameRecord, GRACE, gameOf, slotOf } from './plan.ts';

/** Plays one game of a contest. The deal and the luck of the rules depend on the deal alone, the luck of the bots on the game. */
export function playArenaGame(game: BotGame, plan: ArenaPlan, bots: readonly Bot[], index: number): GameRecord {
  const { players, seed } = plan;
  const { deal, turn } = gameOf(plan, index);
  const luck: Dealer<GameEvent> = { chance: seededChance(`${seed}:${deal}`) };
  const minds = seededChance(`${seed}:${deal}:${turn}`);
  const times = bots.map((): Record<number, number> => ({}));
  const longest = bots.map(() => 0);
  const late = bots.map(() => 0);
  const limits = plan.bots.map(limitOf);
  if (limits.some(Number.isFinite)) warmUp(game);
  const state = game.setup(players, plan.options, luck);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, minds);
    const chair = chairAt(plan, turn, seat);
    const bot = bots[chair] as Bot;
    const { view, moves } = prepare(game, state, seat, bot);
    const began = performance.now();
    const move = bot.choose(view, moves, minds);
    const took = performance.now() - began;
    if (moves.length > 1) {
      const slots = times[chair] as Record<number, number>;
      const slot = slotOf(took);
      slots[slot] = (slots[slot] ?? 0) + 1;
      longest[chair] = Math.max(longest[chair] as number, took);
      if (took > (limits[chair] as number)) late[chair] = (late[chair] as number) + 1;
    }
    game.apply(state, seat, move, luck);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new GameWithoutEnd(`nobody owes a decision but the game is not over (seed ${seed}:${deal})`);
  const won = wonShares(outcome);
  const seatOfChair = (chair: number): number => (chair - turn + players) % players;
  return {
    index,
    shares: bots.map((_, chair) => won[seatOfChair(chair)] as number),
    totals: bots.map((_, chair) => outcome.totals[seatOfChair(chair)] as number),
    times,
    longest,
    late,
  };
}

/** How long a bot may take for a move; only a budget of time sets a limit. */
function limitOf(name: string): number {
  const budget = budgetOf(name.split('@')[0] as string);
  return budget !== null && 'milliseconds' in budget ? budget.milliseconds + GRACE : Number.POSITIVE_INFINITY;
}
