import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable, newVisitor, openLine } from '@belfry/client';
import { games } from '@belfry/games';
import type { Table } from '@belfry/protocol';
import { startServer, USUAL_LIMITS } from '@belfry/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { joinAtTheTerminal } from '../src/terminal-game/join-table.ts';
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
  // The crown looks first; then the terminal must decide.
  const { position } = await host.get<{ position: { seq: number; legal: readonly string[] } }>(`/api/tables/${id}/position`);
  await host.post(`/api/tables/${id}/moves`, { id: 'first', seat: 0, seq: position.seq, move: position.legal[0] });
  const { out, code } = await coming;
  expect(code).toBe(0);
  expect(out).toContain('You have joined a Citadels table as Ada.');
  expect(out).toContain('You are Ada (b).');
  expect(out).toContain('Ada (b): you, deciding now');
  expect(out).toContain('You left the table; the game is not finished.');
  // The output must not show which card the host took.
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

/** Simulates a person at a screen: its output, and a keyboard. */
function atScreen() {
  let written = '';
  let read = 0;
  const typed: string[] = [];
  const asked: ((line: string | null) => void)[] = [];
  const outlet = {
    terminal: true,
    color: false,
    write: (text: string) => {
      written += text;
    },
  };
  const ask = (prompt: string) => {
    written += prompt;
    const line = typed.shift();
    return line === undefined ? new Promise<string | null>((resolve) => void asked.push(resolve)) : Promise.resolve(line);
  };
  return {
    environment: { games, gamesFolder: join(desk.folder, 'games'), out: outlet, err: outlet, ask, outlive: () => {}, newKey: () => 'k' },
    out: () => written,
    type(line: string) {
      const waiting = asked.shift();
      if (waiting === undefined) typed.push(line);
      else waiting(line);
    },
    /** Reads until those words appear, after what was read before. */
    async reads(words: string) {
      await expect.poll(() => written.slice(read)).toContain(words);
      read = written.indexOf(words, read) + words.length;
    },
  };
}

it('at a screen: asks for a name, tells who comes and goes, lets people talk, answers what others propose, and goes on to the rematch', async () => {
  const [host, guest] = [await newVisitor(server.url), await newVisitor(server.url)];
  await host.ask('PATCH', '/api/me', { name: 'Hanna' });
  await guest.ask('PATCH', '/api/me', { name: 'Gus' });
  const { id } = await makeTable(host, { game: 'citadels', players: 3 });
  const screen = atScreen();
  const visitor = await newVisitor(server.url);
  const joined = joinAtTheTerminal({ visitor, table: id, language: 'en', manner: { drawn: false, coached: false } }, screen.environment);
  const answer = (what: object) => line.say({ id: randomUUID(), table: id, seat: 0, ...what } as never);
  await screen.reads('What is your name?');
  screen.type('A'.repeat(40));
  await screen.reads('A name has 1 to 24 letters');
  screen.type('Ada');
  await screen.reads('You have joined a Citadels table as Ada.');
  await screen.reads('Seat a: Hanna');
  await screen.reads('Seat b: Ada, you');
  await screen.reads('Seat c is free.');
  screen.type('help');
  await screen.reads('Until the match begins you can type:');
  await guest.post(`/api/tables/${id}/seats/2`, {});
  await screen.reads('Seat c: Gus, not ready yet');
  await guest.post(`/api/tables/${id}/ready`, { ready: true });
  await screen.reads('Gus is ready.');
  await guest.ask('DELETE', `/api/tables/${id}/seats/2`);
  await screen.reads('Gus has left the table.');
  const line = await openLine(host);
  line.say({ type: 'sync', table: id, seat: 0 });
  answer({ type: 'chat', seat: undefined, text: 'Welcome!' });
  await screen.reads('Hanna: Welcome!');
  screen.type('say Hello there');
  const heard = async () => (await line.next('chat')).line.text;
  expect([await heard(), await heard()]).toEqual(['Welcome!', 'Hello there']);
  await host.ask('PATCH', `/api/tables/${id}`, { players: 2 });
  await screen.reads('The table settings have changed.');
  screen.type('ready');
  await screen.reads('You are ready.');
  await host.post(`/api/tables/${id}/start`);
  await screen.reads('You are Ada (b).');
  screen.type('note');
  await screen.reads('You have no note at this table.');
  screen.type('note beware of Hanna');
  await screen.reads('Your note: beware of Hanna');
  answer({ type: 'propose', proposal: { kind: 'end' } });
  await screen.reads('Hanna (a) proposes to end the match without a result.');
  await screen.reads('Type agree or refuse.');
  screen.type('agree');
  await screen.reads('The players agreed to end the match. It has no result.');
  await screen.reads('Type again for a rematch');
  await host.post<Table>(`/api/tables/${id}/rematch`);
  await screen.reads('There is a rematch with the same people.');
  screen.type('again');
  await screen.reads('You have joined a Citadels table as Ada.');
  await screen.reads('Seat b: Ada, you');
  screen.type('quit');
  await screen.reads('Your seat is free again.');
  await joined;
  line.close();
  expect(screen.out()).not.toMatch(/entry \d/);
});
