// `node web/scripts/line-icons.mjs`: writes the line icons of the pages, one file each beside web/src/icons/icons.txt, which names them; so that lucide-react, 50 MB, is no part of a build.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'icons');
const names = readFileSync(join(FOLDER, 'icons.txt'), 'utf8').split('\n').filter(Boolean).sort();

for (const file of readdirSync(FOLDER)) if (/^(?!lines).*\.tsx$/.test(file)) rmSync(join(FOLDER, file));
const exported = [];
for (const name of names) {
  const icon = await copyOfPiece(name);
  const component = name.replaceAll(/(^|-)(\w)/g, (_, __, sign) => sign.toUpperCase());
  const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => {
    const words = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `    <${tag} ${words.join(' ')} />`;
  });
  const head = '/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */';
  const code = `import { type LineIconProps, Lines } from './lines.tsx';\n\n${head}\nexport const ${component} = (props: LineIconProps) => (\n  <Lines {...props}>\n${shapes.join('\n')}\n  </Lines>\n);\n`;
  writeFileSync(join(FOLDER, `${name}.tsx`), code);
  exported.push(`export { ${component} } from './${name}.tsx';`);
}
writeFileSync(join(FOLDER, 'index.ts'), `${exported.join('\n')}\n`);
process.stdout.write(`${names.length} icons in ${FOLDER}\n`);

/** Some are known by an earlier name, too. @param {string} name */
async function copyOfPiece(name) {
  const file = fileURLToPath(import.meta.resolve(`lucide-react/icons/${name}`));
  const [, today = name] = /^export \{ default \} from '\.\/([\w-]+)\.mjs';$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return (await import(`lucide-react/icons/${today}`)).__iconData;
}
