export { backUp } from './operations/backup.ts';
export { type Config, readEnvironment, USUAL_LIMITS, USUAL_PORT } from './operations/config.ts';
export { runUntilStopped } from './operations/run-until-stopped.ts';
export { type RunningServer, startServer } from './serve.ts';
