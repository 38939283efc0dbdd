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

/** The part of this browser that is there when no page is; null where there is none, or it cannot be called. */
async function callable(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** How this browser stands: whether it can be called at all, and the address by which it is. */
export async function thisDevice(): Promise<{ readonly callable: boolean; readonly endpoint: string | null }> {
  const registration = await callable();
  const subscription = await registration?.pushManager.getSubscription();
  return { callable: registration !== null, endpoint: subscription?.endpoint ?? null };
}

/** Its person does not want this page to call them. */
export class Forbidden extends Error {}

/** Lets this browser be called by the house with that key. */
export async function subscribe(pushKey: string): Promise<NewChannel> {
  const registration = await callable();
  if (registration === null || (await Notification.requestPermission()) !== 'granted') throw new Forbidden();
  // One that was made for another house would not let this one in.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { kind: 'push', subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await callable();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
