import { create } from 'zustand';

/** A new version waits until the person asks for it, so that it never interrupts a game. */
export const useUpdate = create<{ load: (() => void) | null }>(() => ({ load: null }));

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void import('virtual:pwa-register').then(({ registerSW }) => {
    const update = registerSW({ onNeedRefresh: () => useUpdate.setState({ load: () => void update(true) }) });
  });
}
