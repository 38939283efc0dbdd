import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaint, deskIn, newDesk } from './desk.ts';
import { ORCHARD_TESTS, orchard } from './orchard.ts';

describe('rules', () => {
  it('lists every clause with the tests that cite it, and fails on one without', async () => {
    const ran = await newDesk().run('rules orchard');
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('ORC-1.2 You take one to three apples');
    expect(ran.out).toContain('orchard.test.ts: ORC-1.1 ORC-1.2 baskets come before apples');
    expect(ran.out).toContain('orchard: 3 of 4 clauses are cited by tests.');
    expect(complaint(ran)).toBe('one clause is cited by no test: ORC-2.1');
  });

  it('lists only the uncovered ones when asked', async () => {
    const { out } = await newDesk().run('rules --uncovered');
    expect(out).toContain('ORC-2.1');
    expect(out).not.toContain('ORC-1.1');
  });

  it('prints one JSON object', async () => {
    const { out } = await newDesk().run('rules orchard --json');
    expect(JSON.parse(out)).toMatchObject({ uncovered: ['ORC-2.1'], games: [{ game: 'orchard' }] });
  });

  it('is content when all are covered', async () => {
    const desk = newDesk();
    const more = `${ORCHARD_TESTS}\nit('ORC-2.1 the end', () => { expect(3).toBe(3); });\n`;
    writeFileSync(join(desk.folder, 'games/orchard/test/orchard.test.ts'), more);
    expect(await desk.run('rules orchard')).toMatchObject({ code: 0, err: '' });
  });

  it('names an unknown game', async () => {
    const ran = await newDesk().run('rules chess');
    expect(ran.code).toBe(2);
    expect(complaint(ran)).toBe('there is no game "chess"; the games are orchard');
  });
});

describe('perft', () => {
  it('counts level by level', async () => {
    // Two baskets; then three takes and a roll for each; then two baskets after each of these.
    expect((await newDesk().run('perft orchard start --depth 3')).out).toBe('start 1 2\nstart 2 8\nstart 3 16\n');
  });

  it('prints one JSON object', async () => {
    const { out } = await newDesk().run('perft orchard start --depth 2 --json');
    expect(JSON.parse(out)).toEqual({ game: 'orchard', position: 'start', depth: 2, counts: [2, 8] });
  });

  it('lists the positions when none is named', async () => {
    expect((await newDesk().run('perft orchard')).out).toMatch(/^start +2 +1 +0$/m);
  });

  it.each([
    ['perft orchard middle', 'orchard has no position "middle"; its positions are start'],
    ['perft orchard start --depth 0', '--depth must be a whole number of at least 1, not "0"'],
  ])('%s: one sentence, exit code 2', async (command, sentence) => {
    const ran = await newDesk().run(command);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(complaint(ran)).toBe(sentence);
  });
});

describe('golden', () => {
  it('is not written anew when matches of this version would no longer open', async () => {
    const desk = newDesk();
    await desk.run('golden --update');
    const legal: typeof orchard.legal = (state, seat) => orchard.legal(state, seat).slice(-1);
    const changed = { ...orchard, accepts: () => false, legal };
    const ran = await deskIn(desk.folder, [changed]).run('golden --update');
    expect(ran.code).toBe(2);
    expect(complaint(ran)).toContain('run belfry raise-rules orchard first');
    expect((await deskIn(desk.folder, [{ ...changed, rulesVersion: 2 }]).run('golden --update')).code).toBe(0);
    expect((await desk.run('golden --update --unreleased')).code).toBe(0);
  });

  it('fails while files are missing and writes nothing', async () => {
    const desk = newDesk();
    const ran = await desk.run('golden');
    expect(ran.code).toBe(1);
    expect(complaint(ran)).toContain('belfry golden --update');
    expect(readdirSync(join(desk.folder, 'games/orchard'))).not.toContain('golden');
  });

  it('writes playthroughs, perft counts and the clause coverage, and is content afterwards', async () => {
    const desk = newDesk();
    expect((await desk.run('golden --update')).code).toBe(0);
    const files = readdirSync(join(desk.folder, 'games/orchard/golden'));
    expect(files).toEqual(expect.arrayContaining(['clauses.txt', 'perft.txt', '2-players.playthrough.txt']));
    expect(await desk.run('golden orchard')).toMatchObject({ code: 0, err: '' });
  });

  it('notices a changed file', async () => {
    const desk = newDesk();
    await desk.run('golden --update');
    const file = join(desk.folder, 'games/orchard/golden/perft.txt');
    writeFileSync(file, readFileSync(file, 'utf8').replace('start 1 2', 'start 1 3'));
    const { code, out } = await desk.run('golden --json');
    expect(code).toBe(1);
    expect(JSON.parse(out).files).toContainEqual({ file: 'games/orchard/golden/perft.txt', was: 'changed' });
  });

  it('says so when a game has no rules', async () => {
    const ran = await newDesk([{ ...orchard, id: 'plum' }]).run('golden plum --update');
    expect(ran.code).toBe(2);
    expect(complaint(ran)).toBe('plum has no RULES.md in its folder');
  });
});
