// Runs a server as its own process, configured by the environment alone, for process managers and trials.
import { limitYoungGeneration } from './base/young-generation.ts';

// A server must outlive the process that reads its output.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
limitYoungGeneration();
const { readEnvironment } = await import('./config/config.ts');
const { runUntilStopped } = await import('./run-until-stopped.ts');
const config = readEnvironment(process.env);
await runUntilStopped(config, config.port, ({ url, node }) => {
  process.stdout.write(`${JSON.stringify({ url, node })}\n`);
});
// Anything still open has exceeded its time limit.
process.exit(0);
