// Third-party code that we distribute, in the server package or inside the pages, with its licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packagesOf } from './workspace.mjs';

/**
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {string} licence
 * @property {'server' | 'pages'} where
 * @property {string} path where npm puts it
 */

/** @typedef {{ version?: string, license?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */

/** Licences that let anybody use, change and distribute the code, also in combination with code under other licences. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Tools that build the pages and are not part of them. */
const BUILDS_PAGES = new Set(['vite', '@vitejs/plugin-react', 'markdown-it']);

/** Licences that also allow distribution of an unmodified package next to ours. */
const ALLOWED_BESIDE = new Set([...ALLOWED, 'MPL-2.0']);

/** Tells whether we may distribute it. Of several alternative licences one is enough. @param {Pick<Shipped, 'licence' | 'where'>} shipped */
export function isAllowed({ licence, where }) {
  const allowed = where === 'server' ? ALLOWED_BESIDE : ALLOWED;
  const parts = licence.replaceAll(/[()]/g, '').split(/\s+OR\s+/);
  return parts.some((part) => part.split(/\s+AND\s+/).every((one) => allowed.has(one)));
}

/** @param {string} root @returns {Shipped[]} */
export function shippedPackages(root) {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const pages = Object.keys(own(root, '@belfry/web')).filter((name) => !BUILDS_PAGES.has(name));
  return [...closure(locked, Object.keys(own(root, '@belfry/cli')), 'server'), ...closure(locked, pages, 'pages')];
}

/** Returns the third-party dependencies of one of our packages, including those of our packages that it depends on. @param {string} root @param {string} first */
function own(root, first) {
  const ours = new Map(packagesOf(root).map(({ manifest }) => [manifest.name, manifest.dependencies ?? {}]));
  const seen = new Set();
  /** @param {string} name @returns {Record<string, string>} */
  const visit = (name) => {
    if (seen.has(name)) return {};
    seen.add(name);
    const parts = Object.entries(ours.get(name) ?? {}).map(([each, version]) => (ours.has(each) ? visit(each) : { [each]: version }));
    return Object.assign({}, ...parts);
  };
  return visit(first);
}

/** @param {Record<string, Locked>} locked @param {readonly string[]} names @param {Shipped['where']} where @returns {Shipped[]} */
function closure(locked, names, where) {
  /** @type {Map<string, Shipped>} */
  const found = new Map();
  /** @param {string} name @param {string} from */
  const visit = (name, from) => {
    const path = placeOf(locked, name, from);
    if (path === undefined || found.has(path)) return;
    const entry = locked[path] ?? {};
    const {
      version = '',
      license: licence = 'none',
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta,
    } = entry;
    found.set(path, { name, version, licence, where, path });
    const peers = Object.keys(peerDependencies).filter((each) => !peerDependenciesMeta?.[each]?.optional);
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) visit(next, path);
  };
  for (const name of names) visit(name, '');
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns where a package finds another: nested in it, or further out. @param {Record<string, Locked>} locked @param {string} name @param {string} from @returns {string | undefined} */
function placeOf(locked, name, from) {
  const path = posix.join(from, 'node_modules', name);
  if (path in locked) return path;
  if (from === '') return undefined;
  const outer = from.lastIndexOf('/node_modules/');
  return placeOf(locked, name, outer === -1 ? '' : from.slice(0, outer));
}

/**
 * Returns the full texts of the packages' licences, which must be distributed with them.
 * @param {string} root
 * @param {Shipped['where']} where
 */
export function licenceTexts(root, where) {
  const parts = shippedPackages(root)
    .filter((each) => each.where === where)
    .map(({ name, version, licence, path }) => {
      const folder = join(root, path);
      const file = existsSync(folder) ? readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each)) : undefined;
      const text = file === undefined ? `Licence: ${licence}` : readFileSync(join(folder, file), 'utf8').trim();
      return `${name} ${version}\n\n${text}\n`;
    });
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}
