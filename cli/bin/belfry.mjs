#!/usr/bin/env node
// Makes the checkout ready (installs and builds what is missing, told on standard error), then runs the command.
import { asCommand, ensureBuilt, ensureInstalled } from '../../scripts/ready.mjs';

await asCommand(async () => {
  await ensureInstalled();
  await ensureBuilt(['cli']);
  const { main } = await import('../dist/main.js');
  return main(process.argv.slice(2));
});
