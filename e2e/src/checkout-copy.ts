import { spawnSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Output of tools and tests, and what a copy must not share with the checkout. */
const LEFT_OUT = new Set(
  [
    '.git',
    '.stryker-tmp',
    'data',
    'reports',
    'e2e/pictures',
    'e2e/screenshots',
    'node_modules/.cache',
    'node_modules/.vite',
    'web/dist',
    'dist/test-pages',
    'dist/test-static',
  ].map(normalize),
);

/** Copies the checkout to a folder of its own: its files are copied, installed packages are linked. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'belfry-copy-'));
  copyInto(copy, '', false);
  return copy;
}

function copyInto(copy: string, folder: string, installed: boolean): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const item of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (LEFT_OUT.has(path)) continue;
    if (item.isSymbolicLink()) symlinkSync(readlinkSync(join(ROOT, path)), join(copy, path));
    else if (item.isDirectory()) copyInto(copy, path, installed || item.name === 'node_modules');
    // npm records installed packages in a file beside them, and overwrites it.
    else if (installed && !item.name.startsWith('.')) link(join(ROOT, path), join(copy, path));
    else copyFileSync(join(ROOT, path), join(copy, path));
  }
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or one without links.
    copyFileSync(from, to);
  }
}

/** Runs a script of the copy with this Node and returns its output; throws if it fails. */
export function runIn(copy: string, args: readonly string[], input = ''): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST|npm_)/.test(name)));
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, input, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`"${args.join(' ')}" ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}
