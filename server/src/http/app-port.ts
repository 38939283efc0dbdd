import type { SessionPort } from '../identity/session-port.ts';
import type { LobbyPort } from '../lobby/lobby-port.ts';

/** What the entrances of a node need. */
export interface AppPort extends LobbyPort, SessionPort {
  /** Whoever brings it has read it beside the store, and runs the server. */
  readonly consoleToken: string;
}
