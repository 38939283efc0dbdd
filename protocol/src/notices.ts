// Notices to people who are away, and the channels that deliver them.
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

/** Which notices a person wants, by which channels, and when not. */
export const noticeSettings = z.strictObject({
  /** The channels for each kind of notice. */
  choices: z.strictObject({ turn: ways, reminder: ways, invited: ways, chat: ways, over: ways } satisfies Record<NoticeKind, typeof ways>),
  /** Quiet hours, in minutes after midnight; notices are held until they end. */
  quiet: quietHours.nullable(),
  /** Kinds with their own quiet hours, or null for none. */
  quietFor: z.partialRecord(z.enum(NOTICE_KINDS), quietHours.nullable()).exactOptional(),
  /** The person's time zone. */
  zone: timeZone,
  language: z.enum(LANGUAGES),
});
export type NoticeSettings = Readonly<z.infer<typeof noticeSettings>>;

const address = z.url({ protocol: /^https?$/ }).max(LONGEST_ADDRESS);
const key = z.string().regex(/^[\w-]{10,200}=*$/);

/** The push subscription that a browser issues. */
export const pushSubscription = z.strictObject({ endpoint: address, keys: z.strictObject({ p256dh: key, auth: key }) });
export type PushSubscription = Readonly<z.infer<typeof pushSubscription>>;

/** A channel by which a person can be reached. */
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), subscription: pushSubscription }),
  z.strictObject({ kind: z.literal('email'), address: z.email().max(254) }),
  z.strictObject({ kind: z.literal('hook'), format: z.enum(HOOK_FORMATS), url: address }),
]);
export type NewChannel = Readonly<z.infer<typeof newChannel>>;

const channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNELS),
  /** The destination: an email address, a webhook URL, or what the browser issued for push. */
  address: z.string(),
  /** The payload format of a webhook. */
  format: z.enum(HOOK_FORMATS).nullable(),
  /** An email address is used only after its owner has confirmed it. */
  confirmed: z.boolean(),
  /** Recovery codes may be sent here: the account's owner has proved that they want this. */
  recovery: z.boolean().default(false),
  /** `failing`: deliveries fail and are retried; `dead`: the channel is no longer used. */
  trouble: z.enum(['failing', 'dead']).nullable(),
  createdAt: instant,
});
export type Channel = Readonly<z.infer<typeof channel>>;

/** A person's own notice settings and channels. */
export const notices = z.object({
  settings: noticeSettings,
  channels: list(channel),
  /** The public key that identifies this server to browsers. */
  pushKey: z.string(),
  /** Whether this server can send email. */
  mail: z.boolean(),
});
export type Notices = Readonly<z.infer<typeof notices>>;
