// `npm test`: makes the checkout ready, runs every check and every test, and counts them in the last line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { asCommand, ensureBuilt, ensureInstalled, NotReady } from './ready.mjs';
import { runTool } from './run.mjs';
import { readTally } from './tally.mjs';

await asCommand(async () => {
  await ensureInstalled();
  const checks = await runChecks();
  const tests = await runTests(process.argv.slice(2));
  for (const remark of tests.remarks) process.stdout.write(`${remark}\n`);
  const failed = checks.failed + tests.failed;
  process.stdout.write(`${checks.passed + tests.passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});

/** @param {readonly string[]} args for vitest */
async function runTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-test-'));
  const report = join(folder, 'report.json');
  try {
    await buildForTests();
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await runTool('vitest', 'vitest', ['run', ...reporting, ...args], { show: true });
    return readTally(report, code, args);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests of the command line run the build. A broken build has already been counted among the checks. */
async function buildForTests() {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    process.stdout.write('The build failed (see the types above); the tests run on the sources all the same.\n');
  }
}
