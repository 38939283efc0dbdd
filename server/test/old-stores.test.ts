// old-stores/ holds stores written by servers of earlier versions, as SQL: an account, a finished match, two in progress and a gathering
// table. Each is named after the last migration its server knew. A new migration needs a store of the version before it: with
// BELFRY_WRITE_STORE=1 this test writes the current version's.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newVisitor } from '@belfry/client';
import type { Me, Replay, Table, TableSummary } from '@belfry/protocol';
import Database from 'libsql';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { checkMatches } from '../src/operations/check-matches.ts';
import { startServer } from '../src/serve.ts';
import { migrationProvider } from '../src/store/migrations.ts';
import { DATABASE_FILE } from '../src/store/sqlite.ts';
import { fillStore, playOn, storeAsSql } from './store-writer.ts';
import { configFor } from './test-servers.ts';

const FOLDER = new URL('old-stores/', import.meta.url);
const stores = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-old-'));
  folders.push(folder);
  return folder;
}

/** Returns a data folder as that version left it. */
function dataFolder(store: string): string {
  const folder = newFolder();
  const file = join(folder, DATABASE_FILE);
  const database = new Database(file);
  database.exec(`begin;\n${readFileSync(new URL(store, FOLDER), 'utf8')}commit;`);
  database.close();
  chmodSync(file, 0o600);
  return folder;
}

const migrations = Object.keys(await migrationProvider.getMigrations()).sort();

it('there is one for every schema version except perhaps the current', () => {
  expect(stores).toEqual(migrations.slice(0, stores.length).map((name) => `${name}.sql`));
  expect(stores.length).toBeGreaterThanOrEqual(migrations.length - 1);
});

if (process.env.BELFRY_WRITE_STORE !== undefined)
  it('writes the one of the current version', async () => {
    const data = newFolder();
    const server = await startServer(configFor({ data }), { log: pino({ level: 'error' }) });
    await fillStore(server.url);
    await server.close();
    const file = new URL(`${migrations.at(-1)}.sql`, FOLDER);
    writeFileSync(file, storeAsSql(join(data, DATABASE_FILE)));
    expect(readFileSync(file, 'utf8')).toContain('insert into');
  });

describe.each(stores)('a data folder of %s', (store) => {
  it('opens: accounts can sign in, and matches can be continued and replayed', async () => {
    const data = dataFolder(store);
    expect(await checkMatches({ data, finished: true })).toMatchObject({ matches: 3, broken: [] });
    const server = await startServer(configFor({ data }), { log: pino({ level: 'error' }) });
    try {
      const ann = await newVisitor(server.url);
      expect(await ann.post<Me>('/api/sign-in', { login: 'keeper', password: 'correct horse' })).toMatchObject({
        name: 'Ann',
        crest: 'rose',
      });
      const listed = async (list: string): Promise<readonly TableSummary[]> =>
        (await ann.get<{ tables: TableSummary[] }>(`/api/tables?list=${list}`)).tables;
      const mine = await listed('mine');
      expect(mine.map(({ game, status }) => `${game} ${status}`).sort()).toEqual([
        'bruges gathering',
        'citadels playing',
        'nuremberg playing',
      ]);
      for (const { id, status, seats } of mine) {
        if (status !== 'playing') continue;
        const { seq } = await ann.get<Table>(`/api/tables/${id}`);
        await playOn(ann, { id, players: seats.length }, 1);
        expect((await ann.get<Table>(`/api/tables/${id}`)).seq).toBe(seq + 1);
      }
      const [finished] = await listed('archive');
      const { frames } = await ann.get<Replay>(`/api/tables/${finished?.id}/replay?viewer=open`);
      expect(frames.length).toBeGreaterThan(50);
      const file = await ann.ask('GET', `/api/tables/${finished?.id}/export`);
      expect(file.text).toContain('"name":"Ann","crest":"rose"');
    } finally {
      await server.close();
    }
  });
});
