import type { ChannelRecord } from '../store/channels.ts';
import type { MailSender } from './mail.ts';
import type { Words } from './message-text.ts';
import type { PushSender } from './push.ts';
import { guardedPost, InsideAddress } from './safe-post.ts';
import type { Sent } from './send-result.ts';
import { hookPosting } from './webhooks.ts';

export interface Senders {
  send(channel: ChannelRecord, id: string, words: Words): Promise<Sent>;
}

interface SendersOptions {
  readonly mail: MailSender | null;
  readonly push: PushSender;
  readonly allowInside: boolean;
  /** Aborts the wait for a response. */
  readonly stop: AbortSignal;
}

/** Starts the senders for all kinds of channel. */
export function startSenders({ mail, push, allowInside, stop }: SendersOptions): Senders {
  return {
    async send({ where }, id, words) {
      try {
        switch (where.kind) {
          case 'email':
            return mail === null ? { kind: 'later', why: 'this server sends no mail' } : await mail.send({ to: where.address, id, words });
          case 'push':
            return answered(await guardedPost({ ...push.posting(where.subscription, id, words), allowInside, stop }));
          case 'hook':
            return answered(await guardedPost({ ...hookPosting(where, id, words), allowInside, stop }));
        }
      } catch (error) {
        return { kind: error instanceof InsideAddress ? 'dead' : 'later', why: String(error) };
      }
    },
  };
}

/** Statuses that mean the address is gone; 401 and 403 may be a mistake that someone fixes. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

function answered(status: number): Sent {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  return { kind: GONE.has(status) ? 'dead' : 'later', why: `status ${status}` };
}
