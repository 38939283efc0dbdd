import { PROTOCOL } from '@belfry/protocol';
import { newToken } from '../base/tokens.ts';
import type { Redis } from '../store/redis.ts';
import type { Answer, Carrier, Line, LineEnd } from './carrier.ts';

const SLOWEST_ANSWER_MS = 3000;

interface Session {
  readonly to: string;
  readonly end: LineEnd;
  /** Texts sent and received: a gap in the numbers breaks the line. */
  sent: number;
  heard: number;
}

/** Starts the registry of open lines; a text out of sequence breaks its line. */
function startSessions(say: (to: string, session: string, kind: string, text?: string) => Promise<void>) {
  const sessions = new Map<string, Session>();

  function end(id: string): void {
    const session = sessions.get(id);
    if (session === undefined) return;
    sessions.delete(id);
    session.end.closed();
  }

  return {
    end,
    has: (id: string): boolean => sessions.has(id),
    open(id: string, to: string, lineEnd: LineEnd): Line {
      const session: Session = { to, end: lineEnd, sent: 0, heard: 0 };
      sessions.set(id, session);
      return {
        send(text) {
          if (sessions.has(id)) say(to, id, 't', `${++session.sent} ${text}`).catch(() => end(id));
        },
        close() {
          if (!sessions.has(id)) return;
          say(to, id, 'x').catch(() => undefined);
          end(id);
        },
      };
    },
    /** Passes on a text; returns false if it is not the next one of an open line. */
    hear(from: string, id: string, numbered: string): boolean {
      const session = sessions.get(id);
      const at = numbered.indexOf(' ');
      if (session === undefined || session.to !== from || Number(numbered.slice(0, at)) !== session.heard + 1) return false;
      session.heard++;
      session.end.text(numbered.slice(at + 1));
      return true;
    },
    endAll(): void {
      for (const id of [...sessions.keys()]) end(id);
    },
  };
}

interface RedisCarrierOptions {
  readonly redis: Redis;
  readonly node: string;
  readonly answer: Answer;
}

/**
 * Starts lines between nodes over Redis: each node subscribes to one channel, and a frame goes once to every node with subscribers. Nodes
 * need no direct connection. A lost text, as when Redis goes away, breaks the line, and subscribers get new snapshots.
 */
export function startRedisCarrier({ redis, node, answer }: RedisCarrierOptions): Carrier {
  const calls = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const say = (to: string, session: string, kind: string, text = ''): Promise<void> =>
    redis.publish(channelOf(to), `${node} ${session} ${kind} ${text}`);
  const refuseLine = (to: string, session: string): void => void say(to, session, 'x').catch(() => undefined);
  const sessions = startSessions(say);

  function accept(from: string, id: string, version: string): void {
    if (Number(version) !== PROTOCOL || sessions.has(id)) {
      refuseLine(from, id);
      return;
    }
    const ends: { current: LineEnd | null } = { current: null };
    const line = sessions.open(id, from, { text: (text) => ends.current?.text(text), closed: () => ends.current?.closed() });
    ends.current = answer(from, line);
    say(from, id, 'a').catch(() => sessions.end(id));
  }

  redis.subscribe(channelOf(node), (message) => {
    const [from = '', id = '', kind = ''] = message.split(' ', 3);
    const rest = message.slice(from.length + id.length + kind.length + 3);
    if (kind === 'c') accept(from, id, rest);
    else if (kind === 'a') calls.get(id)?.resolve();
    else if (kind === 'x') {
      calls.get(id)?.reject(new Error('the other node does not take the call; is it of another version?'));
      sessions.end(id);
    } else if (!sessions.hear(from, id, rest)) {
      refuseLine(from, id);
      sessions.end(id);
    }
  });
  redis.watch(() => undefined, sessions.endAll);
  return {
    address: null,
    async call({ id: to }, lineEnd) {
      const id = newToken();
      const line = sessions.open(id, to, lineEnd);
      const answered = new Promise<void>((resolve, reject) => calls.set(id, { resolve, reject }));
      try {
        await Promise.all([say(to, id, 'c', String(PROTOCOL)), inTime(answered)]);
        return line;
      } catch (error) {
        sessions.end(id);
        throw error;
      } finally {
        calls.delete(id);
      }
    },
    async close() {
      sessions.endAll();
    },
  };
}

const channelOf = (node: string): string => `belfry:node:${node}`;

async function inTime(answered: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the other node did not answer over Redis')), SLOWEST_ANSWER_MS);
  });
  await Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
