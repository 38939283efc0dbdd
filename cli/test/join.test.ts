import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable, newVisitor } from '@belfry/client';
import { games } from '@belfry/games';
import type { Table } from '@belfry/protocol';
import { startServer, USUAL_LIMITS } from '@belfry/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { complaint, deskIn } from './terminal.ts';

const desk = deskIn(fileURLToPath(new URL('../..', import.meta.url)), games);
const folder = mkdtempSync(join(tmpdir(), 'belfry-join-'));
const identity = join(folder, 'who', 'identities.json');
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, data: folder, databaseUrl: undefined, origins: [], trustProxy: false, logLevel: 'silent' },
    ...{ botThreads: 1, botKillMs: 5000, limits: USUAL_LIMITS, web: null },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('sits down by a link, plays, leaves, and is the same guest when it comes back', async () => {
  const host = await newVisitor(server.url);
  const { id } = await makeTable(host, { game: 'citadels', players: 2, options: { firstCrown: 'seat-1' } });
  const link = `${server.url}/table/${id}`;
  const coming = desk.run(`join ${link} --name Ada --identity ${identity}`, ['scores', 'who', 'quit']);
  await vi.waitFor(async () => expect((await host.get<Table>(`/api/tables/${id}`)).seats[1]).toMatchObject({ name: 'Ada', ready: true }), {
    timeout: 20_000,
  });
  await host.post(`/api/tables/${id}/start`);
  // The crown looks first; then the terminal is asked.
  const { position } = await host.get<{ position: { seq: number; legal: readonly string[] } }>(`/api/tables/${id}/position`);
  await host.post(`/api/tables/${id}/moves`, { id: 'first', seat: 0, seq: position.seq, move: position.legal[0] });
  const { out, code } = await coming;
  expect(code).toBe(0);
  expect(out).toContain('You have joined a Citadels table as Ada.');
  expect(out).toContain('You are Ada (b).');
  expect(out).toContain('Ada (b): you, deciding now');
  expect(out).toContain('You left the table; the game is not finished.');
  // What only the host took is no word of it.
  expect(out).toContain(' takes one of 7 characters.');
  expect(statSync(identity).mode & 0o777).toBe(0o600);

  const again = await desk.run(`join ${link} --language nl --identity ${identity}`, ['1', 'weg']);
  expect(again.out).toContain('Je bent Ada (b).');
  expect(again.out).toContain('Ada (b) neemt');
  const stranger = await desk.run(`join ${link} --identity ${join(folder, 'other.json')}`);
  expect(complaint(stranger)).toContain('this match has started, and you have no seat');
  expect(Object.keys(JSON.parse(readFileSync(identity, 'utf8')))).toEqual([server.url]);
});

it.each([
  ['somewhere', 'a link to a table looks like http://host:8420/table/k3x9, not "somewhere"'],
  ['http://127.0.0.1:9/table/abc', 'no server answers at http://127.0.0.1:9'],
])('join %s: one sentence, exit code 2', async (link, sentence) => {
  const ran = await desk.run(`join ${link} --identity ${join(folder, 'none.json')}`);
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  expect(complaint(ran)).toBe(sentence);
});

it('says so where there is no such table', async () => {
  const ran = await desk.run(`join ${server.url}/table/nowhere --identity ${identity}`);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).not.toBe('');
});
