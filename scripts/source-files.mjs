// The sources of the repository, found where there is no git, too.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'reports', 'golden', 'pinned']);

/**
 * The paths of all sources below a folder, from the root, with slashes.
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
