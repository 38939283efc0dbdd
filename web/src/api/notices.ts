import type { NewChannel, NoticeSettings, Notices } from '@belfry/protocol';
import type { Proof } from './account.ts';
import { ask } from './api.ts';

export const noticesApi = {
  look: () => ask<Notices>('/me/notices'),
  keep: (settings: NoticeSettings) => ask<Notices>('/me/notices', 'PUT', settings),
  add: (channel: NewChannel) => ask<Notices>('/me/notices/channels', 'POST', channel),
  remove: (id: string, proof?: Proof) => ask<Notices>(`/me/notices/channels/${id}`, 'DELETE', proof),
  allowRecovery: (id: string, proof: Proof) => ask<Notices>(`/me/notices/channels/${id}/recovery`, 'PUT', proof),
};

/** Returns the service worker registration, or null if this browser cannot receive push messages. */
async function callable(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Returns whether this browser can receive push messages, and its push endpoint if it has a subscription. */
export async function thisDevice(): Promise<{ readonly callable: boolean; readonly endpoint: string | null }> {
  const registration = await callable();
  const subscription = await registration?.pushManager.getSubscription();
  return { callable: registration !== null, endpoint: subscription?.endpoint ?? null };
}

/** The user has denied this page permission to send notifications. */
export class Forbidden extends Error {}

/** Subscribes this browser to push messages from the server with that key. */
export async function subscribe(pushKey: string): Promise<NewChannel> {
  const registration = await callable();
  if (registration === null || (await Notification.requestPermission()) !== 'granted') throw new Forbidden();
  // A subscription made for another server's key would make `subscribe` fail.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { kind: 'push', subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await callable();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
