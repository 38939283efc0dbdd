import type { MatchLog } from '@belfry/kernel';
import { extendLog } from '@belfry/live';
import { LOADING, type Moment, type Snapshot, type TableSession } from '../session.ts';
import { openWorker } from './worker-client.ts';

/** A table on this device: the match, its bots and its save are in a worker. */
export function openLocalTable(id: string, pace: number): TableSession {
  const listeners = new Set<() => void>();
  let current = LOADING;
  const show = (next: Snapshot) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const { ask, close } = openWorker(({ snapshot, steps }) => {
    show({ ...snapshot, log: extendLog(steps[0]?.seq === 0 ? [] : current.log, steps) });
  });
  const fresh = () => crypto.randomUUID();

  ask<boolean>({ ask: 'open', table: id, pace }).then(
    (found) => {
      if (!found) show({ ...LOADING, status: 'missing' });
    },
    () => show({ ...LOADING, status: 'missing' }),
  );

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (move, seq) => ask<void>({ ask: 'play', id: fresh(), move, seq }),
    undo: (to) => ask<void>({ ask: 'undo', id: fresh(), to, seq: current.seq }),
    take: (viewer) => ask<void>({ ask: 'take', viewer }),
    say: async () => {},
    sayPhrase: async () => {},
    moments: (viewer) => ask<readonly Moment[]>({ ask: 'moments', viewer }),
    exportLog: () => ask<MatchLog>({ ask: 'export' }),
    pace: (ms) => void ask<void>({ ask: 'pace', ms }),
    close,
  };
}
