import { type Channel, type Me, type NewChannel, type Notices, refuse } from '@belfry/protocol';
import { newChannel, noticeSettings, notices as noticesSchema, plainText } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AttemptLimits } from '../admission/attempt-limits.ts';
import { proof, proofCheck } from '../admission/proof.ts';
import { whoAsks } from '../admission/sessions.ts';
import type { KeyedBuckets } from '../base/token-bucket.ts';
import { newId } from '../base/tokens.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { reportSignInChange } from '../identity/sign-in-changes.ts';
import { DEFAULT_SETTINGS } from '../notifications/default-settings.ts';
import type { NoticeService } from '../notifications/notification-service.ts';
import { resolvesToPrivateAddress } from '../notifications/safe-post.ts';
import { allowRecovery, type ChannelRecord, deleteChannel, findChannels, insertChannel, noteHealth } from '../store/channels.ts';
import { insertMessage, MESSAGE_ID_LENGTH } from '../store/messages.ts';
import { findSettings, keepSettings } from '../store/notices.ts';
import type { Db } from '../store/store.ts';
import type { App } from './app-port.ts';

const MOST_CHANNELS = 10;
const CHANNEL_ID_LENGTH = 16;
/** Every new address gets a first message: five at once, and one more every ten minutes. */
const NEW_AT_ONCE = 5;
const NEW_PER_SECOND = 1 / 600;

const ofChannel = z.object({ id: plainText.max(40) });

/** Emails to one unconfirmed address: two at once, and one more every six hours, whichever user asks. */
const LETTERS_AT_ONCE = 2;
const LETTERS_PER_SECOND = 1 / (6 * 60 * 60);

/** Registers the routes for notification settings and channels. */
export function noticeRoutes(app: App, context: SessionPort, attemptLimits: AttemptLimits, service: NoticeService): void {
  const { db } = context.store;
  const limits = {
    channels: context.sharedLimits.buckets('new-channels', NEW_PER_SECOND, NEW_AT_ONCE),
    letters: context.sharedLimits.buckets('channel-letters', LETTERS_PER_SECOND, LETTERS_AT_ONCE),
  };
  const checkProof = proofCheck(context, attemptLimits);
  const answer = { 200: noticesSchema };

  async function person(request: FastifyRequest): Promise<Me> {
    const { me } = await whoAsks(context, request);
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    return me;
  }

  const shown = (me: Me): Promise<Notices> => noticesOf(db, service, me);

  app.get(
    '/api/me/notices',
    { schema: { summary: 'How you are told what happens while you are elsewhere', response: answer } },
    async (request): Promise<Notices> => shown(await person(request)),
  );

  app.put(
    '/api/me/notices',
    { schema: { summary: 'Choose what you are told, how and when', body: noticeSettings, response: answer } },
    async (request): Promise<Notices> => {
      const me = await person(request);
      await keepSettings(db, me.id, request.body);
      return shown(me);
    },
  );

  app.post(
    '/api/me/notices/channels',
    { schema: { summary: 'A way to reach you; something is sent there at once', body: newChannel, response: answer } },
    async (request): Promise<Notices> => {
      const me = await person(request);
      await addChannel(context, service, limits, me, request.body);
      return shown(me);
    },
  );

  app.delete(
    '/api/me/notices/channels/:id',
    { schema: { summary: 'Nothing more is sent there', params: ofChannel, body: proof.nullish(), response: answer } },
    async (request): Promise<Notices> => {
      const me = await person(request);
      const { id, recovery } = await ownChannel(db, me, request.params.id);
      if (recovery) await checkProof(request, me, request.body ?? {}, 'recovery');
      await deleteChannel(db, id);
      if (recovery) await reportSignInChange(db, me.id, 'recovery-address-removed', context.time.now());
      return shown(me);
    },
  );

  app.put(
    '/api/me/notices/channels/:id/recovery',
    {
      schema: { summary: 'Let a recovery code be sent to this e-mail address', params: ofChannel, body: proof, response: answer },
    },
    async (request): Promise<Notices> => {
      const me = await person(request);
      if (me.kind !== 'account') throw refuse('accounts-only');
      const { id, kind, recovery } = await ownChannel(db, me, request.params.id);
      if (kind !== 'email') throw refuse('no-channel');
      await checkProof(request, me, request.body, 'recovery');
      if (recovery) return shown(me);
      await allowRecovery(db, id);
      await reportSignInChange(db, me.id, 'recovery-address-added', context.time.now());
      return shown(me);
    },
  );
}

async function noticesOf(db: Db, service: NoticeService, { id }: Me): Promise<Notices> {
  return {
    settings: (await findSettings(db, id)) ?? DEFAULT_SETTINGS,
    channels: (await findChannels(db, id)).map(channelFor),
    pushKey: service.pushKey,
    mail: service.mail,
  };
}

async function ownChannel(db: Db, me: Me, id: string): Promise<ChannelRecord> {
  const channel = (await findChannels(db, me.id)).find((each) => each.id === id);
  if (channel === undefined) throw refuse('no-channel');
  return channel;
}

async function addChannel(
  { store: { db }, time }: SessionPort,
  service: NoticeService,
  limits: Readonly<Record<'channels' | 'letters', KeyedBuckets>>,
  me: Me,
  where: NewChannel,
): Promise<void> {
  const known = await findChannels(db, me.id);
  const same = known.find((channel) => addressOf(channel.where) === addressOf(where));
  if (same === undefined && known.length >= MOST_CHANNELS) throw refuse('many-channels', { channels: MOST_CHANNELS });
  if (where.kind === 'email' && !service.mail) throw refuse('no-mail');
  if (where.kind !== 'email' && !service.allowInside && (await isForbidden(addressOf(where)))) throw refuse('hook-inside');
  if (where.kind === 'email' && !limits.letters.take(mailboxOf(where.address))) throw refuse('many-letters');
  if (!limits.channels.take(me.id)) throw refuse('many-tries');
  // Adding a channel again resets its failures: it may work by now.
  const stays = same?.recovery === true;
  if (same !== undefined && !stays) await deleteChannel(db, same.id);
  if ((await findSettings(db, me.id)) === null) await keepSettings(db, me.id, DEFAULT_SETTINGS);
  const now = time.now();
  const id = stays ? same.id : newId(CHANNEL_ID_LENGTH);
  // A recovery address was added with proof, so only its failures are reset.
  if (stays) await noteHealth(db, id, { failingSince: null, deadAt: null });
  else await insertChannel(db, { id, identity: me.id, where, confirmed: where.kind !== 'email' }, now);
  await insertMessage(db, { id: newId(MESSAGE_ID_LENGTH), identity: me.id, channel: id, told: [{ kind: 'hello' }], at: now });
}

async function isForbidden(url: string): Promise<boolean> {
  return !url.startsWith('https:') || (await resolvesToPrivateAddress(url));
}

/** Returns the mailbox of an address: a plus suffix and capitals lead to the same person. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}

function addressOf(where: NewChannel): string {
  return where.kind === 'email' ? where.address : where.kind === 'hook' ? where.url : where.subscription.endpoint;
}

function channelFor({ id, kind, where, createdAt, confirmedAt, failingSince, deadAt, recovery }: ChannelRecord): Channel {
  return {
    id,
    kind,
    address: addressOf(where),
    format: where.kind === 'hook' ? where.format : null,
    confirmed: confirmedAt !== null,
    recovery,
    trouble: deadAt !== null ? 'dead' : failingSince !== null ? 'failing' : null,
    createdAt,
  };
}
