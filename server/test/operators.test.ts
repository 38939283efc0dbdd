import { makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import type { ActLine, FoundPerson, Me, OperatorAct, Table } from '@belfry/protocol';
import { beforeAll, expect, it } from 'vitest';
import { openConsole } from '../src/operators/console.ts';
import type { RunningNode } from '../src/serve.ts';
import { onBothStores } from './test-servers.ts';

const PASSWORD = 'correct horse';

onBothStores('operators', (servers) => {
  let nodes: RunningNode[];
  let config: Awaited<ReturnType<typeof servers.newStore>>;
  beforeAll(async () => {
    config = await servers.newStore();
    // The sockets at one node must learn of whatever the other node does.
    nodes = [await servers.open(config), ...(servers.kind === 'postgres' ? [await servers.open(config)] : [])];
  });
  const url = (): string => nodes[0]?.url ?? '';
  const elsewhere = (): string => nodes.at(-1)?.url ?? '';

  async function newAccount(login: string, at: string = url()): Promise<Visitor> {
    const person = await newVisitor(at);
    await person.post('/api/account', { login, password: PASSWORD });
    return person;
  }
  /** Runs an act at the command line while the server runs. */
  async function atConsole(act: OperatorAct): Promise<void> {
    const console = await openConsole(config);
    await console.carryOut(null, act).finally(() => console.close());
  }

  it('are appointed at the console; others are refused, and every act is logged', async () => {
    const [ada, mallory] = [await newAccount('ada'), await newAccount('mallory')];
    const stranger = await newVisitor(url());
    const act = { act: 'ban', subject: 'ada' };
    for (const who of [
      stranger,
      mallory,
      visitorWith(url(), ada.me, { authorization: `Bearer ${'x'.repeat(43)}` }),
      visitorWith(url(), ada.me, {}),
    ])
      for (const [method, path, body] of [
        ['GET', '/api/operators/people?find=ada'],
        ['GET', '/api/operators/acts'],
        ['POST', '/api/operators/acts', act],
        ['POST', '/api/operators/acts', { act: 'make-operator', subject: 'mallory' }],
      ] as const)
        expect((await who.ask(method, path, body)).status, `${method} ${path}`).toBe(403);
    await atConsole({ act: 'make-operator', subject: 'ada', reason: 'she knows how' });
    expect(await ada.get<Me>('/api/me')).toMatchObject({ operator: true });
    const { people } = await ada.get<{ people: FoundPerson[] }>('/api/operators/people?find=MALL');
    expect(people).toMatchObject([{ login: 'mallory', kind: 'account', sessions: 1, tables: 0, bannedAt: null }]);
    expect(JSON.stringify(people)).not.toContain('argon2');
    await ada.post('/api/operators/acts', { act: 'close-sessions', subject: mallory.me.id });
    expect((await mallory.ask('GET', '/api/tables?list=mine')).status).toBe(401);
    const { acts } = await ada.get<{ acts: ActLine[] }>('/api/operators/acts');
    expect(acts).toMatchObject([
      { by: { id: ada.me.id }, act: 'close-sessions', subject: { id: mallory.me.id } },
      { by: null, act: 'make-operator', subject: { id: ada.me.id }, reason: 'she knows how' },
    ]);
    await expect(atConsole({ act: 'ban', subject: 'ada' })).rejects.toThrow('operators cannot be banned');
    await expect(atConsole({ act: 'ban', subject: 'nobody' })).rejects.toThrow('nobody here has the ID or username "nobody"');
    await expect(atConsole({ act: 'make-operator', subject: stranger.me.id })).rejects.toThrow('only people with an account');
    expect((await ada.get<{ acts: ActLine[] }>('/api/operators/acts')).acts).toHaveLength(2);
    await atConsole({ act: 'unmake-operator', subject: 'ada' });
    expect((await ada.ask('GET', '/api/operators/acts')).status).toBe(403);
  });

  it('ban: sessions and sockets of a person and their bots end at once on every node, and cannot be reopened', async () => {
    const eve = await newAccount('eve', elsewhere());
    const { codes } = await eve.post<{ codes: string[] }>('/api/account/codes', { password: PASSWORD });
    const { bot, token } = await eve.post<{ bot: Me; token: string }>('/api/bots', { name: 'Clockwork' });
    const machine = visitorWith(elsewhere(), bot, { authorization: `Bearer ${token}` });
    const lines = [await openLine(eve), await openLine(machine)];
    await atConsole({ act: 'ban', subject: 'eve', reason: 'insults' });
    expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual([4401, 4401]);
    for (const who of [eve, machine]) expect((await who.ask('GET', '/api/tables?list=mine')).status).toBe(401);
    const again = await newVisitor(url());
    const refused = await again.ask('POST', '/api/sign-in', { login: 'eve', password: PASSWORD });
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([403, { reason: 'banned' }]);
    const recovery = { login: 'eve', code: codes[0], password: 'another one' };
    expect((await again.ask('POST', '/api/account/recovery', recovery)).status).toBe(403);
    await atConsole({ act: 'unban', subject: eve.me.id });
    expect((await again.ask('POST', '/api/sign-in', { login: 'eve', password: 'another one' })).status).toBe(200);
  });

  it('reset a name: it disappears from seats, the username is free again, the account stays', async () => {
    const owner = await newAccount('the-real-belfry');
    await owner.ask('PATCH', '/api/me', { name: 'Admin of Belfry' });
    const table = await makeTable(owner, { game: 'citadels', players: 2 });
    const line = await openLine(owner);
    line.say({ type: 'sync', table: table.id });
    await line.next('snapshot');
    await atConsole({ act: 'free-name', subject: 'the-real-belfry' });
    const { table: now } = await line.next('table', ({ table: { seats } }) => seats[0]?.person?.name !== 'Admin of Belfry');
    expect(now.seats[0]?.person?.id).toBe(owner.me.id);
    expect(await owner.get<Table>(`/api/tables/${table.id}`)).toMatchObject({ seats: [{ person: { id: owner.me.id } }, {}] });
    const { login } = await owner.get<Me>('/api/me');
    expect(login).toMatch(/^[a-z0-9]{8}$/);
    expect((await owner.ask('POST', '/api/sign-in', { login, password: PASSWORD })).status).toBe(200);
    await newAccount('the-real-belfry');
  });

  it('remove a table: viewers are told, nobody finds it, and it can be restored unchanged', async () => {
    const [host, other] = [await newVisitor(url()), await newVisitor(elsewhere())];
    const table = await makeTable(host, { game: 'citadels', players: 2 });
    await other.post(`/api/tables/${table.id}/seats/1`, {});
    const line = await openLine(other);
    line.say({ type: 'sync', table: table.id });
    await line.next('snapshot');
    await atConsole({ act: 'delete-table', subject: table.id, reason: 'a rude name' });
    expect(await line.next('error')).toMatchObject({ code: 'not-found', table: table.id });
    for (const who of [host, other]) expect((await who.ask('GET', `/api/tables/${table.id}`)).status).toBe(404);
    await expect(atConsole({ act: 'delete-table', subject: table.id })).rejects.toThrow('table not found');
    await atConsole({ act: 'restore-table', subject: table.id });
    expect(await other.get<Table>(`/api/tables/${table.id}`)).toMatchObject({
      seats: [{ person: { id: host.me.id } }, { person: { id: other.me.id } }],
    });
    await expect(atConsole({ act: 'restore-table', subject: table.id })).rejects.toThrow('no such table was removed');
  });
});
