// `npm run api`: a page for everything the libraries export, dist/docs/api, made from their types by TypeDoc. It is fetched for this and is no part of the house.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { librariesOf, publicExports } from './libraries.mjs';
import { asCommand, NotReady, runNpm } from './ready.mjs';
import { ROOT, run } from './run.mjs';

const TYPEDOC = ['typedoc@0.28.20', 'typescript@6.0.2'];
const OUT = join(ROOT, 'dist', 'docs', 'api');
const SETTINGS = join(ROOT, 'dist', 'libraries', 'tsconfig.json');

await asCommand(async () => {
  const packing = await run(process.execPath, [join(ROOT, 'scripts', 'libraries.mjs')]);
  if (packing.code !== 0) throw new NotReady(packing.output.trim());
  const folders = librariesOf(ROOT).map((library) => ({
    library,
    folder: join(ROOT, 'dist', 'libraries', library.manifest.name.replace('@belfry/', '')),
  }));
  const entries = folders.flatMap(({ library, folder }) =>
    Object.values(publicExports(library)).flatMap((target) =>
      typeof target === 'string' || target.types === undefined ? [] : [join(folder, target.types)],
    ),
  );
  writeFileSync(
    SETTINGS,
    JSON.stringify({
      compilerOptions: { module: 'nodenext', target: 'es2023', strict: true, jsx: 'react-jsx', types: [] },
      files: entries,
    }),
  );
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const args = ['--out', OUT, '--name', `Belfry ${version}`, '--tsconfig', SETTINGS, '--readme', join(ROOT, 'docs', 'BUILDING.md')];
  const quietly = ['--excludeExternals', '--disableSources', '--skipErrorChecking', '--logLevel', 'Error', '--githubPages', 'false'];
  const { code, output } = await runNpm([
    'exec',
    '--yes',
    ...TYPEDOC.flatMap((name) => ['--package', name]),
    '--',
    'typedoc',
    ...args,
    ...quietly,
    ...entries,
  ]);
  if (code !== 0 || !existsSync(join(OUT, 'index.html')))
    throw new NotReady(`${output.trim()}\n\nThe pages could not be made; the reasons are above.`);
  process.stdout.write(`A page for everything the packages export: ${join('dist', 'docs', 'api', 'index.html')}\n`);
  return 0;
});
