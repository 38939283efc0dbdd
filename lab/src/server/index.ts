export { compareServers, type ServerComparison } from './against.ts';
export { idleMemory } from './idle-memory.ts';
export { benchNodes, type NodesRow } from './nodes-bench.ts';
export { benchServer } from './server-bench.ts';
