export { type ChaosResult, chaosTrial } from './chaos.ts';
export { type EavesdropResult, eavesdrop } from './eavesdropping.ts';
export { type FuzzResult, fuzzTrial } from './fuzz.ts';
export { type KillResult, killTrial } from './kill.ts';
export { type LoadResult, loadTrial } from './load.ts';
export { type NodesResult, nodesTrial } from './nodes.ts';
export { freePort, startProcess } from './process.ts';
