import { fork } from 'node:child_process';
import { type Checkout, openCheckout, thisCheckout } from '../comparison/checkout.ts';
import { type Ratio, rateOf, ratioOf, type Spent, total } from '../comparison/ratio.ts';
import { inTurn } from '../comparison/rounds.ts';
import { builtFile } from '../worker-pool/built-file.ts';

/** What is compared: moves of random play, copies of states, and views of them. */
export const PARTS = ['moves', 'clones', 'views'] as const;
export type Part = (typeof PARTS)[number];

export interface EngineComparison {
  readonly game: string;
  readonly part: Part;
  readonly perCpuSecond: number;
  readonly theirsPerCpuSecond: number;
  readonly ratio: Ratio;
}

/** Sent to a checkout's process, which answers with the CPU time it used. */
export interface SliceTask {
  readonly part: Part;
  readonly seconds: number;
}

const ROUNDS = 24;
/** Shares of a game's measuring time. */
const TIME: Readonly<Record<Part, number>> = { moves: 0.6, clones: 0.2, views: 0.2 };
const WARM_UP = 0.2;

/**
 * Compares the engine of this checkout with another's: each game runs in two processes, one per checkout, each with the kernel, the rules
 * and the random player of its own version. Only one process works at a time, in short alternating slices.
 */
export async function compareEngines(
  games: readonly string[],
  seconds: number,
  folder: string,
  at: (secondsDone: number) => void,
): Promise<EngineComparison[]> {
  const [here, there] = [await thisCheckout(), await openCheckout(folder)];
  const rows: EngineComparison[] = [];
  for (const [index, game] of games.entries()) {
    const [ours, theirs] = [startEngine(here, game), startEngine(there, game)];
    try {
      let done = index * seconds;
      for (const part of PARTS) {
        const time = seconds * TIME[part];
        for (const engine of [ours, theirs]) await engine.slice({ part, seconds: (time * WARM_UP) / 2 });
        const each = (time * (1 - WARM_UP)) / (2 * ROUNDS);
        const rounds = await inTurn(
          (slice) => ours.slice({ part, seconds: slice }),
          (slice) => theirs.slice({ part, seconds: slice }),
          { count: ROUNDS, seconds: each, at: (round) => at(done + (round / ROUNDS) * time) },
        );
        done += time;
        rows.push({
          game,
          part,
          perCpuSecond: Math.round(rateOf(total(rounds.map((round) => round.ours)))),
          theirsPerCpuSecond: Math.round(rateOf(total(rounds.map((round) => round.theirs)))),
          ratio: ratioOf(rounds),
        });
      }
    } finally {
      ours.stop();
      theirs.stop();
    }
  }
  return rows;
}

interface EngineProcess {
  slice(task: SliceTask): Promise<Spent>;
  stop(): void;
}

function startEngine(checkout: Checkout, game: string): EngineProcess {
  const child = fork(builtFile('engine/checkout-process.js'), [checkout.folder, game], { execArgv: [], stdio: 'inherit' });
  let broken: ((error: Error) => void) | null = null;
  child.on('exit', () => broken?.(new Error(`${game} of ${checkout.folder} was not measured to the end`)));
  return {
    slice(task) {
      return new Promise((resolve, reject) => {
        broken = reject;
        child.once('message', (spent: Spent) => {
          broken = null;
          resolve(spent);
        });
        child.send(task);
      });
    },
    stop: () => void child.kill(),
  };
}
