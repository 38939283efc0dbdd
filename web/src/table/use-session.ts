import { useSyncExternalStore } from 'react';
import type { Snapshot, TableSession } from '../session/session.ts';

export function useSession(session: TableSession): Snapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
