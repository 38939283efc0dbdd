#!/usr/bin/env node
// Prepares the checkout (installs and builds what is missing, with messages on standard error), then runs the command.
import { asCommand, EVERYTHING, ensureBuilt, ensureInstalled, TO_PLAY } from '../../scripts/ready.mjs';

/** Commands that need development packages: a database, or another engine to measure against. */
const MEASURES = ['bench', 'trial'];

await asCommand(async () => {
  await ensureInstalled(MEASURES.includes(process.argv[2] ?? '') ? EVERYTHING : TO_PLAY);
  await ensureBuilt(['cli']);
  const { main } = await import('../dist/main.js');
  return main(process.argv.slice(2));
});
