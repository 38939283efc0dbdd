import { addressOf, pageHere } from '../base/address.ts';
import { useSettings } from '../base/settings.ts';

/** Shows a notification on the device, if the user asked for it and looks elsewhere. It links to `page` and replaces the last one. */
export function showDeviceNote(title: string, body: string, page: string): void {
  if (!document.hidden || !useSettings.getState().notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const words = { body, tag: 'belfry', icon: `${import.meta.env.BASE_URL}mark-192.png` };
  try {
    const note = new Notification(title, words);
    note.onclick = () => {
      window.focus();
      if (pageHere() !== page) location.assign(addressOf(page));
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
    void navigator.serviceWorker?.ready.then((keeper) => keeper.showNotification(title, words));
  }
}
