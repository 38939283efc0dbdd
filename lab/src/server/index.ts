export { compareServers, type ServerComparison } from './against.ts';
export { benchServer } from './server-bench.ts';
