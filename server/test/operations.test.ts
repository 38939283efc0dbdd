import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeTable, newVisitor, openLine, visitorWith } from '@belfry/client';
import type { Position, Table } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { readEnvironment } from '../src/config/config.ts';
import { backUp } from '../src/operations/backup.ts';
import { onAnyStore, onBothStores } from './test-servers.ts';

onBothStores('operation', (servers) => {
  it('reports health and metrics and describes its API', async () => {
    const server = await servers.open();
    const guest = await newVisitor(server.url);
    await makeTable(guest, { game: 'citadels', bots: 'random', pace: 'instant', start: true });
    expect(await guest.get('/health')).toEqual({ status: 'up' });
    expect(await guest.get('/ready')).toEqual({ status: 'ready', store: servers.kind });
    expect((await guest.ask('GET', '/metrics')).text).toContain('belfry_moves_total');
    const api = await guest.get<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>('/api');
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(['/api/me', '/api/tables', '/api/tables/{id}/moves', '/api/bots']));
    expect(JSON.stringify(api.paths['/api/tables']?.post?.responses)).toContain('keyHash');
    const page = await guest.ask('GET', '/');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('shuts down with everything stored and tells sockets to reconnect', async () => {
    const config = await servers.newStore();
    const server = await servers.open(config);
    const guest = await newVisitor(server.url);
    const table = await makeTable(guest, { game: 'citadels', bots: 'random', pace: 'instant', start: true });
    const line = await openLine(guest);
    // A refused socket must not keep the server from closing.
    await expect(openLine(guest, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await server.close();
    expect(await line.closed).toBe(1012);
    const again = await servers.open(config);
    const back = visitorWith(again.url, guest.me, guest.headers);
    expect(await back.get<Table>(`/api/tables/${table.id}`)).toMatchObject({ id: table.id, status: 'playing', keyHash: table.keyHash });
  });
});

onAnyStore('operation of a server', (servers) => {
  it('publishes security.txt when a contact is set', async () => {
    const config = { ...(await servers.newStore()), securityContact: 'mailto:bell@belfry.example' };
    const guest = await newVisitor((await servers.open(config)).url);
    const { text, headers } = await guest.ask('GET', '/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:bell@belfry\.example\nExpires: \d{4}-/);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(() => readEnvironment({ BELFRY_SECURITY_CONTACT: 'ask around' })).toThrow('BELFRY_SECURITY_CONTACT is like');
  });

  it('no log line holds a token, a key, a view or a move', async () => {
    const { pino } = await import('pino');
    const written: string[] = [];
    const log = pino({ level: 'trace' }, { write: (text: string) => void written.push(text) });
    const server = await servers.open(undefined, { log });
    const guest = await newVisitor(server.url);
    const table = await makeTable(guest, { game: 'citadels', players: 2, bots: 'random', pace: 'instant', start: true });
    const { position } = await guest.get<{ position: Position }>(`/api/tables/${table.id}/position?wait=1&after=0`);
    await guest.ask('POST', `/api/tables/${table.id}/moves`, { id: 'x', seat: 0, seq: position.seq, move: position.legal[0] ?? 'pass' });
    const stored = await server.store.db.selectFrom('tables').select('key').where('id', '=', table.id).executeTakeFirstOrThrow();
    const all = written.join('');
    for (const secret of [guest.headers.cookie?.slice(7) ?? '', stored.key ?? '', ...position.legal]) expect(all).not.toContain(secret);
    expect(all).toContain('Server listening');
  });

  if (servers.kind === 'sqlite') {
    it('a second server on the same folder is refused with a clear message', async () => {
      const config = await servers.newStore();
      await servers.open(config);
      await expect(servers.open(config)).rejects.toThrow('in use by another Belfry server');
    });

    it('a backup taken from a running server can be served', async () => {
      const config = await servers.newStore();
      const server = await servers.open(config);
      const guest = await newVisitor(server.url);
      const table = await makeTable(guest, { game: 'citadels', bots: 'random', start: true });
      const copy = join(config.data, 'copy.sqlite');
      backUp(config.data, copy);
      expect(() => backUp(config.data, copy)).toThrow('is there already');
      const folder = join(config.data, 'restored');
      mkdirSync(folder);
      copyFileSync(copy, join(folder, 'belfry.sqlite'));
      const restored = await servers.open({ ...config, data: folder });
      const back = visitorWith(restored.url, guest.me, guest.headers);
      expect(await back.get<Table>(`/api/tables/${table.id}`)).toMatchObject({ status: 'playing', keyHash: table.keyHash });
    });
  }
});

it('every wrong environment variable gets a clear message', () => {
  expect(readEnvironment({ BELFRY_PORT: '9000', DATABASE_URL: '' })).toMatchObject({
    port: 9000,
    databaseUrl: undefined,
    host: '127.0.0.1',
  });
  expect(() => readEnvironment({ BELFRY_PORT: 'http' })).toThrow('BELFRY_PORT must be a whole number, not "http"');
});
