import type { EchoCheck } from './echo-check.ts';
import type { Haste, Note, NotifierNews } from './notifier.ts';

/** How long notifications are batched; one message for every commit would cost more than the commits. */
const GATHER_MS: Readonly<Record<Haste, number>> = { soon: 4, later: 100 };
/** PostgreSQL takes payloads below 8000 bytes. */
const MOST_NOTES = 100;
/** The delay before notifications that failed are sent again. */
const AGAIN_MS = 500;
/** A test message that only its sender reads. */
const OWN_NOTE = '?';

const LETTERS = { entries: 'e', table: 't', chat: 'c', presence: 'p', sessions: 's', nodes: 'n', taken: 'l' } as const;

/** Batches the notifications of a node. */
export interface NoteBatches {
  put(note: Note, haste: Haste): void;
  /** Sends a test message to this node itself. */
  sayOwn(): Promise<void>;
  /** Sends what is queued, and nothing afterwards. */
  close(): Promise<void>;
}

export function startNoteBatches(
  node: string,
  publish: (payload: string) => Promise<void>,
  onTrouble: (error: unknown) => void,
): NoteBatches {
  const waiting = new Map<string, Note>();
  let timer: NodeJS.Timeout | null = null;
  let sendsAt = 0;
  let closed = false;

  function sendWithin(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (timer !== null && sendsAt <= at) return;
    if (timer !== null) clearTimeout(timer);
    sendsAt = at;
    timer = setTimeout(() => void send(), milliseconds);
  }

  async function send(): Promise<void> {
    timer = null;
    const notes = [...waiting];
    waiting.clear();
    for (let from = 0; from < notes.length; from += MOST_NOTES) {
      const part = notes.slice(from, from + MOST_NOTES);
      try {
        await publish(`${node} ${part.map(([, note]) => written(note)).join(' ')}`);
      } catch (error) {
        onTrouble(error);
        // Sent later: what it announces is in the store. A newer notification of the same kind wins.
        for (const [key, note] of part) waiting.set(key, both(note, waiting.get(key)));
      }
    }
    if (waiting.size > 0 && !closed) sendWithin(AGAIN_MS);
  }

  return {
    put(note, haste) {
      const key = `${subjectOf(note)} ${note.what}`;
      waiting.set(key, both(waiting.get(key), note));
      sendWithin(GATHER_MS[haste]);
    },
    sayOwn: () => publish(`${node} ${OWN_NOTE}`),
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await send();
    },
  };
}

/** Handles a message: this node's own test message, or notifications of another node. */
export function hearNotes(payload: string, node: string, ear: EchoCheck, news: NotifierNews): void {
  const [from = '', ...notes] = payload.split(' ');
  if (from !== node) for (const note of notes) if (note !== OWN_NOTE) news.note(readNote(note), from);
  if (from === node && notes[0] === OWN_NOTE) ear.heard();
}

/** Merges two notifications on the same subject: the later wins, and amounts add up. */
function both(earlier: Note | undefined, later: Note): Note;
function both(earlier: Note, later: Note | undefined): Note;
function both(earlier: Note | undefined, later: Note | undefined): Note | undefined {
  if (earlier?.what === 'taken' && later?.what === 'taken') return { ...later, amount: earlier.amount + later.amount };
  return later ?? earlier;
}

function written(note: Note): string {
  if (note.what === 'taken') return `${subjectOf(note)}:${LETTERS.taken}${note.amount}`;
  // The previous version parses the seats as a number and ignores the fraction, which holds the spectators.
  const presence = note.what === 'presence' ? `${note.seats ?? 0}.${note.watching ?? 0}` : '';
  return `${subjectOf(note)}:${LETTERS[note.what]}${presence}`;
}

function subjectOf(note: Note): string {
  if (note.what === 'nodes') return '-';
  if (note.what === 'taken') return `${note.limit}/${note.subject}`;
  return note.what === 'sessions' ? note.identity : note.table;
}

function readNote(text: string): Note {
  const [table = '', rest = ''] = text.split(':');
  if (rest === 'n') return { what: 'nodes' };
  if (rest === 's') return { identity: table, what: 'sessions' };
  if (rest.startsWith('l')) {
    const [limit = '', subject = ''] = table.split('/');
    return { what: 'taken', limit, subject, amount: Number(rest.slice(1)) };
  }
  if (rest.startsWith('p')) {
    const [seats = 0, watching = 0] = rest.slice(1).split('.').map(Number);
    return { table, what: 'presence', seats, watching };
  }
  return { table, what: rest === 'e' ? 'entries' : rest === 'c' ? 'chat' : 'table' };
}
