import type { PendingRequests } from './requests.ts';

/** It lasts as long as the tab. */
export function pendingRequestsAt(table: string): PendingRequests {
  const name = `belfry.sent.${table}`;
  return {
    all() {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? '[]');
      } catch {
        return [];
      }
    },
    keep(requests) {
      try {
        if (requests.length === 0) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(requests));
      } catch {
        // A browser that keeps nothing: then only a reload loses it.
      }
    },
  };
}
