// Extracts the contents of our documents: words, links, anchors, commands, paths and examples. scripts/test/documents.test.mjs checks that
// they are correct.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { slugOf } from '../docs/.vitepress/pages.ts';
import { ROOT } from './run.mjs';

const parser = new MarkdownIt({ html: true });
parser.normalizeLink = (href) => href;

/** @typedef {import('markdown-it').Token} Token */
/** @typedef {{ path: string, text: string }} Document */

/** Rules have their own tests, and the changelog describes the past. */
const NOT_COUNTED = /(^|\/)(RULES(\.[a-z]+)?|CHANGELOG)\.md$/;
/** The programs that a documented command may start with. */
const PROGRAMS =
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|belfry|python3|git|docker|podman|caddy|systemctl|useradd|runuser|cp|cd|echo|pg_dump|pg_restore)\b/;

/** Returns every document of the repository except rules and changelog. @returns {Document[]} */
export function documentsIn() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: ROOT, encoding: 'utf8' });
  // A copy of the repository has no history, and some machines have no git.
  const paths = listed.status === 0 ? listed.stdout.trim().split('\n') : ['README.md', 'CONTRIBUTING.md', 'docs/BUILDING.md'];
  return paths
    .filter((path) => path !== '' && !NOT_COUNTED.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** @param {string} text */
export function wordsIn(text) {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** The line after which a document is only for looking up. */
export const ENOUGH = '*That is all it takes. The rest is for looking up.*';

/**
 * Returns what a stranger reads to do one thing: the README as far as its table of sections, the opening of the document that the table
 * links to, and that section. Empty where the section does not come before the line ENOUGH.
 * @param {string} link
 * @param {string} [root]
 */
export function pathTo(link, root = ROOT) {
  const [file = '', anchor = ''] = link.split('#');
  const [before = '', after] = readFileSync(join(root, file), 'utf8').split(ENOUGH);
  const [opening = '', ...sections] = before.split(/^(?=## )/m);
  const section = sections.find((text) => anchorsOf(text)[0] === anchor);
  return section === undefined || after === undefined ? '' : [firstScreen(root), opening, section].join('\n');
}

/** Returns the links of the table of sections in the README. @param {string} [root] */
export function startingLinks(root = ROOT) {
  const rows = firstScreen(root)
    .split('\n')
    .filter((line) => line.startsWith('| **'));
  return rows.flatMap(linksOf);
}

/** @param {string} root */
function firstScreen(root) {
  return readFileSync(join(root, 'README.md'), 'utf8')
    .split(/^(?=## )/m)
    .slice(0, 2)
    .join('');
}

/** Returns every link and picture of a text. @param {string} text @returns {string[]} */
export function linksOf(text) {
  return inline(text).flatMap((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? '') || []);
}

/** Returns the anchors of all headings. @param {string} text @returns {string[]} */
export function anchorsOf(text) {
  const tokens = parser.parse(text, {});
  return tokens.flatMap(({ type }, at) => {
    if (type !== 'heading_open') return [];
    return slugOf((tokens[at + 1]?.children ?? []).map(({ content }) => content).join(''));
  });
}

/** Returns the links of a document that lead to no file or heading. @param {Document} document @returns {string[]} */
export function deadLinks({ path, text }) {
  return linksOf(text).filter((link) => {
    const [file = '', anchor] = link.split('#');
    if (/^[a-z]+:/.test(file)) return false;
    const target = join(ROOT, file === '' ? path : posix.join(posix.dirname(path), file));
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  });
}

/** Returns the missing files that a document names by their full path from the root of the repository. @param {Document} document @returns {string[]} */
export function missingPaths({ text }) {
  const named = inline(text).flatMap(({ type, content }) => {
    const [, path] = /^([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|[cm]?js|py|json|yaml|yml|md|css))$/.exec(content) ?? [];
    // Paths inside a package are relative to it, such as `src/board.ts`.
    return type === 'code_inline' && path !== undefined && existsSync(join(ROOT, path.split('/')[0] ?? '')) ? [path] : [];
  });
  return named.filter((path) => !/^dist\//.test(path) && !existsSync(join(ROOT, path)));
}

/** Returns every command of a text, one line each, without comments. @param {string} text @returns {string[]} */
export function commandsOf(text) {
  const blocks = parser.parse(text, {}).filter(({ type, info }) => type === 'fence' && /^sh\b/.test(info));
  const lines = blocks.flatMap(({ content }) => content.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim()));
  const words = inline(text).flatMap(({ type, content }) => (type === 'code_inline' && PROGRAMS.test(content) ? [content] : []));
  return [...new Set([...lines.filter((line) => line !== ''), ...words.filter((word) => word.includes(' '))])];
}

/** Returns the examples of a text that are files: blocks whose first line is a file name. @param {string} text @returns {{ name: string, code: string }[]} */
export function examplesOf(text) {
  return [...text.matchAll(/^```\w+ (\S+\.\w+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => ({ name, code }));
}

/** @param {string} text @returns {Token[]} */
function inline(text) {
  return parser.parse(text, {}).flatMap(({ children }) => children ?? []);
}
