import { describe, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';
import { readTestCount, testCount } from '../test-count.mjs';

const TIMES = { startTime: 0, endTime: 1 };

/**
 * @param {string} fileStatus
 * @param {readonly string[]} statuses
 */
const report = (fileStatus, ...statuses) => ({
  testResults: [
    {
      ...TIMES,
      name: `${ROOT}/a.test.ts`,
      status: fileStatus,
      assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i + 1}` })),
    },
  ],
});

describe('the count at the end', () => {
  it('adds up what passed and what failed', () => {
    expect(testCount(report('failed', 'passed', 'passed', 'failed'), 1)).toMatchObject({ passed: 2, failed: 1, remarks: [] });
  });

  it('counts skipped and unwritten tests as failed, and says so', () => {
    const { passed, failed, remarks } = testCount(report('passed', 'passed', 'skipped', 'todo'), 0);
    expect([passed, failed]).toEqual([1, 2]);
    expect(remarks).toEqual(['"test 2" is skipped: counted as failed.', '"test 3" is not written yet: counted as failed.']);
  });

  it('does not hold it against tests that they were not asked for by name', () => {
    expect(testCount(report('passed', 'passed', 'skipped'), 0, ['-t', 'test 1'])).toMatchObject({ passed: 1, failed: 0, remarks: [] });
  });

  it('counts a file that could not be run', () => {
    const { failed, remarks } = testCount(report('failed'), 1);
    expect(failed).toBe(1);
    expect(remarks[0]).toContain('a.test.ts could not be run');
  });

  it('counts a problem outside the tests', () => {
    const { passed, failed, remarks } = testCount(report('passed', 'passed'), 1);
    expect([passed, failed]).toEqual([1, 1]);
    expect(remarks[0]).toContain('outside the tests');
  });

  it('names the files, the slowest first', () => {
    const files = [2_000, 61_250, 300].map((endTime) => ({
      name: `${ROOT}/x/${endTime}.test.ts`,
      status: 'passed',
      startTime: 0,
      endTime,
      assertionResults: [],
    }));
    expect(testCount({ testResults: files }, 0).slowest).toEqual([
      '   61.3 x/61250.test.ts',
      '    2.0 x/2000.test.ts',
      '    0.3 x/300.test.ts',
    ]);
  });

  it('counts a run without a report', () => {
    expect(readTestCount('/nowhere/report.json', 1).failed).toBe(1);
  });
});
