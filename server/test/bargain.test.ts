import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTable, newVisitor, Player } from '@belfry/client';
import type { Seat } from '@belfry/kernel';
import type { Position } from '@belfry/protocol';
import { afterAll, expect, it } from 'vitest';
import { writeBotFile } from './bot-file.ts';
import { onAnyStore } from './test-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'belfry-bargain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes an offer whenever it can, and closes its offer as soon as it is asked. */
const hasty = writeBotFile(
  join(folder, 'hasty.mjs'),
  `{ think: ({ legal }) => ({ move: legal.find((move) => move.startsWith('offer')) ?? legal.find((move) => move === 'close') ?? legal[0] }) }`,
);

function questionTo(seat: Seat, position: Position | null): string | undefined {
  return position?.view.pending.find((decision) => decision.seat === seat)?.kind;
}

onAnyStore('trade offers', (servers) => {
  it('a person gets time to answer a bot’s offer before the game continues', async () => {
    const server = await servers.open(undefined, { botWorker: hasty });
    const visitor = await newVisitor(server.url);
    const table = await makeTable(visitor, { game: 'nuremberg', players: 3, bots: 'apprentice', pace: 'instant', start: true });
    const found: { readonly position: Position; readonly dueAt: number | null }[] = [];
    const whatIs = async () => {
      const { position } = await visitor.get<{ position: Position }>(`/api/tables/${table.id}/position?seat=0`);
      const head = await server.store.db.selectFrom('heads').select('due_at').where('table_id', '=', table.id).executeTakeFirst();
      return { position, dueAt: head?.due_at ?? null };
    };
    const player = new Player({
      visitor,
      table: table.id,
      seat: 0,
      async pause() {
        if (questionTo(0, player.position) !== 'trade-answer' || found.length === 2) return;
        // Everything that is due is done before the check.
        await server.look();
        found.push(await whatIs());
      },
      choose: ({ legal }) => (legal.includes('accept') ? 'accept' : (legal[0] as string)),
    });
    await expect.poll(() => found.length, { timeout: 60_000 }).toBe(2);
    // The other bot has answered; the bot that made the offer has not moved, and nothing is due until the player answers.
    for (const { position, dueAt } of found) {
      expect(questionTo(0, position)).toBe('trade-answer');
      expect(position.view.pending).toHaveLength(2);
      expect(dueAt).toBeNull();
    }
    const seq = player.lastSeq;
    await expect.poll(() => player.lastSeq).toBeGreaterThanOrEqual(seq + 5);
    player.stop();
  });

  if (servers.kind === 'postgres') return;

  it('bots always finish trades among themselves', async () => {
    const server = await servers.open();
    const visitor = await newVisitor(server.url);
    const table = await makeTable(visitor, {
      game: 'nuremberg',
      players: 4,
      bots: 'apprentice',
      watch: true,
      pace: 'instant',
      start: true,
    });
    const player = new Player({ visitor, table: table.id, seat: null });
    expect(await player.done).toMatchObject({ status: 'finished' });
    player.stop();
  });
});
