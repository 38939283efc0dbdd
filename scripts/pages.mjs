// Builds the pages of the web client if they are missing or out of date; with --for-tests, the pages for browser tests.
import { asCommand, ensureInstalled, ensurePages, ensureTestPages, TO_PLAY } from './ready.mjs';

await asCommand(async () => {
  await ensureInstalled(TO_PLAY);
  await (process.argv.includes('--for-tests') ? ensureTestPages() : ensurePages());
  return 0;
});
