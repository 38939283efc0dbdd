import type { Choice } from '../contract/bot.ts';
import { now } from '../contract/budget.ts';
import type { BotWork } from './bot-work.ts';
import { openPool, PoolClosed, type PoolOptions } from './pool.ts';
import { fallbackMove, type Question } from './question.ts';

/** Runs bots where a match is hosted. */
export interface BotHost {
  /**
   * Returns a legal move in notation in every case: a bot that fails or hangs is stopped, and a random move replaces its own. Rejects only
   * when closed.
   */
  think(question: Question): Promise<Choice<string>>;
  /** Warms up every worker for these games, one after another; a question that arrives meanwhile waits for one game at most. */
  warmUp(games: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface BotHostOptions extends PoolOptions {
  /** Called when a bot fails and a random move replaces its own; without a question, it failed while warming up. */
  readonly onTrouble: (error: Error, question: Question | null) => void;
  /** Receives how long a bot thought, without its time in the queue. */
  readonly onThought?: (question: Question, milliseconds: number) => void;
}

export function hostBots({ onTrouble, onThought, ...options }: BotHostOptions): BotHost {
  const pool = openPool<BotWork>(options);
  return {
    async think(question) {
      const { legal } = question;
      const [only] = legal;
      if (only !== undefined && legal.length === 1) return { move: only };
      let began = now();
      try {
        const choice = await pool.run('think', question, () => {
          began = now();
        });
        // Do not trust a worker's answer.
        if (!legal.includes(choice?.move)) throw new Error(`"${choice?.move}" is not among the legal moves`);
        return choice;
      } catch (error) {
        if (error instanceof PoolClosed || !(error instanceof Error)) throw error;
        onTrouble(error, question);
        return { move: fallbackMove(question) };
      } finally {
        onThought?.(question, now() - began);
      }
    },
    async warmUp(games) {
      for (const game of games) {
        for (const each of await pool.runOnEach('warmUp', game)) {
          if (each.status === 'rejected' && !(each.reason instanceof PoolClosed)) onTrouble(each.reason, null);
        }
      }
    },
    close: pool.close,
  };
}
