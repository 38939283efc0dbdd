// A server as a process of its own, set up by the environment alone: what process managers and the trials start.
import { keepYoungMemorySmall } from './base/young-memory.ts';

// A server outlives whoever reads what it says.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
keepYoungMemorySmall();
const { readEnvironment } = await import('./config/config.ts');
const { runUntilStopped } = await import('./run-until-stopped.ts');
const config = readEnvironment(process.env);
await runUntilStopped(config, config.port, ({ url, node }) => {
  process.stdout.write(`${JSON.stringify({ url, node })}\n`);
});
// Whatever is still open has had its time.
process.exit(0);
