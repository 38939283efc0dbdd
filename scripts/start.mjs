// `npm start`: makes the checkout ready, starts Belfry and prints its address. Arguments go to `belfry serve`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { QUICKLY } from './compress.mjs';
import { asCommand, ensureBuilt, ensureInstalled, ensurePages, TO_PLAY } from './ready.mjs';
import { ROOT, run } from './run.mjs';

await asCommand(async () => {
  await ensureInstalled(TO_PLAY);
  await ensureBuilt();
  await ensurePages(QUICKLY);
  // The server handles Ctrl-C.
  process.on('SIGINT', () => {});
  const { SERVER_FLAGS } = await import(pathToFileURL(join(ROOT, 'server', 'dist', 'base', 'young-generation.js')).href);
  const serve = [...SERVER_FLAGS, join(ROOT, 'cli', 'bin', 'belfry.mjs'), 'serve', ...process.argv.slice(2)];
  const { code } = await run(process.execPath, serve, { show: true, listen: true });
  return code;
});
