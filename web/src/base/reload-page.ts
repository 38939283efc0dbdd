import { create } from 'zustand';
import { tab } from './storage.ts';

/** Is this page too old for its server? */
export const useOutdatedPage = create<{ readonly isTooOld: boolean }>(() => ({ isTooOld: false }));

export function pageIsTooOld(): void {
  useOutdatedPage.setState({ isTooOld: true });
}

/** Gets the page from the server, not from what is kept for the time without a network. What was sent or chosen is there again afterwards. */
export async function reloadPage(): Promise<void> {
  const keeper = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await keeper?.unregister();
  location.reload();
}

const LOADED_FOR = 'belfry.loaded-anew';

/**
 * A part of this page is gone from the server, most likely because there is a new version: loads it, once for each version. False when that has
 * been tried, and did not help.
 */
export function reloadPageOnce(): boolean {
  // Without a place to note it, it might be tried without end.
  if (tab.text(LOADED_FOR) === import.meta.url || !tab.setText(LOADED_FOR, import.meta.url)) return false;
  void reloadPage();
  return true;
}

export function watchForMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadPageOnce()) event.preventDefault();
  });
}
