import type { MatchLog } from '@belfry/kernel';
import type { LogEntry, Moment, Snapshot, TableSession } from '../session.ts';
import type { Answer, Ask, Request } from './wire.ts';

const LOADING: Snapshot = {
  status: 'loading',
  connection: 'here',
  game: '',
  options: {},
  seats: [],
  viewer: 'spectator',
  shared: [],
  seq: -1,
  view: null,
  moves: [],
  undo: null,
  log: [],
  chat: null,
  clocks: [],
  outcome: null,
};

/** A table on this device: the match, its bots and its save are in a worker. */
export function openLocalTable(id: string, pace: number): TableSession {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<() => void>();
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  let current = LOADING;
  let asked = 0;

  const show = (next: Snapshot) => {
    current = next;
    for (const listener of listeners) listener();
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('news' in data) {
      const { snapshot, keep, add } = data.news;
      const log: readonly LogEntry[] = [...current.log.slice(0, keep), ...add];
      show({ ...snapshot, log });
      return;
    }
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) request?.fail(new Error(data.error));
    else request?.done(data.value);
  };
  worker.onerror = (event) => {
    for (const { fail } of waiting.values()) fail(new Error(event.message));
    waiting.clear();
  };

  // The answer to each question has the shape that question asks for; the worker is our own.
  function ask<T>(body: Ask): Promise<T> {
    const id = ++asked;
    return new Promise<T>((done, fail) => {
      waiting.set(id, { done: (value) => done(value as T), fail });
      worker.postMessage({ id, body } satisfies Request);
    });
  }

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
    play: (move, seq) => ask<void>({ ask: 'play', move, seq }),
    undo: (to) => ask<void>({ ask: 'undo', to }),
    take: (viewer) => void ask<void>({ ask: 'take', viewer }),
    say: () => {},
    sayPhrase: () => {},
    moments: (viewer) => ask<readonly Moment[]>({ ask: 'moments', viewer }),
    exportLog: () => ask<MatchLog>({ ask: 'export' }),
    pace: (ms) => void ask<void>({ ask: 'pace', ms }),
    close: () => worker.terminate(),
  };
}
