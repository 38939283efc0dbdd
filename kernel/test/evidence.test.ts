import { describe, expect, it } from 'vitest';
import {
  castCoverage,
  clauseCoverage,
  goldenDifferences,
  goldenTexts,
  optionGaps,
  parsePlaythrough,
  perft,
  playRandomly,
  positionOf,
  recordPlaythrough,
  renderCast,
  renderClauseCoverage,
  renderPerft,
  renderPlaythrough,
  setupsOf,
  uncovered,
} from '../conformance/index.ts';
import { BadInput, createMatch, fold, play, replayedChance, undo } from '../src/index.ts';
import { apprentice, lanterns } from './sample-game.ts';
import { SAMPLE_RULES } from './sample-rules.ts';

describe('setups', () => {
  it('are all player counts, every other value of every option in turn, and everything changed at once', () => {
    const game = {
      players: { min: 2, max: 4 },
      options: [
        { id: 'a', values: ['1', '2', '3'], clauses: [] },
        { id: 'b', values: ['x', 'y'], clauses: [] },
      ],
    };
    expect(setupsOf(game)).toEqual([
      { players: 2, options: {} },
      { players: 3, options: {} },
      { players: 4, options: {} },
      { players: 2, options: { a: '2' } },
      { players: 3, options: { a: '3' } },
      { players: 4, options: { b: 'y' } },
      { players: 2, options: { a: '3', b: 'y' } },
      { players: 4, options: { a: '3', b: 'y' } },
    ]);
  });
});

describe('perft', () => {
  it('counts lines of play by hand-checked numbers', () => {
    // Both seats bid 0 to 3: 4 lines, then 16; then the leader chooses.
    expect(perft(lanterns, { players: 2, seed: 1, moves: 0 }, 2)).toEqual([4, 16]);
    const [, , third] = perft(lanterns, { players: 2, seed: 1, moves: 0 }, 3);
    // Take or discard in each of the 16 lines, and give in the 9 in which nobody bid all three coins.
    expect(third).toBe(16 * 2 + 9);
  });

  it('stops at the end of the game', () => {
    const whole = playRandomly(lanterns, { players: 2, options: {} }, 1).decisions;
    expect(perft(lanterns, { players: 2, seed: 1, moves: whole }, 3)).toEqual([0, 0, 0]);
  });

  it('starts from the position that is named', () => {
    const state = positionOf(lanterns, { players: 3, seed: 2, moves: 3, options: { nights: '2' } });
    expect([state.players.length, state.nights, state.agenda[0]?.kind]).toEqual([3, 2, 'lead']);
    expect(renderPerft(lanterns, 100)).toMatch(/^start 1 4\nstart 2 16\n(.*\n)*later 1 \d+\n/);
  });
});

describe('playthroughs', () => {
  it('are text from which the same log and the same text come back', () => {
    for (const players of [2, 3]) {
      const log = recordPlaythrough(lanterns, { players, options: { nights: '2' } }, players, [apprentice]);
      const text = renderPlaythrough(lanterns, log);
      expect(parsePlaythrough(text)).toEqual(log);
      expect(renderPlaythrough(lanterns, parsePlaythrough(text))).toBe(text);
    }
  });

  it('can be read by a person, in both languages', () => {
    const match = createMatch(lanterns, { players: 2, options: { nights: '2' } }, () => replayedChance([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]));
    play(match, 0, { do: 'bid', coins: 2 }, replayedChance([]));
    play(match, 1, { do: 'bid', coins: 2 }, replayedChance([1]));
    play(match, 1, { do: 'throw' }, replayedChance([2]));
    expect(renderPlaythrough(lanterns, match.log).split('\n').slice(0, 26)).toEqual([
      'game: lanterns',
      'rules: 1',
      'players: 2',
      'options: nights=2',
      '',
      'setup',
      '  ~ 0 1 2 0 1 2 0 1 2 0 1',
      '',
      '== round 1',
      '  A',
      '    3 coins, 2 lanterns in hand',
      '  B',
      '    3 coins, 2 lanterns in hand',
      '',
      '> 1 a bid 2',
      '  A bids 2. (SAM-2.1)',
      '',
      '> 2 b bid 2',
      '  ~ 1',
      '  B bids 2. (SAM-2.1)',
      '  The bids are 2 and 2; B leads. (SAM-2.2)',
      '',
      '> 3 b throw',
      '  ~ 2',
      '  B throws 2 coins. (SAM-2.3)',
      '',
    ]);
    expect(renderPlaythrough(lanterns, match.log, 'nl')).toContain('  B gooit 2 munten. (SAM-2.3)');
  });

  it('end with the score sheet', () => {
    const log = recordPlaythrough(lanterns, { players: 2, options: {} }, 'sheet');
    const outcome = lanterns.outcome(fold(lanterns, log).state);
    const rows = renderPlaythrough(lanterns, log).trimEnd().split('\n').slice(-6);
    expect(rows.map((row) => row.slice(0, 10).trim())).toEqual(['', 'Lanterns', 'Coins (S', '=', 'Lanterns', 'place']);
    expect(rows.at(-3)?.trim().split(/\s+/)).toEqual(['=', ...(outcome?.totals ?? []).map(String)]);
  });

  it('keep undo and consent', () => {
    const match = createMatch(lanterns, { players: 3 }, () => ({ below: () => 0 }));
    play(match, 0, { do: 'bid', coins: 2 }, replayedChance([]));
    play(match, 1, { do: 'bid', coins: 1 }, replayedChance([]));
    undo(match, 1, 1);
    undo(match, 2, 0, [0, 1]);
    const text = renderPlaythrough(lanterns, match.log);
    expect(text).toContain('\n> 3 b undo 1\n');
    expect(text).toContain('\n> 4 c undo 0 consent a b\n');
    expect(parsePlaythrough(text)).toEqual(match.log);
  });

  it('are refused when they are not playthroughs', () => {
    expect(() => parsePlaythrough('hello')).toThrow(new BadInput('the playthrough has no line "options: …"'));
    expect(() => parsePlaythrough('game: x\nrules: 1\nplayers: 2\noptions:\n> one a bid')).toThrow('"> one a bid" is not an entry');
  });

  it('of all kinds make up the golden files', () => {
    const texts = goldenTexts(lanterns, apprentice, { rules: SAMPLE_RULES, tests: [] });
    expect(Object.keys(texts).sort()).toEqual(
      ['2-players.playthrough.txt', '3-players.playthrough.txt', 'clauses.txt', 'other-options.playthrough.txt', 'perft.txt'].sort(),
    );
    expect(goldenTexts(lanterns, apprentice, { rules: SAMPLE_RULES, tests: [] })).toEqual(texts);
  });
});

describe('differences from the golden files', () => {
  const texts = goldenTexts(lanterns, apprentice, { rules: SAMPLE_RULES, tests: [] });
  const read = (changes: Readonly<Record<string, string | null>>) => (file: string) =>
    file in changes ? (changes[file] ?? null) : (texts[file] ?? null);
  const file = '2-players.playthrough.txt';
  const text = texts[file] ?? '';

  it('are none while the rules do what they did, whatever the apprentice does now', () => {
    expect(goldenDifferences(lanterns, read({}))).toEqual([]);
  });

  it('are the first line of each file that differs', () => {
    expect(goldenDifferences(lanterns, read({ [file]: text.replace('== round 1', '== round one') }))).toEqual([
      expect.stringMatching(/^2-players\.playthrough\.txt: line \d+ said "== round one", the rules give "== round 1"$/),
    ]);
    expect(goldenDifferences(lanterns, read({ 'perft.txt': null }))).toEqual(['perft.txt is missing']);
    expect(goldenDifferences(lanterns, read({ [file]: text.replace(/^> 1 (.) .*$/m, '> 1 $1 nonsense') }))).toEqual([
      `${file}: a recorded move is no longer legal`,
    ]);
  });
});

describe('clause coverage', () => {
  const source = `
    it('SAM-1.1, SAM-1.2 E3 a pile and hands (really)', () => {
      expect(1).toBe(1); // expect(nothing)
      const text = 'expect(2)) it("SAM-2.2 in a text", () => expect(1))';
      expect(text.replace(/[')"]/g, \`\${count(expect(3))} expect(4) \`)).toBe(\`a\`);
    });
    // it('SAM-2.1 in a comment', () => { expect(1).toBe(1); });
    test("SAM-1.3 asserts nothing", () => { run(); });
    for (const n of [2, 3]) it(\`SAM-2.3 with \${n} players\`, async () => { expect(n / 2 / 1).toBe(1); });
    it.each([[1, 'SAM-2.4']])('SAM-3.1 line %s', (n) => expect(n).toBe(1));
    describe('SAM-3.2 a group is no test', () => { audit('SAM-3.3 neither is this', () => expect(1).toBe(1)); });
  `;
  const coverage = clauseCoverage(SAMPLE_RULES, 'SAM', [{ file: 'a.test.ts', source }]);

  it('counts the assertions of each test that names a clause in its title', () => {
    const cited = coverage.filter(({ tests }) => tests.length > 0).map(({ clause, tests }) => [clause.id, tests[0]?.expects]);
    expect(cited).toEqual([
      ['SAM-1.1', 3],
      ['SAM-1.2', 3],
      ['SAM-2.3', 1],
      ['SAM-3.1', 1],
    ]);
  });

  it('names what is not covered: comments, texts, groups and empty tests do not count', () => {
    expect(uncovered(coverage)).toEqual(['SAM-1.3', 'SAM-2.1', 'SAM-2.2', 'SAM-2.4', 'SAM-3.2', 'SAM-3.3']);
  });

  it('finds the scenario of each member of a cast: its clause in the title, then its name, and an assertion in the body', () => {
    const scenes = `
      it('SAM-2.1 wick: burns twice', () => { expect(2).toBe(2); });
      it('SAM-2.1 SAM-3.1 snuffer: says nothing', () => {});
      it('SAM-3.1 trimmer: under the wrong clause', () => { expect(1).toBe(1); });`;
    const cast = ['wick', 'snuffer', 'trimmer'].map((id) => ({ id, clause: 'SAM-2.1' }));
    const shown = castCoverage(cast, [{ file: 'a.test.ts', source: scenes }]);
    expect(shown.map(({ tests }) => tests.length)).toEqual([1, 0, 0]);
    expect(renderCast(shown)).toBe('wick (SAM-2.1)\n  1 in a.test.ts: SAM-2.1 wick: burns twice\nsnuffer (SAM-2.1)\ntrimmer (SAM-2.1)\n');
  });

  it('names an option that one of the rules leaves out, and a value that no test sets', () => {
    const options = [
      { id: 'wax', values: ['3', '5'], clauses: ['SAM-1.1'] },
      { id: 'wind', values: ['off', 'on', 'storm'], clauses: ['SAM-2.1'] },
    ];
    const rules = ['Option `wax`: 5. Option `wind`: candles go out.', 'Optie `wax`: 5.'];
    const sources = [
      { file: 'a.test.ts', source: "newGame(2, { wax: '5' }); newGame(2, { wind: 'on' });" },
      { file: 'b.test.ts', source: "say('storm');" },
    ];
    expect(optionGaps(options, rules, sources)).toEqual(['wind', 'wind: storm']);
  });

  it('gives a text that an assertion taken away changes', () => {
    const text = renderClauseCoverage(coverage);
    expect(text).toContain('SAM-1.1\n  3 in a.test.ts: SAM-1.1, SAM-1.2 E3 a pile and hands (really)\nSAM-1.2\n');
    expect(text).toContain('SAM-3.3\n');
    const less = clauseCoverage(SAMPLE_RULES, 'SAM', [{ file: 'a.test.ts', source: source.replace('expect(1).toBe(1); // ', '// ') }]);
    expect(renderClauseCoverage(less)).not.toBe(text);
  });
});
