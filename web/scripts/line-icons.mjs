// `node web/scripts/line-icons.mjs`: writes the line icons of the pages, named in web/src/icons/icons.txt; so that lucide-react, 50 MB, is no part of a build.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const FOLDER = join(ROOT, 'web', 'src', 'icons');
const names = readFileSync(join(FOLDER, 'icons.txt'), 'utf8').split('\n').filter(Boolean).sort();

const icons = [];
for (const name of names) {
  const component = name.replaceAll(/(^|-)(\w)/g, (_, __, sign) => sign.toUpperCase());
  const paths = (await shapesOf(name)).map(([tag, attributes]) => `'${pathOf(tag, attributes)}'`);
  icons.push(`export const ${component} = /* @__PURE__ */ lineIcon(${paths.join(', ')});`);
}
const head = "// Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs.\nimport { lineIcon } from './line-icon.tsx';\n";
const file = join(FOLDER, 'index.ts');
writeFileSync(file, `${head}\n${icons.join('\n')}\n`);
execFileSync(join(ROOT, 'node_modules', '.bin', 'biome'), ['format', '--write', file]);
process.stdout.write(`${names.length} icons in ${file}\n`);

/** Some are known by an earlier name, too. @param {string} name */
async function shapesOf(name) {
  const file = fileURLToPath(import.meta.resolve(`lucide-react/icons/${name}`));
  const [, today = name] = /^export \{ default \} from '\.\/([\w-]+)\.mjs';$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return (await import(`lucide-react/icons/${today}`)).__iconData.node;
}

/** Returns a shape as the data of a path. @param {string} tag @param {Record<string, string>} attributes */
function pathOf(tag, { d, fill, ...sizes }) {
  if (tag === 'path') return d;
  const of = Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, Number(value)]));
  if (tag === 'line') return `M${of.x1} ${of.y1}L${of.x2} ${of.y2}`;
  // A stroke fills a small circle but for its middle.
  const middle = fill === undefined ? '' : `M${of.cx} ${of.cy}h.01`;
  if (tag === 'circle')
    return `M${of.cx + of.r} ${of.cy}a${of.r} ${of.r} 0 1 1 ${-2 * of.r} 0a${of.r} ${of.r} 0 1 1 ${2 * of.r} 0z${middle}`;
  if (tag !== 'rect') throw new Error(`there is no path for a "${tag}"`);
  const corner = (/** @type {number} */ x, /** @type {number} */ y) => `a${of.rx} ${of.rx} 0 0 1 ${x} ${y}`;
  const [h, v] = [of.width - 2 * of.rx, of.height - 2 * of.rx];
  return `M${of.x + of.rx} ${of.y}h${h}${corner(of.rx, of.rx)}v${v}${corner(-of.rx, of.rx)}h${-h}${corner(-of.rx, -of.rx)}v${-v}${corner(of.rx, -of.rx)}z`;
}
