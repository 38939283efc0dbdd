// Finds the sources of the repository, even without git.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'reports', 'golden', 'pinned']);

/**
 * Returns the paths of all sources below a folder, relative to the root, with slashes.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function sourceFiles(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return item.name.startsWith('.') || LEFT_OUT.has(item.name) ? [] : sourceFiles(root, path);
    return /\.(?:tsx?|mjs)$/.test(item.name) ? [relative(root, path).replaceAll(sep, '/')] : [];
  });
}
