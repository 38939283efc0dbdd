// `npm test`: makes the checkout ready, runs every check and every test, and prints the totals in the last line.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { asCommand, ensureBuilt, ensureInstalled, NotReady } from './ready.mjs';
import { runTool } from './run.mjs';
import { readTestCount } from './test-count.mjs';

const SLOWEST = 10;

/**
 * `npm run test:long`: complete random games, from every player's view, with every option and many for each number of players; and other
 * tests that take minutes. Browsers and trials draw anew each time.
 */
const LONG = { BELFRY_GAMES: '4', BELFRY_LONG: 'yes', BELFRY_SEED: process.env.BELFRY_SEED ?? randomBytes(4).toString('hex') };

await asCommand(async () => {
  await ensureInstalled();
  const checks = await runChecks();
  const long = process.argv.includes('--long');
  if (long) process.stdout.write(`BELFRY_SEED=${LONG.BELFRY_SEED}\n`);
  const given = process.argv.slice(2).filter((arg) => arg !== '--long');
  const args = [...given, ...((await isBuilt()) ? [] : ['--project', 'units'])];
  const { passed, failed, remarks, slowest } = await runTests(args, long ? LONG : {});
  for (const remark of remarks) process.stdout.write(`${remark}\n`);
  process.stdout.write(`The slowest files, in seconds:\n${slowest.slice(0, SLOWEST).join('\n')}\n`);
  process.stdout.write(`${checks.passed + passed} passed, ${checks.failed + failed} failed\n`);
  return checks.failed + failed === 0 ? 0 : 1;
});

/**
 * @param {readonly string[]} args for vitest
 * @param {Record<string, string>} env
 */
async function runTests(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await runTool('vitest', 'vitest', ['run', ...reporting, ...args], { show: true, env });
    return readTestCount(report, code, args);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Servers, browsers and the command line are tested as built. The checks have already counted a broken build. */
async function isBuilt() {
  try {
    await ensureBuilt();
    return true;
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    process.stdout.write('The build failed (see the types above): only the unit tests run, on the sources.\n');
    return false;
  }
}
