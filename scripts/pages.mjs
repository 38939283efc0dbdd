// Builds the pages of the web client when they are missing or out of date.
import { asCommand, ensureInstalled, ensurePages } from './ready.mjs';

await asCommand(async () => {
  await ensureInstalled();
  await ensurePages();
  return 0;
});
