// The examples of docs/BUILDING.md that need neither a compiler nor packed libraries, exactly as printed.
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { onAnyStore } from './test-servers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the checkout, so that imports resolve to the built packages. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'belfry', 'examples');
const guide = readFileSync(join(ROOT, 'docs', 'BUILDING.md'), 'utf8');
const examples = [...guide.matchAll(/^```\w+ (\S+\.\w+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => ({ name, code }));

mkdirSync(FOLDER, { recursive: true });
for (const { name, code } of examples) writeFileSync(join(FOLDER, name), code);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe('examples in BUILDING', () => {
  const programs = examples.filter(({ name }) => name.endsWith('.mjs')).map(({ name }) => name);

  it('has the programs that are run here', () => {
    expect(programs).toEqual(['bot.mjs', 'match.mjs', 'words.mjs']);
  });

  it.each(programs)('%s runs as printed', async (name) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(FOLDER, name)]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(name === 'bot.mjs' ? /^seat \d: \S+/ : /./);
  });
});

onAnyStore('the bot in Python of BUILDING', (servers) => {
  it('plays a whole match over the network', async () => {
    const code = examples.find(({ name }) => name === 'bot.py')?.code ?? '';
    const usual = 'http://127.0.0.1:8420';
    expect(code).toContain(`SERVER = "${usual}"`);
    if (spawnSync('python3', ['--version']).status !== 0) return;
    const server = await servers.open();
    const file = join(FOLDER, 'bot.py');
    writeFileSync(file, code.replace(usual, server.url));
    const { stdout } = await promisify(execFile)('python3', [file]);
    expect(stdout).toMatch(/^Playing at http:\S+\/table\/\w+\nOver\. Points: \[\d+, \d+, \d+, \d+\]\n$/);
  });
});
