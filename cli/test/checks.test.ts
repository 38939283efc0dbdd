import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { ORCHARD_TESTS, orchard } from './orchard.ts';
import { complaint, type Desk, deskIn, newDesk } from './terminal.ts';

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
  const golden = (desk: Desk): string => join(desk.folder, 'games/orchard/golden');
  let recorded: Promise<string> | undefined;
  /** Returns a desk whose matches are recorded; they are played once. */
  const recordedDesk = async (): Promise<Desk> => {
    recorded ??= (async () => {
      const first = newDesk();
      await first.run('golden --record');
      return golden(first);
    })();
    const desk = newDesk();
    cpSync(await recorded, golden(desk), { recursive: true });
    return desk;
  };
  const edit = (file: string, change: (text: string) => string): void => writeFileSync(file, change(readFileSync(file, 'utf8')));
  /** Only the last move is legal. */
  const changed: typeof orchard = {
    ...orchard,
    accepts: () => false,
    legal: (state, seat) => orchard.legal(state, seat).slice(-1),
  };
  const otherwise: typeof orchard = {
    ...orchard,
    apprentice: { ...orchard.apprentice, choose: (_, moves) => ({ move: itemAt(moves, moves.length - 1) }) },
  };

  it('fails while matches are not recorded, and writes nothing', async () => {
    const desk = newDesk();
    const ran = await desk.run('golden');
    expect(ran.code).toBe(1);
    expect(complaint(ran)).toBe('5 of 5 golden files are not what the rules give today');
    expect(ran.out).toMatch(/missing\nMatches of orchard are not recorded yet. Run: belfry golden orchard --record\n$/);
    expect((await desk.run('golden --update')).code).toBe(2);
    expect(readdirSync(join(desk.folder, 'games/orchard'))).not.toContain('golden');
  });

  it('records playthroughs, perft counts and the clause coverage, and is content afterwards', async () => {
    const desk = newDesk();
    expect((await desk.run('golden --record')).code).toBe(0);
    expect(readdirSync(golden(desk))).toEqual(expect.arrayContaining(['clauses.txt', 'perft.txt', '2-players.playthrough.txt']));
    expect(await desk.run('golden orchard')).toEqual({ code: 0, out: '5 of 5 golden files are what the rules give today.\n', err: '' });
  });

  it('refolds what is recorded, so that another apprentice changes nothing until new matches are recorded', async () => {
    const desk = await recordedDesk();
    const other = deskIn(desk.folder, [otherwise]);
    expect(await other.run('golden')).toMatchObject({ code: 0, err: '' });
    expect((await other.run('golden --update --json')).out).toBe('{"written":[]}\n');
    expect((await other.run('golden --record')).out).toContain('games/orchard/golden/2-players.playthrough.txt: written');
    expect(await desk.run('golden')).toMatchObject({ code: 0, err: '' });
  });

  it('names a change of the rules once, with what to do, and writes nothing until there is another version', async () => {
    const desk = await recordedDesk();
    const after = deskIn(desk.folder, [changed]);
    const ran = await after.run('golden');
    expect(ran.code).toBe(1);
    expect(complaint(ran)).toBe('4 of 5 golden files are not what the rules give today');
    expect(ran.out.match(/The rules of orchard have changed.*raise-rules/g)).toHaveLength(1);
    for (const flag of ['--update', '--record']) {
      const refused = await after.run(`golden ${flag}`);
      expect(refused.code).toBe(2);
      expect(complaint(refused)).toContain('run belfry raise-rules orchard first');
    }
    expect(complaint(await after.run('golden --update --unreleased'))).toContain('belfry golden orchard --record --unreleased');
    expect(await desk.run('golden')).toMatchObject({ code: 0, err: '' });
    expect((await deskIn(desk.folder, [{ ...changed, rulesVersion: 2 }]).run('golden --record')).code).toBe(0);
    expect((await desk.run('golden --record')).code).toBe(0);
    expect((await after.run('golden --record --unreleased')).code).toBe(0);
  });

  it('is content with a new option whose default folds alike: that is no new version', async () => {
    const desk = await recordedDesk();
    const options = [...orchard.options, { id: 'ladder', values: ['no', 'yes'], clauses: [] }];
    expect(await deskIn(desk.folder, [{ ...orchard, options }]).run('golden')).toMatchObject({ code: 0, err: '' });
  });

  it('tells other words from other rules, and writes them with the same moves', async () => {
    const desk = await recordedDesk();
    const file = join(golden(desk), '2-players.playthrough.txt');
    const before = readFileSync(file, 'utf8');
    edit(file, (text) => text.replace(/^== round 1$/m, '== turn 1'));
    expect((await desk.run('golden')).out).toContain('Matches of orchard end as they did and are told otherwise');
    expect((await desk.run('golden --update')).out).toBe('games/orchard/golden/2-players.playthrough.txt: written\n');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('tells more to count from other counts', async () => {
    const desk = await recordedDesk();
    const file = join(golden(desk), 'perft.txt');
    edit(file, (text) => text.replace(/^start 1 2.*\n/m, ''));
    expect(JSON.parse((await desk.run('golden --json')).out).files).toContainEqual({
      file: 'games/orchard/golden/perft.txt',
      differs: 'coverage',
    });
    await desk.run('golden --update');
    edit(file, (text) => text.replace('start 1 2', 'start 1 3'));
    const { code, out } = await desk.run('golden --json');
    expect(code).toBe(1);
    expect(JSON.parse(out).files).toContainEqual({ file: 'games/orchard/golden/perft.txt', differs: 'rules' });
  });

  it('says so when a game has no rules', async () => {
    const ran = await newDesk([{ ...orchard, id: 'plum' }]).run('golden plum');
    expect(ran.code).toBe(2);
    expect(complaint(ran)).toBe('plum has no RULES.md in its folder');
  });
});
