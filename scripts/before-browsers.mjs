// Runs before browser tests: the build that server-side bots run, and the pages unless the tests name others.
import { ensureBuilt, ensureTestPages } from './ready.mjs';

export default async () => {
  await ensureBuilt();
  if (process.env.BELFRY_CLIENT === undefined) await ensureTestPages();
};
