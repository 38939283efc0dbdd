import { create } from 'zustand';
import { tab } from './storage.ts';

/** True if this page is too old for its server. */
export const useOutdatedPage = create<{ readonly isTooOld: boolean }>(() => ({ isTooOld: false }));

export function pageIsTooOld(): void {
  useOutdatedPage.setState({ isTooOld: true });
}

/** Reloads the page from the server, bypassing the offline cache. Saved requests and selections survive the reload. */
export async function reloadPage(): Promise<void> {
  const keeper = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await keeper?.unregister();
  location.reload();
}

const LOADED_FOR = 'belfry.loaded-anew';

/**
 * Reloads when a part of this page is gone from the server, most likely because of a new version; once for each version. Returns false when
 * a reload has been tried and did not help.
 */
export function reloadPageOnce(): boolean {
  // Without storage to note the attempt, the page could reload for ever.
  if (tab.text(LOADED_FOR) === import.meta.url || !tab.setText(LOADED_FOR, import.meta.url)) return false;
  void reloadPage();
  return true;
}

export function watchForMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadPageOnce()) event.preventDefault();
  });
}
