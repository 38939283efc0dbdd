import { type BotHost, hostBots, type Question } from '@belfry/bots';
import { nodeTimers, startThread } from '@belfry/bots/node';
import type { Metrics } from '../base/metrics.ts';
import { threadFile } from '../base/thread-file.ts';

export interface BotThreadsOptions {
  readonly threads: number;
  /** A bot that has not answered after so long is killed. */
  readonly killAfterMs: number;
  readonly metrics: Metrics;
  readonly onTrouble: (error: Error, question: Question | null) => void;
  /** Another file for the threads to run, for tests. */
  readonly worker?: string;
}

/** A house in which nobody plays against bots keeps no threads for them. */
const IDLE_MS = 10 * 60_000;

/** The bots of this node think in threads, and their thoughts are counted. */
export function startBotThreads({
  threads,
  killAfterMs,
  metrics,
  onTrouble,
  worker = threadFile(import.meta.url, 'scheduler/bot-worker'),
}: BotThreadsOptions): BotHost {
  return hostBots({
    size: threads,
    start: () => startThread(worker),
    idle: { milliseconds: IDLE_MS, timers: nodeTimers },
    limit: { milliseconds: killAfterMs, timers: nodeTimers },
    onThought: ({ level }, milliseconds) => metrics.thoughts.observe({ level }, milliseconds / 1000),
    onTrouble(error, question) {
      if (question !== null) metrics.fallbacks.inc({ level: question.level });
      onTrouble(error, question);
    },
  });
}
