// `npm run build:static`: the pages for any web server, under any path, without a server of ours. Says where they lie.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, ensureInstalled, ensureStaticPages, STATIC_PAGES, TO_PLAY } from './ready.mjs';
import { ROOT } from './run.mjs';

await asCommand(async () => {
  await ensureInstalled(TO_PLAY);
  await ensureStaticPages();
  const folder = join(ROOT, STATIC_PAGES);
  const bytes = readdirSync(folder, { recursive: true }).reduce((sum, path) => sum + statSync(join(folder, String(path))).size, 0);
  process.stdout.write(
    `Belfry without a server lies in ${STATIC_PAGES} (${(bytes / 1e6).toFixed(1)} MB). Any web server can serve it, under any path.\n`,
  );
  return 0;
});
