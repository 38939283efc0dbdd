// Both ends of hosting a match on this device, usable without a browser.
export { hostLocalTable } from './local-host.ts';
export type { SavedTable } from './saves.ts';
export { alone } from './tabs.ts';
export type { News, WorkerMessage } from './wire.ts';
export { talkTo, type WorkerEnd } from './worker-client.ts';
