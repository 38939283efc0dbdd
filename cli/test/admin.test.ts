import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@belfry/server';
import { afterAll, expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk();
const data = mkdtempSync(join(tmpdir(), 'belfry-admin-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('names a folder without a store, and none is made there', async () => {
  const nowhere = join(data, 'nowhere');
  const ran = await desk.run(`admin log --data ${nowhere}`);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toContain(`there is no store in ${nowhere}`);
  expect((await desk.run(`admin log --data ${nowhere}`)).code).toBe(2);
});

it('finds people, acts on them, and prints what was done', async () => {
  const store = await openStore({ data, node: 'test', onTrouble: () => undefined });
  const person = { crest: 'bell', kind: 'account', owner: null, created_at: Date.UTC(2026, 10, 17), operator: 0, named: 1, hidden: 0 };
  // A name from before names were validated.
  await store.db
    .insertInto('identities')
    .values({ id: 'abc', name: 'Ada\u001b[2J', ...person })
    .execute();
  await store.db.insertInto('passwords').values({ login: 'ada', identity: 'abc', hash: '' }).execute();
  await store.close();
  expect((await desk.run(`admin log --data ${data}`)).out).toBe('Nothing yet.\n');
  expect((await desk.run(`admin find nobody --data ${data}`)).out).toBe('Nobody found.\n');
  const found = 'abc  Ada [2J (account): username ada, since 2026-11-17, 0 sessions, 0 tables';
  expect((await desk.run(`admin find AD --data ${data}`)).out).toBe(`${found}\n`);
  expect((await desk.run(`admin operator ada --data ${data}`)).out).toBe('ada is now an operator.\n');
  expect(complaint(await desk.run(`admin ban ada --data ${data}`))).toContain('operators cannot be banned');
  expect((await desk.run(`admin operator ada --off --data ${data}`)).code).toBe(0);
  const banned = await desk.run(`admin ban abc --reason insults --data ${data}`);
  expect(banned).toMatchObject({ code: 0, out: 'abc is banned; sessions and sockets have ended.\n' });
  const { acts } = JSON.parse((await desk.run(`admin log --json --data ${data}`)).out) as { acts: { act: string }[] };
  expect(acts.map(({ act }) => act)).toEqual(['ban', 'unmake-operator', 'make-operator']);
  expect((await desk.run(`admin log --data ${data}`)).out).toMatch(/^\S+Z {2}console: ban Ada \[2J \(abc\), "insults"\n/);
});
