// Builds the TypeDoc part of `npm run docs`, from the types of the libraries: dist/docs/api.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { librariesOf, publicExports } from './libraries.mjs';
import { NotReady } from './ready.mjs';
import { ROOT, run, runTool } from './run.mjs';

const OUT = join(ROOT, 'dist', 'docs', 'api');
const WORK = join(ROOT, 'dist', 'libraries', 'api');
const TYPEDOC_COLOURS = {
  background: 'paper',
  'background-secondary': 'parchment',
  'background-active': 'raised',
  'icon-background': 'paper',
  'active-menu-item': 'parchment',
  accent: 'line',
  text: 'ink',
  'contrast-text': 'ink',
  link: 'link',
  'focus-outline': 'focus',
};

/** Builds the libraries and a page for each export. */
export async function buildApi() {
  const packing = await run(process.execPath, [join(ROOT, 'scripts', 'libraries.mjs')]);
  if (packing.code !== 0) throw new NotReady(packing.output.trim());
  const settings = join(WORK, 'tsconfig.json');
  mkdirSync(WORK, { recursive: true });
  const entries = librariesOf(ROOT).flatMap(writeEntries);
  const compilerOptions = { module: 'nodenext', target: 'es2023', strict: true, jsx: 'react-jsx', types: [] };
  writeFileSync(settings, JSON.stringify({ compilerOptions, files: entries }));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const what = ['--out', OUT, '--name', `Belfry ${version}`, '--tsconfig', settings, '--readme', 'none'];
  const styles = join(WORK, 'styles.css');
  writeFileSync(styles, ownStyles());
  const options = join(WORK, 'typedoc.json');
  writeFileSync(options, JSON.stringify({ customCss: styles, navigationLinks: { Documentation: '../index.html' } }));
  const how = ['--options', options, '--disableSources', '--skipErrorChecking', '--logLevel', 'Error', '--githubPages', 'false'];
  const { code, output } = await runTool('typedoc', 'typedoc', [...what, ...how, ...entries]);
  if (code !== 0 || !existsSync(join(OUT, 'index.html')))
    throw new NotReady(`${output.trim()}\n\nThe reference could not be made; the reasons are above.`);
}

/** Returns the entry file of each export, under its import name. @param {ReturnType<typeof librariesOf>[number]} library @returns {string[]} */
function writeEntries(library) {
  const { name } = library.manifest;
  return Object.entries(publicExports(library)).flatMap(([path, target]) => {
    // Pinned versions exist for old matches, not as an API.
    if (typeof target === 'string' || path.startsWith('./pinned/')) return [];
    const imported = name + path.slice(1);
    const file = join(WORK, `${imported.replace('@belfry/', '').replaceAll('/', '-')}.ts`);
    const from = `../${name.replace('@belfry/', '')}/${target.default.slice(2)}`;
    writeFileSync(file, `/** @module ${imported} */\nexport * from '${from}';\n`);
    return [file];
  });
}

/** Our colours under TypeDoc's names, light and dark. */
function ownStyles() {
  const tokens = readFileSync(join(ROOT, 'web', 'src', 'styles', 'tokens.css'), 'utf8');
  const [day = '', night = ''] = tokens.split('[data-theme="night"] {');
  /** @param {string} theme @param {string} block */
  const colours = (theme, block) =>
    Object.entries(TYPEDOC_COLOURS).map(
      ([theirs, ours]) => `  --${theme}-color-${theirs}: ${new RegExp(`--${ours}: ([^;]+);`).exec(block)?.[1]};\n`,
    );
  const all = [...colours('light', day), ...colours('dark', night)];
  return `:root {\n${all.join('')}}\n${readFileSync(join(ROOT, 'docs', '.vitepress', 'api.css'), 'utf8')}`;
}
