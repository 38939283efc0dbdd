import { create } from 'zustand';

/** The new version, if one is ready: it waits for the user, so that it never interrupts a game. */
export const useUpdate = create<{ load: (() => void) | null }>(() => ({ load: null }));

const LATER_MS = 1000;

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    void import('./service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker((load) => useUpdate.setState({ load })))
      // Some browsers refuse to store anything; the pages still work online.
      .catch(() => undefined);
  // The page loads first, then its offline cache.
  window.addEventListener('load', () => setTimeout(register, LATER_MS), { once: true });
}
