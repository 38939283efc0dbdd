import { tab } from '../../base/storage.ts';
import type { PendingRequests } from './requests.ts';

/** Stores the pending requests of a table for the life of the tab. */
export function pendingRequestsAt(table: string): PendingRequests {
  const name = `belfry.sent.${table}`;
  return {
    all() {
      const kept = tab.json(name);
      return Array.isArray(kept) ? kept : [];
    },
    keep(requests) {
      tab.setText(name, requests.length === 0 ? null : JSON.stringify(requests));
    },
  };
}
