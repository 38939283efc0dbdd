// What people are told while they are elsewhere, and by which ways it reaches them.
import { LANGUAGES } from '@belfry/kernel';
import { z } from 'zod';
import { CHANNELS, HOOK_FORMATS, NOTICE_KINDS } from './constants.ts';
import { instant, list, minuteOfDay, timeZone } from './fields.ts';

export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type ChannelKind = (typeof CHANNELS)[number];
export type HookFormat = (typeof HOOK_FORMATS)[number];

const LONGEST_ADDRESS = 1000;
const ways = list(z.enum(CHANNELS));

const quietHours = z.strictObject({ from: minuteOfDay, to: minuteOfDay });

/** What somebody wants to hear of, by which ways, and when not. */
export const noticeSettings = z.strictObject({
  /** For every kind of notice the ways by which it is sent. */
  choices: z.strictObject({ turn: ways, reminder: ways, invited: ways, chat: ways, over: ways } satisfies Record<NoticeKind, typeof ways>),
  /** Minutes after midnight between which nothing is sent; it comes when they are over. */
  quiet: quietHours.nullable(),
  /** Kinds that have quiet hours of their own, or none. */
  quietFor: z.partialRecord(z.enum(NOTICE_KINDS), quietHours.nullable()).exactOptional(),
  /** Where their day begins and ends. */
  zone: timeZone,
  language: z.enum(LANGUAGES),
});
export type NoticeSettings = Readonly<z.infer<typeof noticeSettings>>;

const address = z.url({ protocol: /^https?$/ }).max(LONGEST_ADDRESS);
const key = z.string().regex(/^[\w-]{10,200}=*$/);

/** What a browser gives whoever may send it messages. */
export const pushSubscription = z.strictObject({ endpoint: address, keys: z.strictObject({ p256dh: key, auth: key }) });
export type PushSubscription = Readonly<z.infer<typeof pushSubscription>>;

/** A way by which somebody can be reached. */
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), subscription: pushSubscription }),
  z.strictObject({ kind: z.literal('email'), address: z.email().max(254) }),
  z.strictObject({ kind: z.literal('hook'), format: z.enum(HOOK_FORMATS), url: address }),
]);
export type NewChannel = Readonly<z.infer<typeof newChannel>>;

const channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNELS),
  /** Where it leads: a mail address, the address of a hook, what the browser gave. */
  address: z.string(),
  /** Of a hook: what it understands. */
  format: z.enum(HOOK_FORMATS).nullable(),
  /** A mail address is used once whoever reads there has said yes. */
  confirmed: z.boolean(),
  /** A recovery code may be written there: the owner has shown that it is them who wants that. */
  recovery: z.boolean().default(false),
  /** Nothing gets through for now and it is tried again, or it is over and nothing is sent there any more. */
  trouble: z.enum(['failing', 'dead']).nullable(),
  createdAt: instant,
});
export type Channel = Readonly<z.infer<typeof channel>>;

/** How somebody is told things, as they see it themselves. */
export const notices = z.object({
  settings: noticeSettings,
  channels: list(channel),
  /** The public key by which browsers know this server. */
  pushKey: z.string(),
  /** Can this server send mail? */
  mail: z.boolean(),
});
export type Notices = Readonly<z.infer<typeof notices>>;
