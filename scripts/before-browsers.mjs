// Before tests in a browser: the build that bots on a server run, and the pages unless others are named.
import { ensureBuilt, ensureTestPages } from './ready.mjs';

export default async () => {
  await ensureBuilt();
  if (process.env.BELFRY_CLIENT === undefined) await ensureTestPages();
};
