import { makeTable, newVisitor, openLine, type Visitor, visitorWith } from '@belfry/client';
import type { ClientMessage, Me, Position, Table } from '@belfry/protocol';
import { describe, expect, it } from 'vitest';
import { expireClocks } from '../src/play/expire-clocks.ts';
import { resign } from '../src/play/seat-changes.ts';
import type { RunningNode } from '../src/serve.ts';
import { updateMatch } from '../src/store/match-rows.ts';
import { findTable } from '../src/store/tables.ts';
import { exclusively } from '../src/tables/live-table.ts';
import { openTable } from '../src/tables/table-cache.ts';
import { onBothStores } from './test-servers.ts';

type Scene = { readonly table: Table; readonly position: Position };

onBothStores('concurrent changes of a match and its seats', (servers) => {
  const newGuest = (node: RunningNode): Promise<Visitor> => newVisitor(node.url);

  async function begin(people: readonly Visitor[], settings: object = {}): Promise<string> {
    const [host] = people as [Visitor];
    const { id } = await makeTable(host, { game: 'citadels', players: people.length, pace: 'instant', ...settings });
    for (const [seat, person] of people.entries()) {
      if (seat === 0) continue;
      await person.post(`/api/tables/${id}/seats/${seat}`, {});
      await person.post(`/api/tables/${id}/ready`, { ready: true });
    }
    await host.post(`/api/tables/${id}/start`);
    return id;
  }

  const sceneOf = (person: Visitor, id: string): Promise<Scene> => person.get<Scene>(`/api/tables/${id}/position`);

  /** Plays a number of moves, each by the player to move. */
  async function play(people: readonly Visitor[], id: string, moves: number): Promise<void> {
    for (let made = 0; made < moves; made++) {
      for (const [seat, person] of people.entries()) {
        const { position } = await sceneOf(person, id);
        const [move] = position.legal;
        if (move === undefined) continue;
        await person.post(`/api/tables/${id}/moves`, { id: `m${position.seq}`, seat, seq: position.seq, move });
        break;
      }
    }
  }

  it('change together, and only from the latest revision', async () => {
    const server = await servers.open();
    const people = [await newGuest(server), await newGuest(server)];
    const id = await begin(people);
    const { store } = server;
    const seen = await findTable(store.db, id);
    if (seen?.head == null) throw new Error('it has not begun');
    const [first, second] = seen.seats;
    if (first === undefined || second === undefined) throw new Error('nobody sits there');
    const vote = { seat: 0, to: 0, agreed: [] };
    expect(await updateMatch(store, id, { head: { ...seen.head, vote }, seats: [] })).toBe(seen.head.revision + 1);
    expect(await updateMatch(store, id, { head: { ...seen.head, expired: [1] }, seats: [{ ...second, bot: 'random' }] })).toBeNull();
    const now = await findTable(store.db, id);
    expect([now?.head?.vote, now?.head?.expired, now?.seats]).toEqual([vote, [], seen.seats]);
    // A move decided on stale state is decided again on the current state.
    const { seq, pending } = seen.head;
    await play(people, id, 1);
    const after = await findTable(store.db, id);
    expect(after?.head).toMatchObject({ seq: seq + 1, revision: seen.head.revision + 2, vote: null });
    expect(pending).not.toEqual([]);
    await expect(
      server.ports.committer.commit({
        ...{ table: id, entry: { seq: seq + 2, seat: 0, move: 'gold', chance: [] }, request: 'x', at: Date.now(), outcome: null },
        ...{ head: { ...seen.head, seq: seq + 2 }, botMoves: new Map(), notices: { settled: [], fresh: [] } },
      }),
    ).resolves.toBe(false);
    expect((await findTable(store.db, id))?.head).toEqual(after?.head);
  });

  it('signing in changes the revision of the player’s matches', async () => {
    const server = await servers.open();
    const { store } = server;
    const [ann, ben] = [await newGuest(server), await newGuest(server)];
    const id = await begin([ann, ben]);
    const seen = await findTable(store.db, id);
    const [, seat] = seen?.seats ?? [];
    if (seen?.head == null || seat === undefined) throw new Error('it has not begun');
    const account = await newGuest(server);
    await account.post('/api/account', { login: `login-${account.me.id}`, password: 'correct horse' });
    const me = await ben.post<Me>('/api/sign-in', { login: `login-${account.me.id}`, password: 'correct horse' });
    expect(await updateMatch(store, id, { head: seen.head, seats: [{ ...seat, bot: 'apprentice' }] })).toBeNull();
    expect((await findTable(store.db, id))?.seats[1]?.identity).toBe(me.id);
  });

  if (servers.kind === 'sqlite') return;

  describe('between two nodes', () => {
    /** Opens two nodes that hold the same table in memory, with the same players at each. */
    async function twoNodes(count: number, settings: object = {}, time: { now(): number } = { now: Date.now }) {
      const config = await servers.newStore();
      const [near, far] = [await servers.open(config, { time }), await servers.open(config, { time })];
      const people = await Promise.all(Array.from({ length: count }, () => newGuest(near)));
      const there = people.map(({ me, headers }) => visitorWith(far.url, me, headers));
      // The near node owns the table, so that blocking the far node holds up only its own work.
      const places = near.ports.nodes;
      await expect.poll(() => places.living()).toEqual([far.node]);
      let id = await begin(people, settings);
      for (let tries = 0; tries < 20 && !places.isOwn(id); tries++) id = await begin(people, settings);
      return { near, far, people, there, id };
    }

    async function say(person: Visitor, frame: ClientMessage): Promise<void> {
      const line = await openLine(person);
      line.say(frame);
      await line.next('ack');
      line.close();
    }

    /** Blocks a node's updates of a table during `meanwhile`; then `work` runs on stale state. */
    async function behind(node: RunningNode, id: string, work: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
      const table = await openTable(node.ports, id);
      let resolve: () => void = () => undefined;
      const held = exclusively(table, () => new Promise<void>((done) => (resolve = done)));
      const done = work();
      await meanwhile();
      resolve();
      await held;
      await done;
    }

    it('no consent to an undo is lost', async () => {
      const { far, people, there, id } = await twoNodes(3);
      const [ann, ben] = people as [Visitor, Visitor];
      await play(people, id, 4);
      const { position } = await sceneOf(ann, id);
      await sceneOf(there[2] as Visitor, id);
      const asking = { table: id, seq: position.seq, to: 0 };
      await say(ann, { type: 'undo', id: 'u', seat: 0, ...asking });
      const vote = { type: 'vote', asker: 0, agree: true, ...asking } as const;
      await expect.poll(async () => (await sceneOf(there[2] as Visitor, id)).table.vote?.agreed).toEqual([]);
      await behind(
        far,
        id,
        () => say(there[2] as Visitor, { ...vote, id: 'v2', seat: 2 }),
        () => say(ben, { ...vote, id: 'v1', seat: 1 }),
      );
      const stored = await findTable(far.store.db, id);
      expect([stored?.head?.seq, stored?.head?.vote]).toEqual([position.seq + 1, null]);
    });

    it('a seated bot is asked even if a move came from a node that did not know it yet', async () => {
      const { far, people, there, id } = await twoNodes(2);
      const scenes = await Promise.all(there.map((person) => sceneOf(person, id)));
      const mover = scenes.findIndex(({ position }) => position.legal.length > 0);
      const { seq, legal } = (scenes[mover] as Scene).position;
      await behind(
        far,
        id,
        () => (there[mover] as Visitor).post(`/api/tables/${id}/moves`, { id: 'm', seat: mover, seq, move: legal[0] }),
        () => say(people[1 - mover] as Visitor, { type: 'resign', id: 'r', table: id, seat: 1 - mover, level: 'random' }),
      );
      await expect.poll(async () => (await findTable(far.store.db, id))?.head).toMatchObject({ pending: [mover] });
      const stored = await findTable(far.store.db, id);
      expect(stored?.seats[1 - mover]?.bot).toBe('random');
      expect(stored?.head?.seq).toBeGreaterThan(seq + 1);
    });

    it('an account that signed in elsewhere keeps its seat', async () => {
      const { near, far, people, there, id } = await twoNodes(2);
      const [, ben] = people as [Visitor, Visitor];
      await Promise.all(there.map((person) => sceneOf(person, id)));
      const account = await newGuest(near);
      const credentials = { login: `login-${account.me.id}`, password: 'correct horse' };
      await account.post('/api/account', credentials);
      // The far node still considers them a guest.
      await behind(
        far,
        id,
        () => expect(resign(far.ports, { table: id, seat: 1, person: ben.me.id, level: 'random' })).rejects.toThrow('not your seat'),
        () => ben.post<Me>('/api/sign-in', credentials),
      );
      expect((await findTable(far.store.db, id))?.seats[1]).toMatchObject({ identity: account.me.id, bot: null });
    });

    it('a stalled node takes no seat from a player who moved in time', async () => {
      let ahead = 0;
      const clock = { kind: 'live', bank: 60, increment: 60 } as const;
      const { far, people, there, id } = await twoNodes(2, { clock, timeout: 'bot', timing: 'move' }, { now: () => Date.now() + ahead });
      await Promise.all(there.map((person) => sceneOf(person, id)));
      const table = await openTable(far.ports, id);
      const [late] = table.head?.pending ?? [];
      await behind(
        far,
        id,
        () =>
          exclusively(table, async () => {
            ahead = 61_000;
            await expireClocks(far.ports, table);
          }),
        async () => {
          ahead = 50_000;
          const person = people[late ?? 0] as Visitor;
          const { position } = await sceneOf(person, id);
          await person.post(`/api/tables/${id}/moves`, { id: 'm', seat: late, seq: position.seq, move: position.legal[0] });
        },
      );
      expect((await findTable(far.store.db, id))?.seats.map(({ bot }) => bot)).toEqual([null, null]);
    });
  });
});
