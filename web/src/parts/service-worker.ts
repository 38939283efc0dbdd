/**
 * Registers the service worker, which caches the pages for offline use. Calls `offer` when a new version has been fetched, with a function
 * that loads it; other pages that offered it reload too, because their files are gone then.
 */
export async function registerServiceWorker(offer: (load: () => void) => void): Promise<void> {
  const keeper = navigator.serviceWorker;
  const registration = await keeper.register(`${import.meta.env.BASE_URL}sw.js`);
  const offerWaiting = (worker: ServiceWorker) => {
    keeper.addEventListener('controllerchange', () => location.reload(), { once: true });
    offer(() => worker.postMessage({ type: 'SKIP_WAITING' }));
  };
  const watch = (worker: ServiceWorker) =>
    worker.addEventListener('statechange', () => {
      // The first version has no older one to replace.
      if (worker.state === 'installed' && keeper.controller !== null) offerWaiting(worker);
    });
  if (registration.waiting !== null && keeper.controller !== null) offerWaiting(registration.waiting);
  if (registration.installing !== null) watch(registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) watch(registration.installing);
  });
}
