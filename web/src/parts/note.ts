import { useSettings } from '../settings.ts';

/** A note on the screen of the device, for those who asked for it. A new one takes the place of the last. */
export function sendNote(title: string, body: string): void {
  if (!useSettings.getState().notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'belfry', icon: '/mark-192.png' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notes from a service worker only.
  }
}
