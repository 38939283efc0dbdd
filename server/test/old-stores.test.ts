// old-stores/ holds what servers of earlier versions wrote, as SQL: an account, a finished match, two that are being played and a table that waits. Each is named
// after the last migration its server knew. A new migration needs one of the version before it, written by a server of that version.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newVisitor, type Visitor } from '@belfry/client';
import type { Me, Position, Replay, Table, TableSummary } from '@belfry/protocol';
import Database from 'libsql';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { checkMatches } from '../src/operations/checking-matches.ts';
import { startServer } from '../src/serve.ts';
import { migrationProvider } from '../src/store/migrations.ts';
import { DATABASE_FILE } from '../src/store/sqlite.ts';
import { configFor } from './house.ts';

const FOLDER = new URL('old-stores/', import.meta.url);
const stores = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data folder as that version left it. */
function dataFolder(store: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-old-'));
  folders.push(folder);
  const file = join(folder, DATABASE_FILE);
  const database = new Database(file);
  database.exec(`begin;\n${readFileSync(new URL(store, FOLDER), 'utf8')}commit;`);
  database.close();
  chmodSync(file, 0o600);
  return folder;
}

it('there is one of every version but the present', async () => {
  const migrations = Object.keys(await migrationProvider.getMigrations()).sort();
  expect(stores).toEqual(migrations.slice(0, -1).map((name) => `${name}.sql`));
});

describe.each(stores)('a data folder of %s', (store) => {
  it('opens: whoever has an account comes in, matches go on and are looked at', async () => {
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
      for (const { id, status } of mine) if (status === 'playing') await playOne(ann, id);
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

/** Whoever is asked in a match on one screen makes a move. */
async function playOne(visitor: Visitor, id: string): Promise<void> {
  for (let seat = 0; seat < 3; seat++) {
    const { status, text } = await visitor.ask('GET', `/api/tables/${id}/position?seat=${seat}`);
    if (status !== 200) continue;
    const { position }: { position: Position } = JSON.parse(text);
    const [move] = position.legal;
    if (move === undefined) continue;
    await visitor.post(`/api/tables/${id}/moves`, { id: 'on', seat, seq: position.seq, move });
    expect((await visitor.get<Table>(`/api/tables/${id}`)).seq).toBe(position.seq + 1);
    return;
  }
  throw new Error('nobody is asked');
}
