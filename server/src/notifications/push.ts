import type { PushSubscription } from '@belfry/protocol';
import webPush from 'web-push';
import { serverKey } from '../store/server-keys.ts';
import type { Db } from '../store/store.ts';
import type { Words } from './message-text.ts';
import type { Posting } from './safe-post.ts';

export interface PushSender {
  /** The key by which browsers know this house. */
  readonly publicKey: string;
  /** A message, encrypted for that browser and signed by this house. */
  posting(subscription: PushSubscription, id: string, words: Words): Omit<Posting, 'allowInside' | 'stop'>;
}

/** A device that was off for longer hears of it some other way, or looks itself. */
const KEPT_SECONDS = 2 * 24 * 60 * 60;

/** The keys of the house for push messages are made when it first opens, and shared by all nodes. */
export async function startPush(db: Db, contact: string): Promise<PushSender> {
  const [publicKey = '', privateKey = ''] = (
    await serverKey(db, 'push', () => {
      const made = webPush.generateVAPIDKeys();
      return `${made.publicKey} ${made.privateKey}`;
    })
  ).split(' ');
  return {
    publicKey,
    posting(subscription, id, { title, lines, path, tag, waiting }) {
      const payload = JSON.stringify({ id, title, body: lines.map(({ text }) => text).join('\n'), path, tag, waiting });
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
        // One that has not been fetched yet gives way to the next about the same.
        topic: tag,
      });
      return { url: endpoint, headers, body };
    },
  };
}
