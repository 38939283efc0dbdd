import { useSyncExternalStore } from 'react';
import type { Snapshot, TableSession } from '../../match/session.ts';

export function useSession(session: TableSession): Snapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
