// Builds the pages of the web client when they are missing or out of date.
import { asCommand, ensureInstalled, ensurePages, TO_PLAY } from './ready.mjs';

await asCommand(async () => {
  await ensureInstalled(TO_PLAY);
  await ensurePages();
  return 0;
});
