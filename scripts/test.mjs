// `npm test`: makes the checkout ready, runs every check and every test, and counts them in the last line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { asCommand, ensureBuilt, ensureInstalled, NotReady } from './ready.mjs';
import { runTool } from './run.mjs';
import { readTestCount } from './test-count.mjs';

await asCommand(async () => {
  await ensureInstalled();
  const checks = await runChecks();
  await buildForTests();
  const args = process.argv.slice(2);
  const units = await runTests('vitest.config.ts', args);
  const integration = await runTests('vitest.integration.config.ts', args);
  for (const remark of [...units.remarks, ...integration.remarks]) process.stdout.write(`${remark}\n`);
  const failed = checks.failed + units.failed + integration.failed;
  process.stdout.write(`${checks.passed + units.passed + integration.passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});

/**
 * @param {string} config of vitest
 * @param {readonly string[]} args for vitest; files they name may all belong to the other configuration
 */
async function runTests(config, args) {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const some = args.length > 0 ? ['--passWithNoTests', ...args] : [];
    const { code } = await runTool('vitest', 'vitest', ['run', '--config', config, ...reporting, ...some], { show: true });
    return readTestCount(report, code, args);
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
