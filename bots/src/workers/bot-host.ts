import type { Choice } from '../contract/bot.ts';
import { now } from '../contract/budget.ts';
import type { BotWork } from './bot-work.ts';
import { openPool, PoolClosed, type PoolOptions } from './pool.ts';
import { fallbackMove, type Question } from './question.ts';

/** Lets bots think, wherever a match is hosted. */
export interface BotHost {
  /** A legal move in notation, whatever happens: a bot that fails or is stuck is stopped, and chance moves for it. Rejects only when closed. */
  think(question: Question): Promise<Choice<string>>;
  /** Lets every worker play itself warm for these games, one after another; a question that comes meanwhile waits for one game at most. */
  warmUp(games: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface BotHostOptions extends PoolOptions {
  /** A bot failed, and chance moves for it; without a question it failed while it played itself warm. */
  readonly onTrouble: (error: Error, question: Question | null) => void;
  /** How long a bot thought, the time it waited for a worker not counted. */
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
        // Whatever runs as a worker may answer anything.
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
