import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newVisitor } from '@belfry/client';
import type { Me, Table, TableSummary } from '@belfry/protocol';
import Database from 'libsql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkMatches } from '../src/operations/check-matches.ts';
import { moveStore } from '../src/operations/move-store.ts';
import { type RunningServer, startServer } from '../src/serve.ts';
import { DATABASE_FILE } from '../src/store/sqlite.ts';
import { openStore } from '../src/store/store.ts';
import { runSql } from './postgres.ts';
import { playOn } from './store-writer.ts';
import { configFor, newDatabase } from './test-servers.ts';

const STORES = new URL('old-stores/', import.meta.url);

const open = (config: ReturnType<typeof configFor>): Promise<RunningServer> => startServer(config, { log: pino({ level: 'error' }) });

describe('from the embedded store to PostgreSQL', () => {
  const data = mkdtempSync(join(tmpdir(), 'belfry-move-'));
  beforeAll(() => {
    // A store from an earlier version, which is migrated on the way.
    const file = new URL(readdirSync(STORES).sort().at(-1) ?? '', STORES);
    const database = new Database(join(data, DATABASE_FILE));
    database.exec(`begin;\n${readFileSync(file, 'utf8')}commit;`);
    database.close();
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it('everything is copied: accounts can sign in and matches continue', async () => {
    const databaseUrl = await newDatabase();
    const steps: number[] = [];
    const tables = await moveStore({ data, databaseUrl, onProgress: (done, of) => steps.push(done / of) });
    expect(steps.at(-1)).toBe(1);
    const rows = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
    expect(rows).toMatchObject({ tables: 4, heads: 3, passwords: 1 });
    expect(rows.entries).toBeGreaterThan(50);
    expect(await checkMatches({ data, databaseUrl, finished: true })).toMatchObject({ matches: 3, broken: [] });

    const server = await open(configFor({ data: join(data, 'unused'), databaseUrl }));
    try {
      const ann = await newVisitor(server.url);
      expect(await ann.post<Me>('/api/sign-in', { login: 'keeper', password: 'correct horse' })).toMatchObject({
        name: 'Ann',
        crest: 'rose',
      });
      const { tables: mine } = await ann.get<{ tables: TableSummary[] }>('/api/tables?list=mine');
      const playing = mine.filter(({ status }) => status === 'playing');
      expect(playing.map(({ game }) => game).sort()).toEqual(['citadels', 'nuremberg']);
      for (const { id, seats } of playing) {
        const { seq } = await ann.get<Table>(`/api/tables/${id}`);
        await playOn(ann, { id, players: seats.length }, 3);
        expect((await ann.get<Table>(`/api/tables/${id}`)).seq).toBe(seq + 3);
      }
    } finally {
      await server.close();
    }
    // The folder is unchanged, and the second attempt finds the database in use.
    expect(await checkMatches({ data, finished: true })).toMatchObject({ matches: 3, broken: [] });
    await expect(moveStore({ data, databaseUrl })).rejects.toThrow(/holds a Belfry store already/);
  });

  it('one row that differs rolls everything back', async () => {
    const databaseUrl = await newDatabase();
    await (await openStore({ data, databaseUrl, node: 'test', onTrouble: () => undefined })).close();
    await runSql(
      databaseUrl,
      `create function forget() returns trigger language plpgsql as $$ begin new.ready := 1 - new.ready; return new; end $$;
       create trigger forget before insert on seats for each row execute function forget()`,
    );
    await expect(moveStore({ data, databaseUrl })).rejects.toThrow(/seats is not in PostgreSQL as it was/);
    await runSql(databaseUrl, 'drop trigger forget on seats');
    expect((await moveStore({ data, databaseUrl })).find(({ table }) => table === 'tables')).toEqual({ table: 'tables', rows: 4 });
  });

  it('refuses a folder that a running server uses', async () => {
    const server = await open(configFor({ data }));
    try {
      await expect(moveStore({ data, databaseUrl: await newDatabase() })).rejects.toThrow(/in use by another Belfry server/);
    } finally {
      await server.close();
    }
  });

  it('names a folder without a store', async () => {
    await expect(moveStore({ data: join(data, 'nowhere'), databaseUrl: 'postgres://nobody' })).rejects.toThrow(
      /there is no store in .*nowhere/,
    );
  });
});
