import type { Instant } from '@belfry/protocol';
import type { PlayPort } from '../play/play-port.ts';
import { type ChannelRecord, findChannel, noteHealth } from '../store/channels.ts';
import { claimMessages, deleteMessage, deleteMessagesTo, type Message, putOff, type Told } from '../store/messages.ts';
import { findSettings, isStillSo } from '../store/notices.ts';
import type { Db } from '../store/store.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import type { Links } from './links.ts';
import { sayMessage } from './message-text.ts';
import { quietUntil } from './quiet-hours.ts';
import type { Sent } from './send-result.ts';
import type { Senders } from './senders.ts';

const TOGETHER = 8;
/** Longer than any sender takes: nobody else may think that it was forgotten. */
const LEASE_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A message that has not got through by then is old news. */
const OLD_AFTER_MS = 3 * DAY_MS;
/** An address to which nothing has got through for so long is dead. */
const DEAD_AFTER_MS = 5 * DAY_MS;
const LONGEST_WAIT_MS = DAY_MS / 4;

/** Sends what is to be sent by now; gives how many were looked at. */
export async function deliverMessages(context: PlayPort, links: Links, senders: Senders): Promise<number> {
  const messages = await claimMessages(context.store, context.node, context.time.now(), LEASE_MS, TOGETHER);
  await Promise.all(messages.map((message) => deliver(context, links, senders, message)));
  return messages.length;
}

async function deliver(context: PlayPort, links: Links, senders: Senders, message: Message): Promise<void> {
  const { db } = context.store;
  const now = context.time.now();
  const channel = await findChannel(db, message.channel);
  const told = await stillSo(db, message);
  if (channel === null || channel.deadAt !== null || told.length === 0 || now - message.at > OLD_AFTER_MS)
    return deleteMessage(db, message.id);
  const settings = (await findSettings(db, message.identity)) ?? DEFAULT_SETTINGS;
  // One that comes late waits until all of what it tells may be heard; what somebody has just asked for does not.
  const quiet = Math.max(...told.map(({ kind }) => (kind === 'hello' || kind === 'recovery' ? now : quietUntil(settings, kind, now))));
  if (quiet > now) return putOff(db, message.id, quiet, message.attempts);
  const words = await sayMessage(context, links, { ...message, told }, channel, settings);
  if (words === null) return deleteMessage(db, message.id);
  const sent = await senders.send(channel, message.id, words);
  context.metrics.notices.inc({ channel: channel.kind, result: sent.kind });
  await note(context, message, channel, sent);
}

/** What of a message is still worth telling: a turn may be over by now. */
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
  await putOff(db, message.id, nextTry(now, message.attempts, context.noticeTerms.retryMs), message.attempts + 1);
}

/** Four times as long after each try, up to a quarter of a day; not all at the same moment. */
function nextTry(now: Instant, attempts: number, firstMs: number): Instant {
  return now + Math.min(LONGEST_WAIT_MS, firstMs * 4 ** attempts) * (1 + Math.random() / 5);
}
