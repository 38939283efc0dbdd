// Counts vitest's results. Every test that did not pass counts as failed, including skipped and unfinished ones.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * @typedef {object} TestCount
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} remarks what a reader of the two numbers should know
 * @property {readonly string[]} slowest the files with their seconds, the slowest first
 */

/**
 * @typedef {object} ReportedFile
 * @property {string} name
 * @property {string} status
 * @property {number} startTime in milliseconds
 * @property {number} endTime
 * @property {readonly { status: string, fullName: string }[]} assertionResults
 */

/**
 * The part of vitest's JSON report that is counted.
 * @typedef {object} Report
 * @property {readonly ReportedFile[]} testResults
 */

/**
 * @param {string} path of vitest's JSON report
 * @param {number} exitCode
 * @param {readonly string[]} args given to vitest
 * @returns {TestCount}
 */
export function readTestCount(path, exitCode, args = []) {
  if (!existsSync(path)) return { passed: 0, failed: 1, remarks: ['vitest ended without a report: counted as one failure.'], slowest: [] };
  return testCount(JSON.parse(readFileSync(path, 'utf8')), exitCode, args);
}

/**
 * @param {Report} report
 * @param {number} exitCode
 * @param {readonly string[]} args
 * @returns {TestCount}
 */
export function testCount(report, exitCode, args = []) {
  // Selecting tests by name leaves the others out on purpose.
  const byName = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));
  const remarks = [];
  let passed = 0;
  let failed = 0;
  for (const file of report.testResults) {
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      failed += 1;
      remarks.push(`${file.name} could not be run: counted as one failure.`);
    }
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failed += 1;
      else if (!byName) {
        failed += 1;
        remarks.push(`"${test.fullName}" is ${test.status === 'todo' ? 'not written yet' : 'skipped'}: counted as failed.`);
      }
    }
  }
  if (exitCode !== 0 && failed === 0) {
    failed = 1;
    remarks.push('vitest reported a problem outside the tests (above): counted as one failure.');
  }
  return { passed, failed, remarks, slowest: slowestFirst(report.testResults) };
}

/** @param {readonly ReportedFile[]} files */
function slowestFirst(files) {
  return files
    .map(({ name, startTime, endTime }) => ({ name: relative(ROOT, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} ${name}`);
}
