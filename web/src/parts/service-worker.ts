/**
 * Lets the service worker keep the pages for the time without a network. `offer` is called when a new version of them has been fetched, with what loads it;
 * other pages that offered it reload with this one, because their files are gone then.
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
      // The first version has nothing to wait for.
      if (worker.state === 'installed' && keeper.controller !== null) offerWaiting(worker);
    });
  if (registration.waiting !== null && keeper.controller !== null) offerWaiting(registration.waiting);
  if (registration.installing !== null) watch(registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) watch(registration.installing);
  });
}
