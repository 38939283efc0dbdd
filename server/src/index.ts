export { backUp } from './operations/backup.ts';
export { type Config, readEnvironment, USUAL_LIMITS, USUAL_PORT } from './operations/config.ts';
export { programFile } from './operations/program-file.ts';
export { runUntilStopped } from './operations/run-until-stopped.ts';
export { type Console, openConsole } from './operators/console.ts';
export { type RunningServer, startServer } from './serve.ts';
export { readEntries } from './store/entries.ts';
export { openStore, type Store } from './store/store.ts';
export { findTable } from './store/tables.ts';
