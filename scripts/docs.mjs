// `npm run docs`: builds the documentation site with search (VitePress) and a reference of all library exports (TypeDoc), in dist/docs.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi } from './api.mjs';
import { asCommand, ensureInstalled, NotReady } from './ready.mjs';
import { ROOT, runTool } from './run.mjs';

const OUT = join(ROOT, 'dist', 'docs');

await asCommand(async () => {
  await ensureInstalled();
  const { code, output } = await runTool('vitepress', 'vitepress', ['build', 'docs'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new NotReady(`${output.trim()}\n\nThe documentation could not be built; the reasons are above.`);
  cpSync(join(ROOT, 'web', 'public', 'mark.svg'), join(OUT, 'mark.svg'));
  cpSync(join(ROOT, 'web', 'src', 'styles', 'fonts'), join(OUT, 'fonts'), { recursive: true });
  if (!process.argv.includes('--without-api')) await buildApi();
  process.stdout.write(`The documentation is in ${join('dist', 'docs')}. Any web server can serve it, under any path.\n`);
  return 0;
});
