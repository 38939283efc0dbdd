// `npm run build:static`: builds the pages for any web server, under any path, without a Belfry server, and prints their folder.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  asCommand,
  ensureInstalled,
  ensureStaticPages,
  ensureStaticTestPages,
  STATIC_PAGES,
  STATIC_TEST_PAGES,
  TO_PLAY,
} from './ready.mjs';
import { ROOT } from './run.mjs';

await asCommand(async () => {
  await ensureInstalled(TO_PLAY);
  const forTests = process.argv.includes('--for-tests');
  const pages = forTests ? STATIC_TEST_PAGES : STATIC_PAGES;
  await (forTests ? ensureStaticTestPages() : ensureStaticPages());
  const folder = join(ROOT, pages);
  const bytes = readdirSync(folder, { recursive: true }).reduce((sum, path) => sum + statSync(join(folder, String(path))).size, 0);
  process.stdout.write(
    `Belfry without a server lies in ${pages} (${(bytes / 1e6).toFixed(1)} MB). Any web server can serve it, under any path.\n`,
  );
  return 0;
});
