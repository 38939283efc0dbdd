// Runs the tools that build this repository. Plain Node without packages, because it must work before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Returns the script behind an installed command, so that the current Node can run it on every platform.
 * @param {string} packageName
 * @param {string} command
 */
function toolPath(packageName, command) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * @typedef {object} Finished
 * @property {number} code
 * @property {string} output what the program wrote, when it was captured
 * @property {number} seconds
 */

/**
 * Runs a program in the repository and waits for it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} [how]
 * @param {boolean} [how.show] let the program use this terminal instead of capturing what it writes
 * @param {boolean} [how.listen] let the program read this terminal too
 * @param {boolean} [how.shell]
 * @param {Record<string, string>} [how.env] added to the environment
 * @returns {Promise<Finished>}
 */
export function run(program, args, { show = false, listen = false, shell = false, env = {} } = {}) {
  const began = performance.now();
  const out = show ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: [listen ? 'inherit' : 'ignore', out, out],
    shell,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const said = signal === null ? output : `${output}\nstopped by ${signal}\n`;
      resolve({ code: code ?? 1, output: said, seconds: (performance.now() - began) / 1000 });
    });
  });
}

/**
 * @param {string} packageName
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export function runTool(packageName, command, args, how) {
  return run(process.execPath, [toolPath(packageName, command), ...args], how);
}

/**
 * Tells whether this module is the main script.
 * @param {string} url
 */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);
}
