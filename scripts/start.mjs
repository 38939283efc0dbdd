// `npm start`: makes the checkout ready and opens the house in the browser. Arguments go to `belfry serve`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, ensureBuilt, ensureInstalled } from './ready.mjs';
import { ROOT, run, runTool } from './run.mjs';

await asCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensureClient();
  // Ctrl-C is for the server to answer.
  process.on('SIGINT', () => {});
  const serve = [join(ROOT, 'cli', 'bin', 'belfry.mjs'), 'serve', ...process.argv.slice(2)];
  const { code } = await run(process.execPath, serve, { show: true, listen: true });
  return code;
});

/** Builds the pages once; `npm run build --workspace web` builds them anew after a change. */
async function ensureClient() {
  if (existsSync(join(ROOT, 'web', 'dist', 'index.html'))) return;
  process.stderr.write('Building the pages (about half a minute)…\n');
  const { code, output } = await runTool('vite', 'vite', ['build', 'web']);
  if (code !== 0) process.stderr.write(`${output.trim()}\nThe pages could not be built; the server starts without them.\n`);
}
