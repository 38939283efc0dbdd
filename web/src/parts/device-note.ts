import { addressOf, pageHere } from '../base/address.ts';
import { useSettings } from '../base/settings.ts';

/** A note on the screen of the device, for those who asked for it and look elsewhere. It leads to `page`; a new one takes the place of the last. */
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
    // Some phones allow notes from a service worker only.
    void navigator.serviceWorker?.ready.then((keeper) => keeper.showNotification(title, words));
  }
}
