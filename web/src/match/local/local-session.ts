import type { MatchLog } from '@belfry/kernel';
import { extendLog, Refused } from '@belfry/live';
import { createStore } from 'zustand';
import { reloadPageOnce } from '../../base/reload-page.ts';
import { type CanUndo, LOADING, type MatchRecord, type MatchSession, type Moment, type SharedScreen, type Snapshot } from '../session.ts';
import { watchRoom } from './free-space.ts';
import { askToKeep } from './persistent-storage.ts';
import { openWorker } from './worker-client.ts';

/** A table on this device; its match, bots and save live in a worker. */
export interface LocalSession extends MatchSession, CanUndo, SharedScreen, MatchRecord {
  /** Returns why the bots have stopped; null while all is well. */
  trouble(): Refused | null;
  /** Sets the bots' pace, in milliseconds. */
  pace(ms: number): void;
}

/** Opens a table on this device; without a pace, read-only. */
export function openLocalTable(id: string, pace: number | null): LocalSession {
  const shown = createStore(() => LOADING);
  let trouble: Refused | null = null;
  let isLittleRoom = false;
  const show = (next: Snapshot) => shown.setState({ ...next, connection: isLittleRoom ? 'little-room' : 'here' }, true);
  const { ask, close } = openWorker(({ snapshot, steps, trouble: told }) => {
    trouble = told === null ? null : new Refused(told);
    show({ ...snapshot, log: extendLog(steps[0]?.seq === 0 ? [] : shown.getState().log, steps) });
  });
  const stopWatching = watchRoom((isLittle) => {
    if (isLittle === isLittleRoom) return;
    isLittleRoom = isLittle;
    show(shown.getState());
  });
  const fresh = () => crypto.randomUUID();

  const open = () => ask<boolean>({ ask: 'open', table: id, pace });
  const openHereOrThere = async (): Promise<boolean> => {
    if (await open()) return true;
    const { fetchTable } = await import('./account-sync.ts');
    return (await fetchTable(id)) && open();
  };
  openHereOrThere().then(
    (found) => {
      if (!found) show({ ...LOADING, status: 'missing' });
    },
    // Most likely a chunk of the page is gone, such as the rules of the game.
    () => reloadPageOnce() || show({ ...LOADING, status: 'missing' }),
  );

  return {
    snapshot: shown.getState,
    subscribe: shown.subscribe,
    trouble: () => trouble,
    async play(move, seq) {
      await ask<void>({ ask: 'play', id: fresh(), move, seq });
      askToKeep();
    },
    undo: (to) => ask<void>({ ask: 'undo', id: fresh(), to, seq: shown.getState().seq }),
    take: (viewer) => ask<void>({ ask: 'take', viewer }),
    moments: (viewer) => ask<readonly Moment[]>({ ask: 'moments', viewer }),
    exportLog: () => ask<MatchLog>({ ask: 'export' }),
    pace: (ms) => void ask<void>({ ask: 'pace', ms }),
    close() {
      stopWatching();
      close();
    },
  };
}
