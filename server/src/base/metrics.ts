import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof startMetrics>;

/** Starts the metrics that operators read at /metrics, in Prometheus format. */
export function startMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
  return {
    registry,
    moves: new Counter({ name: 'belfry_moves_total', help: 'Entries committed', labelNames: ['game', 'by'], registers }),
    refusals: new Counter({ name: 'belfry_refusals_total', help: 'Requests refused, by code', labelNames: ['code'], registers }),
    races: new Counter({ name: 'belfry_lost_races_total', help: 'Entries that another one was quicker than', registers }),
    groups: new Histogram({
      name: 'belfry_commit_group_entries',
      help: 'Entries committed together',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    commits: new Histogram({ name: 'belfry_commit_seconds', help: 'Time of one commit', buckets: seconds, registers }),
    folds: new Histogram({ name: 'belfry_fold_seconds', help: 'Time to fold a log into a match', buckets: seconds, registers }),
    thoughts: new Histogram({
      name: 'belfry_bot_seconds',
      help: 'Time a bot took for a move',
      labelNames: ['level'],
      buckets: seconds,
      registers,
    }),
    fallbacks: new Counter({
      name: 'belfry_bot_fallbacks_total',
      help: 'Bots that failed or were too slow',
      labelNames: ['level'],
      registers,
    }),
    notices: new Counter({
      name: 'belfry_notices_total',
      help: 'Messages to people who are elsewhere, by way and by what came of it',
      labelNames: ['channel', 'result'],
      registers,
    }),
    sockets: new Gauge({ name: 'belfry_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({ name: 'belfry_tables_in_memory', help: 'Tables held in memory', registers }),
    framesIn: new Counter({ name: 'belfry_frames_in_total', help: 'Socket frames that came', registers }),
    framesOut: new Counter({ name: 'belfry_frames_out_total', help: 'Socket frames sent', registers }),
    abuse: new Counter({ name: 'belfry_bad_frames_total', help: 'Frames that were not understood or too many', registers }),
  };
}
