import type { Instant } from '@belfry/protocol';
import type { PlayPort } from '../play/play-port.ts';
import { type ChannelRecord, findChannel, noteHealth } from '../store/channels.ts';
import { claimMessages, deleteMessage, deleteMessagesTo, hurry, type Message, putOff, type Told } from '../store/messages.ts';
import { findSettings, isStillSo } from '../store/notices.ts';
import type { Db } from '../store/store.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import type { Links } from './links.ts';
import { sayMessage } from './message-text.ts';
import { quietUntil } from './quiet-hours.ts';
import type { Sent } from './send-result.ts';
import type { Senders } from './senders.ts';

const CLAIMED_TOGETHER = 50;
/** Longer than any sender takes, so that no other node picks the message up as abandoned. */
const LEASE_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A message still undelivered after this long is dropped. */
const OLD_AFTER_MS = 3 * DAY_MS;
/** A channel without a successful delivery for this long is dead. */
const DEAD_AFTER_MS = 5 * DAY_MS;
const LONGEST_WAIT_MS = DAY_MS / 4;

/** Limits on parallel deliveries: per kind of channel, per host, per user, and to channels that failed recently. */
const MOST = { email: 16, push: 64, hook: 64, host: 8, person: 4, failing: 16 } as const;
/** The delay before a message over a limit is tried again. */
const NO_PLACE_MS = 1000;

/** Sends messages in parallel, so that one slow receiver delays no other. */
export interface Deliveries {
  /** Starts sending what is due, without waiting for it. */
  begin(): Promise<void>;
  /** Sends what is due and waits until nothing due is left; for tests that control the clock. */
  finish(): Promise<void>;
  /** Waits for deliveries in progress. */
  close(): Promise<void>;
}

export function startDeliveries(context: PlayPort, links: Links, senders: Senders): Deliveries {
  const { db } = context.store;
  const places = startPlaces();
  const sending = new Set<Promise<void>>();
  /** Messages deferred because of a limit. */
  const putBack = new Set<string>();

  async function begin(): Promise<void> {
    for (;;) {
      const messages = await claimMessages(context.store, context.node, context.time, LEASE_MS, CLAIMED_TOGETHER);
      for (const message of messages) await beginOne(message);
      if (messages.length < CLAIMED_TOGETHER) return;
    }
  }

  async function beginOne(message: Message): Promise<void> {
    const now = context.time.now();
    const channel = await findChannel(db, message.channel);
    const told = await stillSo(db, message);
    if (channel === null || channel.deadAt !== null || told.length === 0 || now - message.at > OLD_AFTER_MS)
      return deleteMessage(db, message.id);
    const settings = (await findSettings(db, message.identity)) ?? DEFAULT_SETTINGS;
    // A late message waits until no notice in it is in quiet hours; messages about the channel or the account do not wait.
    const quiet = Math.max(...told.map((each) => ('table' in each ? quietUntil(settings, each.kind, now) : now)));
    if (quiet > now) return putOff(db, context.node, message.id, quiet, message.attempts);
    const leave = places.take(channel);
    if (leave === null) {
      putBack.add(message.id);
      return putOff(db, context.node, message.id, now + NO_PLACE_MS, message.attempts);
    }
    const send = async (): Promise<void> => {
      const words = await sayMessage(context, links, { ...message, told }, channel, settings);
      if (words === null) return deleteMessage(db, message.id);
      const sent = await senders.send(channel, message.id, words);
      context.metrics.notices.inc({ channel: channel.kind, result: sent.kind });
      await note(context, message, channel, sent);
    };
    const done: Promise<void> = send()
      .catch((error) => context.log.error({ err: error }, 'a message could not be sent; it is tried again'))
      .finally(() => {
        leave();
        sending.delete(done);
      });
    sending.add(done);
  }

  return {
    begin,
    async finish() {
      do {
        await hurry(db, [...putBack], context.time.now());
        putBack.clear();
        await begin();
        await Promise.all(sending);
      } while (putBack.size > 0);
    },
    async close() {
      await Promise.all(sending);
    },
  };
}

/** Counts the parallel deliveries against their limits. */
function startPlaces() {
  const taken = new Map<string, number>();
  return {
    /** Reserves capacity and returns a function that releases it; null when a limit is reached. */
    take({ identity, kind, where, failingSince }: ChannelRecord): (() => void) | null {
      const wanted: (readonly [string, number])[] = [
        [kind, MOST[kind]],
        [`person ${identity}`, MOST.person],
        ...(where.kind === 'email' ? [] : [[`host ${hostOf(where)}`, MOST.host] as const]),
        ...(failingSince === null ? [] : [[`failing ${kind}`, MOST.failing] as const]),
      ];
      if (wanted.some(([place, most]) => (taken.get(place) ?? 0) >= most)) return null;
      for (const [place] of wanted) taken.set(place, (taken.get(place) ?? 0) + 1);
      return () => {
        for (const [place] of wanted) {
          const left = (taken.get(place) ?? 0) - 1;
          if (left > 0) taken.set(place, left);
          else taken.delete(place);
        }
      };
    },
  };
}

function hostOf(where: Exclude<ChannelRecord['where'], { kind: 'email' }>): string {
  return new URL(where.kind === 'hook' ? where.url : where.subscription.endpoint).host;
}

/** Returns the parts of a message that still hold: a turn may be over by now. */
async function stillSo(db: Db, { identity, told }: Message): Promise<Told[]> {
  const kept: Told[] = [];
  for (const each of told) if (!('table' in each) || (await isStillSo(db, { identity, ...each }))) kept.push(each);
  return kept;
}

async function note(context: PlayPort, message: Message, channel: ChannelRecord, sent: Sent): Promise<void> {
  const { db } = context.store;
  const now = context.time.now();
  if (sent.kind === 'sent') {
    await deleteMessage(db, message.id);
    if (channel.failingSince !== null) await noteHealth(db, channel.id, { failingSince: null, deadAt: null });
    return;
  }
  const failingSince = channel.failingSince ?? now;
  if (sent.kind === 'dead' || now - failingSince > DEAD_AFTER_MS) {
    context.log.info({ channel: channel.kind, why: sent.why }, 'an address is dead; nothing is sent there any more');
    await noteHealth(db, channel.id, { failingSince, deadAt: now });
    await deleteMessagesTo(db, channel.id);
    return;
  }
  context.log.info(
    { channel: channel.kind, why: sent.why, attempts: message.attempts + 1 },
    'a message did not get through; it is sent again later',
  );
  await noteHealth(db, channel.id, { failingSince, deadAt: null });
  await putOff(db, context.node, message.id, nextTry(now, message.attempts, context.noticeTerms.retryMs), message.attempts + 1);
}

/** Exponential backoff: four times as long after each try, up to six hours, with jitter. */
function nextTry(now: Instant, attempts: number, firstMs: number): Instant {
  return now + Math.min(LONGEST_WAIT_MS, firstMs * 4 ** attempts) * (1 + Math.random() / 5);
}
