import { isIP } from 'node:net';
import { cpus } from 'node:os';
import { BadInput } from '@belfry/kernel';
import { type NoticeTerms, USUAL_TERMS } from './notification-terms.ts';

/** Everything an operator can set, by flag or by environment variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded store. */
  readonly data: string;
  /** postgres://… for PostgreSQL, which several nodes can share. */
  readonly databaseUrl?: string | undefined;
  /** redis://… (or Valkey) carries the messages between many nodes; a few nodes need none. */
  readonly redisUrl?: string | undefined;
  /** Origins besides its own whose pages may use this server. */
  readonly origins: readonly string[];
  /** Trusted proxies, whose X-Forwarded headers count: the number of hops, or addresses and networks; false for none. */
  readonly trustProxy: false | number | string;
  /** The public address of this server, like https://belfry.example; passkeys are bound to it. */
  readonly publicOrigin?: string | undefined;
  /** The bearer token for /metrics; without one only this machine may read it. */
  readonly metricsToken?: string | undefined;
  /** Where to report vulnerabilities: mailto:… or https://…; served at /.well-known/security.txt. */
  readonly securityContact?: string | undefined;
  readonly logLevel: string;
  /** With several nodes: where this one listens to the others, and whether it may own tables. */
  readonly nodes?: NodesConfig;
  /** Threads in which bots think. */
  readonly botThreads: number;
  readonly botKillMs: number;
  readonly limits: Limits;
  /** Tables where only guests sat are deleted after so many days, unless they are being played; 0 or undefined keeps them all. */
  readonly keepDays?: number;
  /** The SMTP server, like smtp://user:password@mail.example:587, and the sender's address; without it no mail is sent. */
  readonly mail?: { readonly smtp: string; readonly from: string } | undefined;
  /** When players are notified about their tables. */
  readonly notices?: NoticeTerms;
  /** Allows webhooks and push messages to private addresses, which would otherwise let users reach into this network (SSRF). */
  readonly hooksInside?: boolean;
  /** Folder with the built web client; null serves none. */
  readonly web?: string | null;
}

export interface NodesConfig {
  /** The address at which the other nodes reach this one; usually `host`, or one of this machine's addresses if `host` is a wildcard. */
  readonly address?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly ownTables: boolean;
}

export interface Limits {
  /** HTTP requests per minute for one identity or address. */
  readonly httpPerMinute: number;
  /** New guests and sign-in attempts per minute for one address. */
  readonly doorPerMinute: number;
  /** New guests per hour from one address. */
  readonly guestsPerHour: number;
  readonly socketsPerIdentity: number;
  readonly socketsPerAddress: number;
  /** Frames per second for one identity, and the burst allowed. */
  readonly framesPerSecond: number;
  readonly frameBurst: number;
  /** Tables of one identity that have not begun, and tables that are being played. */
  readonly gatheringTables: number;
  readonly playingTables: number;
  /** Tables one user may remove in a day, and megabytes of matches that they imported or copied, removed ones included. */
  readonly removedTables: number;
  readonly storedMegabytes: number;
  readonly botsPerOwner: number;
  /** Lines of chat per minute for one identity. */
  readonly chatPerMinute: number;
  /** Match files imported per minute from one address. */
  readonly importsPerMinute: number;
}

export const USUAL_LIMITS: Limits = {
  httpPerMinute: 600,
  doorPerMinute: 60,
  guestsPerHour: 120,
  socketsPerIdentity: 20,
  socketsPerAddress: 500,
  framesPerSecond: 30,
  frameBurst: 120,
  gatheringTables: 12,
  playingTables: 60,
  removedTables: 60,
  storedMegabytes: 32,
  botsPerOwner: 8,
  chatPerMinute: 30,
  importsPerMinute: 6,
};

export const USUAL_PORT = 8420;

/** Reads the configuration from environment variables. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env.BELFRY_HOST ?? '127.0.0.1',
    port: wholeNumber('BELFRY_PORT', env.BELFRY_PORT ?? env.PORT, USUAL_PORT),
    data: env.BELFRY_DATA ?? 'data',
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    redisUrl: env.REDIS_URL === '' ? undefined : env.REDIS_URL,
    origins: (env.BELFRY_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
    trustProxy: readProxies(env.BELFRY_TRUST_PROXY),
    publicOrigin: readOrigin(env.BELFRY_ORIGIN),
    metricsToken: env.BELFRY_METRICS_TOKEN,
    securityContact: readContact(env.BELFRY_SECURITY_CONTACT),
    logLevel: env.BELFRY_LOG ?? 'info',
    nodes: {
      address: env.BELFRY_NODE_ADDRESS === '' ? undefined : env.BELFRY_NODE_ADDRESS,
      port: wholeNumber('BELFRY_NODE_PORT', env.BELFRY_NODE_PORT, 0),
      ownTables: env.BELFRY_OWN_TABLES !== '0',
    },
    botThreads: wholeNumber('BELFRY_BOT_THREADS', env.BELFRY_BOT_THREADS, Math.max(1, Math.min(4, cpus().length - 1))),
    botKillMs: wholeNumber('BELFRY_BOT_KILL_MS', env.BELFRY_BOT_KILL_MS, 2000),
    mail: readMail(env),
    notices: {
      afterMs: 1000 * wholeNumber('BELFRY_NOTICE_AFTER', env.BELFRY_NOTICE_AFTER, USUAL_TERMS.afterMs / 1000),
      apartMs: 1000 * wholeNumber('BELFRY_NOTICE_APART', env.BELFRY_NOTICE_APART, USUAL_TERMS.apartMs / 1000),
      retryMs: 1000 * wholeNumber('BELFRY_NOTICE_RETRY', env.BELFRY_NOTICE_RETRY, USUAL_TERMS.retryMs / 1000),
    },
    hooksInside: env.BELFRY_HOOKS_INSIDE === '1',
    keepDays: wholeNumber('BELFRY_KEEP_DAYS', env.BELFRY_KEEP_DAYS, 0),
    limits: {
      httpPerMinute: wholeNumber('BELFRY_HTTP_PER_MINUTE', env.BELFRY_HTTP_PER_MINUTE, USUAL_LIMITS.httpPerMinute),
      doorPerMinute: wholeNumber('BELFRY_DOOR_PER_MINUTE', env.BELFRY_DOOR_PER_MINUTE, USUAL_LIMITS.doorPerMinute),
      guestsPerHour: wholeNumber('BELFRY_GUESTS_PER_HOUR', env.BELFRY_GUESTS_PER_HOUR, USUAL_LIMITS.guestsPerHour),
      socketsPerIdentity: wholeNumber('BELFRY_SOCKETS_PER_IDENTITY', env.BELFRY_SOCKETS_PER_IDENTITY, USUAL_LIMITS.socketsPerIdentity),
      socketsPerAddress: wholeNumber('BELFRY_SOCKETS_PER_ADDRESS', env.BELFRY_SOCKETS_PER_ADDRESS, USUAL_LIMITS.socketsPerAddress),
      framesPerSecond: wholeNumber('BELFRY_FRAMES_PER_SECOND', env.BELFRY_FRAMES_PER_SECOND, USUAL_LIMITS.framesPerSecond),
      frameBurst: wholeNumber('BELFRY_FRAME_BURST', env.BELFRY_FRAME_BURST, USUAL_LIMITS.frameBurst),
      gatheringTables: wholeNumber('BELFRY_GATHERING_TABLES', env.BELFRY_GATHERING_TABLES, USUAL_LIMITS.gatheringTables),
      playingTables: wholeNumber('BELFRY_PLAYING_TABLES', env.BELFRY_PLAYING_TABLES, USUAL_LIMITS.playingTables),
      removedTables: wholeNumber('BELFRY_REMOVED_TABLES', env.BELFRY_REMOVED_TABLES, USUAL_LIMITS.removedTables),
      storedMegabytes: wholeNumber('BELFRY_STORED_MEGABYTES', env.BELFRY_STORED_MEGABYTES, USUAL_LIMITS.storedMegabytes),
      botsPerOwner: wholeNumber('BELFRY_BOTS_PER_OWNER', env.BELFRY_BOTS_PER_OWNER, USUAL_LIMITS.botsPerOwner),
      chatPerMinute: wholeNumber('BELFRY_CHAT_PER_MINUTE', env.BELFRY_CHAT_PER_MINUTE, USUAL_LIMITS.chatPerMinute),
      importsPerMinute: wholeNumber('BELFRY_IMPORTS_PER_MINUTE', env.BELFRY_IMPORTS_PER_MINUTE, USUAL_LIMITS.importsPerMinute),
    },
  };
}

/** Parses `1` for one proxy, `2` for two in a row; or addresses and networks: `10.0.0.0/8, 127.0.0.1`. */
function readProxies(text: string | undefined): false | number | string {
  if (text === undefined || text === '' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new BadInput(`BELFRY_TRUST_PROXY is a number of proxies, or addresses and networks like 10.0.0.0/8; "${network}" is neither`);
  }
  return networks.join(',');
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new BadInput(`BELFRY_ORIGIN is how browsers reach the server, like https://belfry.example, not "${text}"`);
  return url.origin;
}

/** Reads the mail settings. Emails contain links to the server, so they need its public address. */
function readMail(env: Readonly<Record<string, string | undefined>>): Config['mail'] {
  const { BELFRY_SMTP: smtp, BELFRY_MAIL_FROM: from } = env;
  if (smtp === undefined || smtp === '') return undefined;
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol))
    throw new BadInput(
      'BELFRY_SMTP is like smtp://user:password@mail.example:587, or smtps://… for a line that is encrypted from the start',
    );
  const origin = readOrigin(env.BELFRY_ORIGIN);
  if (origin === undefined) throw new BadInput('letters lead back to the server: BELFRY_SMTP needs BELFRY_ORIGIN too');
  return { smtp, from: from ?? `Belfry <belfry@${new URL(origin).hostname}>` };
}

function readContact(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^(mailto:|https:\/\/)\S+$/.test(text))
    throw new BadInput(`BELFRY_SECURITY_CONTACT is like mailto:security@belfry.example or https://belfry.example/report, not "${text}"`);
  return text;
}

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new BadInput(`${name} must be a whole number, not "${text}"`);
  return value;
}
