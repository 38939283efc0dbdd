import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Ear, startEar } from './ear.ts';
import type { Note, Notifier, NotifierNews } from './notifier.ts';

const CHANNEL = 'belfry';
/** Rings are gathered for so long; NOTIFY for every commit would cost more than the commits. */
const GATHER_MS = 4;
/** PostgreSQL takes payloads below 8000 bytes. */
const MOST_NOTES = 100;
const LETTERS = { entries: 'e', table: 't', chat: 'c', presence: 'p', sessions: 's' } as const;

/** After so long without a connection, or with notes that could not be sent, it is tried again. */
const AGAIN_MS = 500;
/** A connection can be lost without a word; asking tells. */
const HEARTBEAT_MS = 15_000;
/** A note that is for nobody but the node that sends it. */
const OWN_NOTE = '?';

export function postgresNotifier(settings: pg.ClientConfig, node: string, pool: pg.Pool, onTrouble: (error: unknown) => void): Notifier {
  const waiting = new Map<string, Note>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let client: pg.Client | null = null;

  async function send(): Promise<void> {
    timer = null;
    const notes = [...waiting];
    waiting.clear();
    for (let from = 0; from < notes.length; from += MOST_NOTES) {
      const part = notes.slice(from, from + MOST_NOTES);
      const payload = `${node} ${part.map(([, note]) => written(note)).join(' ')}`;
      try {
        await pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      } catch (error) {
        onTrouble(error);
        // The others hear of it later: what it tells of is stored. A newer note of the same kind stays.
        for (const [key, note] of part) if (!waiting.has(key)) waiting.set(key, note);
      }
    }
    if (waiting.size > 0 && !closed) timer ??= setTimeout(() => void send(), AGAIN_MS);
  }

  const sayOwn = (): Promise<unknown> => pool.query('select pg_notify($1, $2)', [CHANNEL, `${node} ${OWN_NOTE}`]);
  let ear: Ear | null = null;

  async function attend(news: NotifierNews): Promise<void> {
    const own = startEar(sayOwn, news);
    ear = own;
    while (!closed) {
      const listener = new pg.Client(settings);
      client = listener;
      try {
        const ended = new Promise<void>((resolve) => {
          listener.on('error', () => resolve());
          listener.on('end', () => resolve());
        });
        listener.on('notification', ({ payload = '' }) => {
          const [from = '', ...notes] = payload.split(' ');
          if (from === node) {
            if (notes[0] === OWN_NOTE) own.heard();
          } else for (const note of notes) if (note !== OWN_NOTE) news.note(readNote(note), from);
        });
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
    notify(note) {
      waiting.set(`${subjectOf(note)} ${note.what}`, note);
      timer ??= setTimeout(() => void send(), GATHER_MS);
    },
    listen: (news) => void attend(news),
    isDeaf: () => ear?.isDeaf() ?? false,
    async close() {
      closed = true;
      ear?.shut();
      if (timer !== null) clearTimeout(timer);
      await send();
      await client?.end().catch(() => undefined);
    },
  };
}

function written(note: Note): string {
  // Whoever reads the seats as a number, as the version before does, takes the rest for a fraction of it.
  const presence = note.what === 'presence' ? `${note.seats ?? 0}.${note.watching ?? 0}` : '';
  return `${subjectOf(note)}:${LETTERS[note.what]}${presence}`;
}

function subjectOf(note: Note): string {
  return note.what === 'sessions' ? note.identity : note.table;
}

function readNote(text: string): Note {
  const [table = '', rest = ''] = text.split(':');
  if (rest === 's') return { identity: table, what: 'sessions' };
  if (rest.startsWith('p')) {
    const [seats = 0, watching = 0] = rest.slice(1).split('.').map(Number);
    return { table, what: 'presence', seats, watching };
  }
  return { table, what: rest === 'e' ? 'entries' : rest === 'c' ? 'chat' : 'table' };
}
