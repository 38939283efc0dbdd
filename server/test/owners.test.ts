import { type Line, makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import type { Position } from '@belfry/protocol';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { rendezvous } from '../src/nodes/rendezvous.ts';
import type { RunningNode } from '../src/serve.ts';
import { onBothStores } from './test-servers.ts';

const SILENT = { log: pino({ level: 'silent' }) };

describe('tables and nodes', () => {
  const nodes = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const tables = Array.from({ length: 4000 }, (_, n) => `table-${n}`);
  const placesAmong = (some: typeof nodes) => tables.map((table) => rendezvous(some, table)?.id);

  it('every node owns a share, and only a leaving node’s tables move', () => {
    const before = placesAmong(nodes);
    for (const { id } of nodes) expect(before.filter((at) => at === id).length / tables.length).toBeCloseTo(0.25, 1);
    const after = placesAmong(nodes.filter(({ id }) => id !== 'c'));
    expect(before.filter((at, n) => at !== 'c' && at !== after[n])).toEqual([]);
    expect(placesAmong([...nodes].reverse())).toEqual(before);
    expect(rendezvous([], 'x')).toBeUndefined();
  });
});

onBothStores('the owner of a table', (servers) => {
  /** Starts a match of two players, each with a socket. */
  async function begin(first: Visitor, second: Visitor, settings: object = {}): Promise<string> {
    const { id } = await makeTable(first, { game: 'citadels', players: 2, pace: 'instant', ...settings });
    await second.post(`/api/tables/${id}/seats/1`, {});
    await second.post(`/api/tables/${id}/ready`, { ready: true });
    await first.post(`/api/tables/${id}/start`);
    return id;
  }

  interface Side {
    readonly line: Line;
    readonly seat: number;
    position: Position;
  }

  async function sit(visitor: Visitor, id: string, seat: number): Promise<Side> {
    const line = await openLine(visitor);
    line.say({ type: 'sync', table: id });
    const { position } = await line.next('snapshot');
    if (position === null) throw new Error('there is no match');
    return { line, seat, position };
  }

  let request = 0;

  /** The player to move moves, and both get the update; repeats the request until it is answered, as the client does. */
  async function move(id: string, sides: readonly Side[]): Promise<number> {
    for (;;) {
      const side = sides.find(({ position }) => position.legal.length > 0);
      if (side === undefined) throw new Error('nobody is asked');
      const { seq, legal } = side.position;
      const message = { type: 'move', id: `m${request++}`, table: id, seat: side.seat, seq, move: legal[0] ?? '' } as const;
      side.line.say(message);
      const again = setInterval(() => side.line.say(message), 300);
      const { seq: stored } = await side.line
        .next('ack', ({ id: answered }) => answered === message.id)
        .finally(() => clearInterval(again));
      await Promise.all(sides.map((each) => upTo(each, stored)));
      return stored;
    }
  }

  async function upTo(side: Side, seq: number): Promise<void> {
    await expect.poll(() => latest(side), { interval: 10 }).toBeGreaterThanOrEqual(seq);
  }

  async function myTurn(side: Side): Promise<void> {
    await expect.poll(() => latest(side) >= 0 && side.position.legal.length, { interval: 10 }).toBeGreaterThan(0);
  }

  /** Takes over the last position received. */
  function latest(side: Side): number {
    for (const message of side.line.heard)
      if ((message.type === 'steps' || message.type === 'snapshot') && message.position !== null) side.position = message.position;
    return side.position.seq;
  }

  if (servers.kind === 'sqlite') {
    it('alone sends no notes to other nodes', async () => {
      const server = await servers.open();
      expect([server.ports.nodes.isOwn('any'), server.ports.nodes.placeOf('any'), server.ports.nodes.living()]).toEqual([true, null, []]);
    });
    return;
  }

  async function nodesOf(count: number, settings: object = {}): Promise<RunningNode[]> {
    const config = { ...(await servers.newStore()), ...settings };
    const nodes: RunningNode[] = [];
    for (let n = 0; n < count; n++) nodes.push(await servers.open(config, SILENT));
    await know(nodes);
    return nodes;
  }

  /** Waits until all nodes agree on the owners. */
  async function know(nodes: readonly RunningNode[]): Promise<void> {
    const some = Array.from({ length: 50 }, (_, n) => `table ${n}`);
    const placesFrom = ({ node, ports }: RunningNode) => some.map((table) => ports.nodes.placeOf(table) ?? node).join(' ');
    await expect
      .poll(
        () =>
          new Set(nodes.map(placesFrom)).size === 1 &&
          nodes.every(({ node, ports }) => some.some((table) => (ports.nodes.placeOf(table) ?? node) === node)),
      )
      .toBe(true);
  }

  it('alone reads, folds and commits; other nodes show the same without a database query', async () => {
    const nodes = await nodesOf(2);
    const [near, far] = nodes as [RunningNode, RunningNode];
    const ann = await newVisitor(near.url);
    const ben = await newVisitor(near.url);
    const id = await begin(ann, ben);
    const owner = near.ports.nodes.isOwn(id) ? near : far;
    const other = owner === near ? far : near;
    for (const { ports } of nodes) ports.tables.delete(id);
    const sides = [
      await sit(visitorWith(owner.url, ann.me, ann.headers), id, 0),
      await sit(visitorWith(other.url, ben.me, ben.headers), id, 1),
    ];
    let asked = 0;
    const { store } = other.ports;
    Object.assign(store, {
      db: store.db.withPlugin({
        transformQuery: ({ node }) => {
          asked++;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    });
    // The first moves announce the table to its subscribers, which reads from the store once.
    for (let n = 0; n < 4; n++) await move(id, sides);
    asked = 0;
    const began = performance.now();
    for (let n = 0; n < 20; n++) await move(id, sides);
    const seconds = (performance.now() - began) / 1000;
    expect(other.ports.tables.has(id)).toBe(false);
    expect(other.ports.nodes.placeOf(id)).toBe(owner.node);
    // Only the polls for due work and for notices.
    expect(asked).toBeLessThan(6 * (seconds + 1));
    expect(sides.map(({ position }) => position.seq)).toEqual([sides[0]?.position.seq, sides[0]?.position.seq]);
    // Players connected to the other node count as present, and their invalid requests are refused.
    const seen = await visitorWith(owner.url, ann.me, ann.headers).get<{ seats: { online: boolean }[] }>(`/api/tables/${id}`);
    expect(seen.seats.map(({ online }) => online)).toEqual([true, true]);
    const [, away] = sides as [Side, Side];
    away.line.say({ type: 'move', id: 'bad', table: id, seat: 0, seq: 0, move: 'gold' });
    expect(await away.line.next('refusal')).toMatchObject({ id: 'bad', reason: 'not-your-seat' });
    away.line.close();
    await expect.poll(() => owner.ports.tables.get(id)?.subscribers.size).toBe(1);
    sides[0]?.line.close();
  });

  it('sends the count of spectators at other nodes once a second, and nothing else', async () => {
    const nodes = await nodesOf(2);
    const [near, far] = nodes as [RunningNode, RunningNode];
    const [ann, ben] = [await newVisitor(near.url), await newVisitor(near.url)];
    const id = await begin(ann, ben);
    const [owner, other] = near.ports.nodes.isOwn(id) ? [near, far] : [far, near];
    other.ports.tables.delete(id);
    const sides = [
      await sit(visitorWith(owner.url, ann.me, ann.headers), id, 0),
      await sit(visitorWith(owner.url, ben.me, ben.headers), id, 1),
    ];
    const crowd = await Promise.all(Array.from({ length: 40 }, async () => openLine(await newVisitor(other.url))));
    const before = sides.map(({ line }) => line.heard.length);
    const began = performance.now();
    for (const line of crowd) {
      line.say({ type: 'sync', table: id });
      await line.next('snapshot');
    }
    await expect.poll(() => sides[0]?.line.heard.some((message) => message.type === 'watching' && message.watching === 40)).toBe(true);
    await move(id, sides);
    for (const line of crowd) line.close();
    await expect.poll(() => owner.ports.tables.get(id)?.subscribers.size).toBe(2);
    const seconds = (performance.now() - began) / 1000;
    for (const [n, { line }] of sides.entries()) {
      const told = line.heard.slice(before[n]).map(({ type }) => type);
      expect(told.filter((type) => type === 'watching').length).toBeLessThanOrEqual(seconds + 2);
      expect(told.filter((type) => type === 'table').length).toBeLessThanOrEqual(2);
      line.close();
    }
    // All subscribers get every move; the spectator count is sent once a second.
    for (const { heard } of crowd) expect(heard.filter(({ type }) => type === 'table').length).toBeLessThanOrEqual(2);
    expect(other.ports.tables.has(id)).toBe(false);
  });

  it('hands its tables over when it leaves; another node takes over those of one that died', async () => {
    const nodes = await nodesOf(3);
    const [ann, ben] = [await newVisitor(nodes[0]?.url ?? ''), await newVisitor(nodes[0]?.url ?? '')];
    const id = await begin(ann, ben);
    const at = (): RunningNode | undefined => nodes.find(({ ports }) => ports.nodes.isOwn(id));
    const owner = at();
    const others = nodes.filter((node) => node !== owner);
    const sides = await Promise.all(
      others.map((node, seat) => sit(visitorWith(node.url, [ann, ben][seat]?.me ?? ann.me, [ann, ben][seat]?.headers ?? {}), id, seat)),
    );
    for (let n = 0; n < 4; n++) await move(id, sides);
    const closing = owner?.close();
    for (let n = 0; n < 4; n++) await move(id, sides);
    await closing;
    // Nobody has to find out that it is dead: it is not among the nodes any more.
    const listed = await others[0]?.store.db.selectFrom('nodes').select('id').orderBy('id').execute();
    expect(listed?.map((each) => each.id)).toEqual(others.map(({ node }) => node).sort());
    await know(others);
    const next = others.find(({ ports }) => ports.nodes.isOwn(id));
    expect(next).toBeDefined();
    for (const { line } of sides) line.close();
  });

  it('uses the bot threads of another node when it has none', async () => {
    const config = { ...(await servers.newStore()) };
    const players = await servers.open({ ...config, botThreads: 0 }, SILENT);
    const thinkers = await servers.open({ ...config, nodes: { port: 0, ownTables: false } }, SILENT);
    await expect.poll(() => players.ports.nodes.living()).toEqual([thinkers.node]);
    await expect.poll(() => thinkers.ports.nodes.placeOf('any')).toBe(players.node);
    const ann = await newVisitor(players.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'apprentice', pace: 'instant', start: true });
    const side = await sit(ann, id, 0);
    for (let n = 0; n < 12; n++) {
      await myTurn(side);
      await move(id, [side]);
    }
    await myTurn(side);
    expect(await thinkers.ports.metrics.registry.getSingleMetricAsString('belfry_bot_seconds')).toMatch(
      /belfry_bot_seconds_count\{level="apprentice"\} [1-9]/,
    );
    side.line.close();
  });

  it('shares the count of sign-in attempts with other nodes', async () => {
    const [near, far] = (await nodesOf(2)) as [RunningNode, RunningNode];
    const ann = await newVisitor(near.url);
    const tryAt = async ({ url }: RunningNode): Promise<number> => {
      const stranger = visitorWith(url, ann.me, ann.headers);
      return (await stranger.ask('POST', '/api/sign-in', { login: 'ann-of-belfry', password: 'wrong password' })).status;
    };
    const answers = [];
    for (let n = 0; n < 9; n++) answers.push(await tryAt(near));
    expect(new Set(answers)).toEqual(new Set([401]));
    // The tenth attempt is the last, whichever node gets it.
    await tryAt(far);
    await expect.poll(() => tryAt(far)).toBe(429);
    await expect.poll(() => tryAt(near)).toBe(429);
  });

  it('is removed by the others when it crashed long ago', async () => {
    const [here] = (await nodesOf(1)) as [RunningNode];
    const { db } = here.store;
    const crashed = { address: null, bots: 0, owns_tables: 1 };
    const HOUR = 60 * 60 * 1000;
    await db
      .insertInto('nodes')
      .values([
        { id: 'long-ago', ...crashed, seen_at: Date.now() - 2 * HOUR },
        { id: 'just-now', ...crashed, seen_at: Date.now() - HOUR / 2 },
      ])
      .execute();
    const known = async () => (await db.selectFrom('nodes').select('id').orderBy('id').execute()).map(({ id }) => id);
    await expect.poll(known).toEqual([here.node, 'just-now'].sort());
  });

  it('answers only callers that know the shared secret', async () => {
    const [here] = (await nodesOf(1)) as [RunningNode];
    const row = await here.store.db.selectFrom('nodes').selectAll().executeTakeFirstOrThrow();
    const { startDirectCarrier } = await import('../src/nodes/direct-carrier.ts');
    const stranger = await startDirectCarrier({
      node: 'x',
      secret: 'guessed',
      host: '127.0.0.1',
      port: 0,
      publicHost: '127.0.0.1',
      answer: (_from, line) => ({ text: () => line.close(), closed: () => undefined }),
    });
    const record = { id: here.node, address: row.address, bots: 0, ownsTables: true };
    await expect(stranger.call(record, { text: () => undefined, closed: () => undefined })).rejects.toThrow('closed');
    await stranger.close();
  });
});
