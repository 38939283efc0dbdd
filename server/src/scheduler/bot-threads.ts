import { type BotHost, hostBots, type Question } from '@belfry/bots';
import { nodeTimers, startThread } from '@belfry/bots/node';
import type { Metrics } from '../base/metrics.ts';
import { threadFile } from '../base/thread-file.ts';

export interface BotThreadsOptions {
  readonly threads: number;
  /** How long a bot may take before its thread is killed. */
  readonly killAfterMs: number;
  readonly metrics: Metrics;
  readonly onTrouble: (error: Error, question: Question | null) => void;
  /** Another worker file, for tests. */
  readonly worker?: string;
}

/** After this long without bot moves the threads end. */
const IDLE_MS = 10 * 60_000;

/** Starts worker threads for this node's bots and records their thinking times. */
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
