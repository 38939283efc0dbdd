export { idleMemory } from './idle-memory.ts';
export { benchNodes, type NodesRow } from './nodes-bench.ts';
export { benchServer } from './server-bench.ts';
export { compareServers, type ServerComparison } from './server-comparison.ts';
