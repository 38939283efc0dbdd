import type { PushSubscription } from '@belfry/protocol';
import webPush from 'web-push';
import { serverKey } from '../store/server-keys.ts';
import type { Db } from '../store/store.ts';
import type { Words } from './message-text.ts';
import type { Posting } from './safe-post.ts';

export interface PushSender {
  /** The VAPID key by which browsers know this server. */
  readonly publicKey: string;
  /** Builds a message, encrypted for that browser and signed by this server. */
  posting(subscription: PushSubscription, id: string, words: Words): Omit<Posting, 'allowInside' | 'stop'>;
}

/** How long a push service keeps a message for a device that is offline. */
const KEPT_SECONDS = 2 * 24 * 60 * 60;

/** Starts push messages. Their keys are created on the first start and shared by all nodes. */
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
        // A message that has not been fetched yet is replaced by the next one on the same topic.
        topic: tag,
      });
      return { url: endpoint, headers, body };
    },
  };
}
