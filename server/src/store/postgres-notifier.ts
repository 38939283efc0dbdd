import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EchoCheck, startEchoCheck } from './echo-check.ts';
import { hearNotes, startNoteBatches } from './note-batches.ts';
import type { Notifier, NotifierNews } from './notifier.ts';

const CHANNEL = 'belfry';
/** The delay before a lost connection is opened again. */
const AGAIN_MS = 500;
/** A connection can break silently; a query detects it. */
const HEARTBEAT_MS = 15_000;

/** Notifies through the shared database, for a few nodes. */
export function postgresNotifier(settings: pg.ClientConfig, node: string, pool: pg.Pool, onTrouble: (error: unknown) => void): Notifier {
  const publish = async (payload: string): Promise<void> => void (await pool.query('select pg_notify($1, $2)', [CHANNEL, payload]));
  const batches = startNoteBatches(node, publish, onTrouble);
  let closed = false;
  let client: pg.Client | null = null;
  let ear: EchoCheck | null = null;

  async function attend(news: NotifierNews): Promise<void> {
    const own = startEchoCheck(batches.sayOwn, news);
    ear = own;
    while (!closed) {
      const listener = new pg.Client(settings);
      client = listener;
      try {
        const ended = new Promise<void>((resolve) => {
          listener.on('error', () => resolve());
          listener.on('end', () => resolve());
        });
        listener.on('notification', ({ payload = '' }) => hearNotes(payload, node, own, news));
        await listener.connect();
        await listener.query(`listen ${CHANNEL}`);
        news.gap();
        own.open();
        const heart = setInterval(() => void listener.query('select 1').catch(() => listener.end()), HEARTBEAT_MS);
        await ended.finally(() => clearInterval(heart));
        own.shut();
      } catch (error) {
        onTrouble(error);
      }
      listener.end().catch(() => undefined);
      if (!closed) await sleep(AGAIN_MS);
    }
  }

  return {
    notify: (note, haste = 'soon') => batches.put(note, haste),
    listen: (news) => void attend(news),
    isDeaf: () => ear?.isDeaf() ?? false,
    async close() {
      closed = true;
      ear?.shut();
      await batches.close();
      await client?.end().catch(() => undefined);
    },
  };
}
