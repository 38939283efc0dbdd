// Reads the packages of the repository from their manifests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {readonly string[]} [workspaces]
 * @property {string | Record<string, unknown>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * @typedef {object} Package
 * @property {string} folder from the root, with slashes; '.' for the root itself
 * @property {Manifest} manifest
 */

/** Returns the root folders that contain packages. @param {string} root */
export function workspaceFolders(root) {
  return new Set(manifestOf(root, '.').workspaces?.map((pattern) => pattern.replace(/\/.*/, '')));
}

/**
 * Returns every package: the root, and the workspaces it names.
 * @param {string} root
 * @returns {Package[]}
 */
export function packagesOf(root) {
  const manifest = manifestOf(root, '.');
  const folders = (manifest.workspaces ?? []).flatMap((pattern) => matching(root, pattern));
  return [{ folder: '.', manifest }, ...folders.map((folder) => ({ folder, manifest: manifestOf(root, folder) }))];
}

/** @param {string} root @param {string} folder @returns {Manifest} */
function manifestOf(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** Returns the folders that match `kernel` or `games/*`, as npm interprets it. @param {string} root @param {string} pattern */
function matching(root, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}
