import { create } from 'zustand';

/** A new version waits until the person asks for it, so that it never interrupts a game. */
export const useUpdate = create<{ load: (() => void) | null }>(() => ({ load: null }));

const LATER_MS = 1000;

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    void import('./service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker((load) => useUpdate.setState({ load })))
      // Some browsers refuse to keep anything; the pages are there all the same while there is a network.
      .catch(() => undefined);
  // First the page itself, then what keeps it for the time without a network.
  window.addEventListener('load', () => setTimeout(register, LATER_MS), { once: true });
}
