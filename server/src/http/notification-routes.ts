import { type Channel, type Me, type NewChannel, type Notices, refuse } from '@belfry/protocol';
import { newChannel, noticeSettings, notices as noticesSchema, plainText } from '@belfry/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { whoAsks } from '../admission/sessions.ts';
import { startKeyedBuckets } from '../base/token-bucket.ts';
import { newId } from '../base/tokens.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { DEFAULT_SETTINGS } from '../notifications/default-settings.ts';
import type { NoticeService } from '../notifications/notification-service.ts';
import { resolvesToPrivateAddress } from '../notifications/safe-post.ts';
import { type ChannelRecord, deleteChannel, findChannels, insertChannel } from '../store/channels.ts';
import { insertMessage, MESSAGE_ID_LENGTH } from '../store/messages.ts';
import { findSettings, keepSettings } from '../store/notices.ts';

const MOST_CHANNELS = 10;
const CHANNEL_ID_LENGTH = 16;
/** A letter or a word goes to every new address: five at once, and one more every ten minutes. */
const NEW_AT_ONCE = 5;
const NEW_PER_SECOND = 1 / 600;

/** How somebody wants to be told what happens while they are elsewhere. */
export function noticeRoutes(plain: FastifyInstance, context: SessionPort, service: NoticeService): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  const fresh = startKeyedBuckets(NEW_PER_SECOND, NEW_AT_ONCE);
  const answer = { 200: noticesSchema };

  async function person(request: FastifyRequest): Promise<Me> {
    const { me } = await whoAsks(context, request);
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    return me;
  }

  async function shown({ id }: Me): Promise<Notices> {
    return {
      settings: (await findSettings(db, id)) ?? DEFAULT_SETTINGS,
      channels: (await findChannels(db, id)).map(channelFor),
      pushKey: service.pushKey,
      mail: service.mail,
    };
  }

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
      const where = request.body;
      const known = await findChannels(db, me.id);
      const same = known.find((channel) => addressOf(channel.where) === addressOf(where));
      if (same === undefined && known.length >= MOST_CHANNELS) throw refuse('many-channels', { channels: MOST_CHANNELS });
      if (where.kind === 'email' && !service.mail) throw refuse('no-mail');
      if (where.kind !== 'email' && !service.allowInside && (await isForbidden(addressOf(where)))) throw refuse('hook-inside');
      if (!fresh.take(me.id)) throw refuse('many-tries');
      // What is given again begins anew: perhaps it works by now.
      if (same !== undefined) await deleteChannel(db, same.id);
      if ((await findSettings(db, me.id)) === null) await keepSettings(db, me.id, DEFAULT_SETTINGS);
      const now = context.time.now();
      const id = newId(CHANNEL_ID_LENGTH);
      await insertChannel(db, { id, identity: me.id, where, confirmed: where.kind !== 'email' }, now);
      await insertMessage(db, { id: newId(MESSAGE_ID_LENGTH), identity: me.id, channel: id, told: [{ kind: 'hello' }], at: now });
      return shown(me);
    },
  );

  app.delete(
    '/api/me/notices/channels/:id',
    { schema: { summary: 'Nothing more is sent there', params: z.object({ id: plainText.max(40) }), response: answer } },
    async (request): Promise<Notices> => {
      const me = await person(request);
      const known = await findChannels(db, me.id);
      if (!known.some(({ id }) => id === request.params.id)) throw refuse('no-channel');
      await deleteChannel(db, request.params.id);
      return shown(me);
    },
  );
}

async function isForbidden(url: string): Promise<boolean> {
  return !url.startsWith('https:') || (await resolvesToPrivateAddress(url));
}

function addressOf(where: NewChannel): string {
  return where.kind === 'email' ? where.address : where.kind === 'hook' ? where.url : where.subscription.endpoint;
}

function channelFor({ id, kind, where, createdAt, confirmedAt, failingSince, deadAt }: ChannelRecord): Channel {
  return {
    id,
    kind,
    address: addressOf(where),
    format: where.kind === 'hook' ? where.format : null,
    confirmed: confirmedAt !== null,
    trouble: deadAt !== null ? 'dead' : failingSince !== null ? 'failing' : null,
    createdAt,
  };
}
