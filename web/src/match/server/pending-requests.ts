import { tab } from '../../base/storage.ts';
import type { PendingRequests } from './requests.ts';

/** It lasts as long as the tab. */
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
