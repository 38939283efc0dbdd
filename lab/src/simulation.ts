import { type Bot, GameWithoutEnd, playOut } from '@belfry/bots';
import { type Game, type GameEvent, itemAt, type Options, type Seat, seededChance, winners } from '@belfry/kernel';

export interface NamedBot {
  readonly name: string;
  readonly bot: Bot;
}

export interface SimulationPlan {
  readonly game: Game;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly NamedBot[];
  readonly options: Options;
  readonly usage: boolean;
}

export interface SimulationResult {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
  readonly decisionsPerCpuSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  /** By seat. */
  readonly scores: readonly { readonly mean: number }[];
  /** Games won by each seat; winners who share a victory share the win. */
  readonly winsPerSeat: readonly number[];
  /** Games won by all seats of a bot together. */
  readonly winsPerBot: Readonly<Record<string, number>>;
  /** Games with more than one winner. */
  readonly ties: number;
  /** How often each thing was used, per game. */
  readonly usage?: Readonly<Record<string, number>>;
  /** The winners' share of it, where any player did it: a quarter among four equal players. */
  readonly usageOfWinners?: Readonly<Record<string, number>>;
}

/** Plays the games of a plan. Game i runs under the seed `S:i`, so `transcript` can write down any one of them. */
export function simulate(plan: SimulationPlan, afterGame: (played: number) => void): SimulationResult {
  const { game, players } = plan;
  const scores = new Array<number>(players).fill(0);
  const winsPerSeat = new Array<number>(players).fill(0);
  const winsPerBot = new Map(plan.bots.map(({ name }) => [name, 0]));
  const rounds = { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 };
  const usage = countUsage(game);
  const emit = plan.usage ? usage.count : undefined;
  let decisions = 0;
  let ties = 0;
  const before = process.cpuUsage();
  for (let index = 1; index <= plan.games; index++) {
    // The bots move up one seat after every game, so that no bot owes its wins to its seat.
    const seated = Array.from({ length: players }, (_, seat) => itemAt(plan.bots, (seat + index - 1) % players));
    const chance = seededChance(`${plan.seed}:${index}`);
    const state = game.setup(players, plan.options, { chance, emit });
    decisions += namingSeed(plan, index, () =>
      playOut(
        game,
        state,
        seated.map(({ bot }) => bot),
        chance,
        emit,
      ),
    );
    const outcome = game.outcome(state);
    if (outcome === null) throw new GameWithoutEnd(`nobody owes a decision but the game is not over (seed ${plan.seed}:${index})`);
    outcome.totals.forEach((total, seat) => {
      scores[seat] = itemAt(scores, seat) + total;
    });
    const first = winners(outcome);
    if (first.length > 1) ties++;
    for (const seat of first) {
      const { name } = itemAt(seated, seat);
      winsPerSeat[seat] = itemAt(winsPerSeat, seat) + 1 / first.length;
      winsPerBot.set(name, (winsPerBot.get(name) ?? 0) + 1 / first.length);
    }
    usage.endGame(first);
    const round = game.round(state);
    rounds.sum += round;
    rounds.min = Math.min(rounds.min, round);
    rounds.max = Math.max(rounds.max, round);
    afterGame(index);
  }
  const cpu = process.cpuUsage(before);
  const cpuSeconds = (cpu.user + cpu.system) / 1e6;
  return {
    game: game.id,
    players,
    games: plan.games,
    decisions,
    cpuSeconds,
    decisionsPerCpuSecond: Math.round(decisions / cpuSeconds),
    gamesPerCpuSecond: tidy(plan.games / cpuSeconds),
    rounds: { mean: tidy(rounds.sum / plan.games), min: rounds.min, max: rounds.max },
    scores: scores.map((sum) => ({ mean: tidy(sum / plan.games) })),
    winsPerSeat: winsPerSeat.map(tidy),
    winsPerBot: Object.fromEntries([...winsPerBot].map(([name, wins]) => [name, tidy(wins)])),
    ties,
    ...(plan.usage && usage.result(plan.games)),
  };
}

/** Counts what is used in each game, and by which seats. */
function countUsage(game: SimulationPlan['game']) {
  const used = new Map(game.usage.map((tag) => [tag, { times: 0, bySeats: 0, byWinners: 0 }]));
  let doers: { readonly tag: string; readonly seat: Seat }[] = [];
  return {
    count(event: GameEvent & { readonly seat?: Seat }): void {
      for (const tag of game.uses(event)) {
        const found = used.get(tag);
        if (found !== undefined) found.times++;
        if (event.seat !== undefined) doers.push({ tag, seat: event.seat });
      }
    },
    endGame(first: readonly Seat[]): void {
      for (const { tag, seat } of doers) {
        const found = used.get(tag);
        if (found === undefined) continue;
        found.bySeats++;
        if (first.includes(seat)) found.byWinners += 1 / first.length;
      }
      doers = [];
    },
    result: (games: number): Pick<SimulationResult, 'usage' | 'usageOfWinners'> => ({
      usage: Object.fromEntries([...used].map(([tag, { times }]) => [tag, tidy(times / games)])),
      usageOfWinners: Object.fromEntries(
        [...used].flatMap(([tag, { bySeats, byWinners }]) => (bySeats === 0 ? [] : [[tag, tidy(byWinners / bySeats)]])),
      ),
    }),
  };
}

function namingSeed<T>(plan: SimulationPlan, index: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof GameWithoutEnd) throw new GameWithoutEnd(`${error.message} (seed ${plan.seed}:${index})`);
    throw error;
  }
}

function tidy(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
