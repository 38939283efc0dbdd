import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import type { Position, Table, Timeout } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { onAnyStore } from './test-servers.ts';

const DAY = 24 * 60 * 60 * 1000;

onAnyStore('timeouts', (servers) => {
  const open = async () => {
    const clock = { ahead: 0 };
    const server = await servers.open(undefined, { time: { now: () => Date.now() + clock.ahead } });
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    return { clock, people };
  };

  /** Starts a match of two with a day per move; returns the player to move and the other. */
  async function begin(people: readonly [Visitor, Visitor], timeout: Timeout) {
    const [ann, ben] = people;
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, clock: { kind: 'days', days: 1 }, timeout, pace: 'instant' });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    await ben.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    const { position } = await ann.get<{ position: Position }>(`/api/tables/${id}/position`);
    const late = position.view.pending[0]?.seat === 0 ? 0 : 1;
    return { id, late, other: people[1 - late] ?? ann, owner: people[late] ?? ann };
  }
  const look = (visitor: Visitor, id: string) => visitor.get<Table>(`/api/tables/${id}`);

  it('"bot": a bot takes over, and the seat can be taken back with time to think', async () => {
    const { clock, people } = await open();
    const { id, late, other, owner } = await begin(people, 'bot');
    clock.ahead += 1.1 * DAY;
    await expect.poll(async () => (await look(other, id)).seats[late]?.bot).toBe('apprentice');
    await expect.poll(async () => (await look(other, id)).seq).toBeGreaterThan(0);
    const table = await look(other, id);
    expect(table.seats[late]).toMatchObject({ person: { id: owner.me.id }, expired: false });
  });

  it('"vote": nobody plays until the others decide', async () => {
    const { clock, people } = await open();
    const { id, late, other } = await begin(people, 'vote');
    clock.ahead += 1.1 * DAY;
    await expect.poll(async () => (await look(other, id)).seats[late]?.expired).toBe(true);
    expect(await look(other, id)).toMatchObject({ seq: 0, settings: { timeout: 'vote' } });
  });

  it('"wait": no bot takes over, and nobody can call one', async () => {
    const { clock, people } = await open();
    const { id, late, other, owner } = await begin(people, 'wait');
    clock.ahead += 1.1 * DAY;
    const clocks = async () => (await other.get<{ position: Position }>(`/api/tables/${id}/position`)).position.clocks;
    await expect.poll(async () => (await clocks())?.left[late]).toBe(0);
    expect((await look(other, id)).seats[late]).toMatchObject({ bot: null, expired: false });
    const { position } = await owner.get<{ position: Position }>(`/api/tables/${id}/position`);
    await owner.post(`/api/tables/${id}/moves`, { id: 'late', seat: late, seq: position.seq, move: position.legal[0] });
    expect((await look(other, id)).seq).toBe(1);
  });
});
