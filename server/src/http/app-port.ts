import type { LobbyPort } from '../lobby/lobby-port.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';

/** What the entrances of a node need. */
export interface AppPort extends LobbyPort, NodesPort {
  /** Whoever brings it has read it beside the store, and runs the server. */
  readonly consoleToken: string;
}
