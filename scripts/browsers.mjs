// `npm run browsers`: runs a sample of all end-to-end tests in every installed browser engine, and lists these engines.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asCommand, ensureInstalled, ensureTestPages } from './ready.mjs';
import { ROOT, runTool } from './run.mjs';

await asCommand(async () => {
  await ensureInstalled();
  await ensureTestPages();
  const folder = mkdtempSync(join(tmpdir(), 'belfry-browsers-'));
  try {
    const report = join(folder, 'report.json');
    const reporting = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
    const config = ['--config', 'vitest.browsers.config.ts'];
    const { code } = await runTool('vitest', 'vitest', ['run', ...config, ...reporting, ...process.argv.slice(2)], { show: true });
    process.stdout.write(`${summary(JSON.parse(readFileSync(report, 'utf8')))}\nThe pictures are in e2e/pictures.\n`);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Returns one line per engine: its version and result, or how to install it.
 * @param {{ testResults: readonly { assertionResults: readonly { ancestorTitles: readonly string[], title: string, status: string }[] }[] }} report
 */
function summary({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const engines = [...new Set(tests.map(({ ancestorTitles }) => ancestorTitles[0] ?? ''))];
  return engines
    .map((engine) => {
      const own = tests.filter(({ ancestorTitles }) => ancestorTitles[0] === engine);
      const count = (/** @type {string} */ status) => own.filter((test) => test.status === status).length;
      if (count('todo') > 0) return `${engine} ${own[0]?.title}`;
      if (count('passed') + count('failed') === 0) return `${engine} was not asked for`;
      const version = readFileSync(join(ROOT, 'e2e', 'pictures', engine.toLowerCase(), 'version.txt'), 'utf8');
      return `${engine} ${version}: ${count('passed')} passed, ${count('failed')} failed`;
    })
    .join('\n');
}
