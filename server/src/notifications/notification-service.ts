import type { Config } from '../config/config.ts';
import { lanAddresses } from '../config/lan-addresses.ts';
import type { PlayPort } from '../play/play-port.ts';
import { collectNotices } from './batch-notices.ts';
import { startDeliveries } from './deliver-messages.ts';
import { type Links, startLinks } from './links.ts';
import { startMail } from './mail.ts';
import { startPush } from './push.ts';
import { startSenders } from './senders.ts';

const POLL_MS = 1000;

/** Notifies absent users about their tables. The queue is in the store: any node sends it, and no message goes out twice. */
export interface NoticeService {
  readonly links: Links;
  readonly pushKey: string;
  /** Is outgoing mail configured? */
  readonly mail: boolean;
  /** May messages go to private addresses in the server's network? */
  readonly allowInside: boolean;
  /** Does what is due, and resolves when it is done. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export async function startNotices(context: PlayPort, config: Config): Promise<NoticeService> {
  const { db } = context.store;
  const { publicOrigin, mail: settings, hooksInside: allowInside = false } = config;
  const links = await startLinks(db, publicOrigin ?? lanAddresses(config, config.port).addresses[0] ?? null);
  const push = await startPush(db, contactOf(config));
  const mail = settings === undefined || publicOrigin === undefined ? null : startMail({ ...settings, origin: publicOrigin });
  const stopping = new AbortController();
  const senders = startSenders({ mail, push, allowInside, stop: stopping.signal });
  const deliveries = startDeliveries(context, links, senders);

  async function collectAll(): Promise<void> {
    while ((await collectNotices(context)) > 0);
  }
  async function lookOnce(): Promise<void> {
    await collectAll();
    await deliveries.begin();
  }

  let looking: Promise<void> | null = null;
  const look = (work: () => Promise<void>): Promise<void> => {
    looking = work().finally(() => {
      looking = null;
    });
    return looking;
  };
  const ticker = setInterval(() => {
    if (looking !== null || context.storeWatch.isAway()) return;
    look(lookOnce).catch((error) => {
      context.log.error({ err: error }, 'telling people failed; it will be tried again');
      context.storeWatch.suspect();
    });
  }, POLL_MS);
  return {
    links,
    pushKey: push.publicKey,
    mail: mail !== null,
    allowInside,
    async look() {
      while (looking !== null) await looking.catch(() => undefined);
      await look(async () => {
        await collectAll();
        await deliveries.finish();
      });
    },
    async close() {
      clearInterval(ticker);
      stopping.abort();
      await looking?.catch(() => undefined);
      await deliveries.close();
      mail?.close();
    },
  };
}

/** Returns the contact for push services that have questions about our messages. */
function contactOf({ securityContact, publicOrigin }: Config): string {
  if (securityContact !== undefined) return securityContact;
  return publicOrigin?.startsWith('https:') === true ? publicOrigin : 'mailto:belfry@localhost';
}
