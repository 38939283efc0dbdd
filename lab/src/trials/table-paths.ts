import { randomBytes } from 'node:crypto';
import type { Line, Visitor } from '@belfry/client';
import type { Seat, Viewer } from '@belfry/kernel';
import type { ClientMessage, NewTable, TableId } from '@belfry/protocol';

/** A person at or near a table, whose connections are all recorded, and what they may see from now on. */
export interface Listener {
  visitor: Visitor;
  viewers: readonly Viewer[];
  delay: number;
}

/** The people around one table and their actions. */
export interface Gathering {
  readonly table: TableId;
  /** Has seat 0. */
  readonly host: Listener;
  /** Joins to get seat 1. */
  readonly second: Listener;
  /** Has no seat but watches wherever possible. */
  readonly nosy: Listener;
  /** Adds another recorded person, with these headers or as a new guest. */
  join(viewers: readonly Viewer[], headers?: Readonly<Record<string, string>>): Promise<Listener>;
  /** Opens a connection that watches the table until the end of the match. */
  look(who: Listener, seat?: Seat | null): Promise<Line>;
}

/** One way in which people join, leave and change places. */
export interface Way {
  readonly name: string;
  readonly settings?: Partial<NewTable>;
  /** Runs until the second person has seat 1. */
  gather(gathering: Gathering): Promise<void>;
  /** Runs during the match; the second person waits until it is done, and can reload the page. */
  midway?(gathering: Gathering, reload: () => void): Promise<void>;
  /** True if the spectator takes the second person's place in a rematch. */
  readonly rematch?: boolean;
}

const PASSWORD = 'correct horse battery';
const SPECTATOR: readonly Viewer[] = ['spectator'];

export async function sit({ table }: Gathering, who: Listener, seat: Seat, bot?: string): Promise<void> {
  await who.visitor.post(`/api/tables/${table}/seats/${seat}`, bot === undefined ? {} : { bot });
}

export async function free({ table }: Gathering, who: Listener, seat: Seat): Promise<void> {
  await who.visitor.ask('DELETE', `/api/tables/${table}/seats/${seat}`);
}

/** The spectator takes seat 1 and watches from there, on two connections. */
async function sitAndLook(gathering: Gathering): Promise<void> {
  await sit(gathering, gathering.nosy, 1);
  await gathering.look(gathering.nosy, 1);
  await gathering.look(gathering.nosy);
}

async function asked(line: Line, message: Extract<ClientMessage, { id: string }>): Promise<void> {
  line.say(message);
  await Promise.race([line.next('ack', ({ id }) => id === message.id), line.next('refusal', ({ id }) => id === message.id)]);
}

const newLogin = (): string => `p${randomBytes(6).toString('hex')}`;

export const WAYS: readonly Way[] = [
  {
    name: 'somebody looks on',
    async gather(gathering) {
      await sit(gathering, gathering.second, 1);
      await gathering.look(gathering.nosy);
    },
  },
  {
    name: 'a seat is left and taken by another',
    async gather(gathering) {
      await sitAndLook(gathering);
      await free(gathering, gathering.nosy, 1);
      await sit(gathering, gathering.second, 1);
    },
  },
  {
    name: 'a seat is freed by the host',
    async gather(gathering) {
      await sitAndLook(gathering);
      await free(gathering, gathering.host, 1);
      await sit(gathering, gathering.second, 1);
    },
  },
  {
    name: 'a seat is given to a bot and taken back, before the match and in it',
    async gather(gathering) {
      const { host, second } = gathering;
      await sitAndLook(gathering);
      await free(gathering, host, 1);
      await sit(gathering, host, 1, 'random');
      await free(gathering, host, 1);
      await sit(gathering, second, 1);
    },
    async midway({ table, second, look }) {
      const line = await look(second, 1);
      await asked(line, { type: 'resign', id: 'resign', table, seat: 1, level: 'random' });
      await asked(line, { type: 'return', id: 'return', table, seat: 1 });
    },
  },
  {
    name: 'no spectators are wanted',
    settings: { spectators: false },
    async gather(gathering) {
      await sitAndLook(gathering);
      await free(gathering, gathering.nosy, 1);
      await sit(gathering, gathering.second, 1);
      gathering.nosy.viewers = [];
    },
  },
  {
    name: 'spectators see it late',
    settings: { delay: 1 },
    async gather(gathering) {
      const { nosy } = gathering;
      await sitAndLook(gathering);
      await free(gathering, nosy, 1);
      await sit(gathering, gathering.second, 1);
      nosy.delay = 1;
    },
  },
  {
    name: 'a guest signs in, and the seat comes to the account',
    async gather(gathering) {
      await sit(gathering, gathering.second, 1);
      await gathering.look(gathering.nosy);
    },
    async midway({ second, look, join }, reload) {
      const login = newLogin();
      const account = await join(SPECTATOR);
      await account.visitor.post('/api/account', { login, password: PASSWORD });
      await look(account);
      // The earlier guest, on a separate connection: its token ends here.
      const before = await join(second.viewers, { ...second.visitor.headers });
      const line = await look(before, 1);
      account.viewers = second.viewers;
      await second.visitor.post('/api/sign-in', { login, password: PASSWORD });
      // Its connection is closed by now; any answer is a failure.
      line.say({ type: 'ping', sent: 1 });
      await Promise.race([line.closed, line.next('pong').catch(() => undefined)]);
      before.viewers = [];
      reload();
    },
  },
  {
    name: 'somebody makes an account, signs out and in again',
    async gather(gathering) {
      await sit(gathering, gathering.second, 1);
      await gathering.look(gathering.second, 1);
    },
    async midway({ table, second: { visitor }, look, join }) {
      const login = newLogin();
      await visitor.post('/api/account', { login, password: PASSWORD });
      await visitor.post('/api/sign-out', {}).catch(() => undefined);
      await visitor.get('/api/me');
      const outside = await join(SPECTATOR, { ...visitor.headers });
      const line = await look(outside);
      line.say({ type: 'sync', table, seat: 1 });
      await line.next('error');
      await visitor.post('/api/sign-in', { login, password: PASSWORD });
    },
  },
  {
    name: 'one person has two devices',
    async gather(gathering) {
      const { second, look } = gathering;
      await sit(gathering, second, 1);
      await look(second, 1);
      await look(second, null);
      await look(second);
    },
  },
  {
    name: 'another takes a place in the rematch',
    rematch: true,
    async gather(gathering) {
      await sit(gathering, gathering.second, 1);
      await gathering.look(gathering.nosy);
    },
  },
];
