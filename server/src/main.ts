// A server as a process of its own, set up by the environment alone: what process managers and the trials start.
import { readEnvironment } from './operations/config.ts';
import { runUntilStopped } from './operations/run-until-stopped.ts';

const config = readEnvironment(process.env);
await runUntilStopped(config, config.port, ({ url, node }) => {
  process.stdout.write(`${JSON.stringify({ url, node })}\n`);
});
