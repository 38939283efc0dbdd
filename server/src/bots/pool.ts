import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fallbackMove, type Question } from '@belfry/bots';
import { Piscina } from 'piscina';
import type { Metrics } from '../operations/metrics.ts';

export interface BotPool {
  /** A legal move in notation, whatever happens: a bot that fails or takes too long is stopped, and chance moves for it. */
  think(question: Question): Promise<string>;
  /** Lets every thread play itself warm for these games, one after another; questions that come meanwhile wait for one game at most. */
  prepare(games: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface PoolWish {
  readonly threads: number;
  /** A bot that has not answered after so long is killed. */
  readonly killAfterMs: number;
  readonly metrics: Metrics;
  readonly onTrouble: (error: unknown, question: Question | null) => void;
  /** Another module that answers questions, for tests. */
  readonly worker?: string;
}

/** Workers run the build, also when the server itself runs from its sources (tests). */
function workerFile(): string {
  const beside = fileURLToPath(new URL('./worker.js', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url));
}

export function startPool({ threads, killAfterMs, metrics, onTrouble, worker }: PoolWish): BotPool {
  const pool = new Piscina({
    filename: worker ?? workerFile(),
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    // Only this: a test runner's own flags would lead the workers to sources they cannot read. The pool tries `require` first, and where a module
    // then fails to load, Node 20 ends the whole process; `import` fails with an error.
    execArgv: ['--no-experimental-require-module'],
  });
  pool.on('error', (error) => onTrouble(error, null));
  const waiting: (() => void)[] = [];
  let free = threads;
  let closed = false;

  /** The time of a bot begins when a thread is free for it, not while it waits. */
  async function enter(): Promise<void> {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }

  async function prepareOne(game: string): Promise<void> {
    await enter();
    try {
      if (!closed) await pool.run(game, { name: 'prepare' });
    } catch (error) {
      if (!closed) onTrouble(error, null);
    } finally {
      leave();
    }
  }

  return {
    async think(question) {
      if (question.legal.length === 1) return question.legal[0] as string;
      await enter();
      const end = metrics.thoughts.startTimer({ level: question.level });
      try {
        const signal = AbortSignal.timeout(killAfterMs);
        const move: unknown = await pool.run(question, { signal });
        if (typeof move === 'string') return move;
        throw new Error('the bot gave no move');
      } catch (error) {
        metrics.fallbacks.inc({ level: question.level });
        onTrouble(error, question);
        return fallbackMove(question);
      } finally {
        end();
        leave();
      }
    },
    async prepare(games) {
      // As many at a time as there are threads: each gets one.
      for (const game of games) await Promise.all(Array.from({ length: threads }, () => prepareOne(game)));
    },
    close() {
      closed = true;
      return pool.destroy();
    },
  };
}
