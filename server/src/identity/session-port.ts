import type { PlayPort } from '../play/play-port.ts';
import type { SessionSockets } from './session-sockets.ts';

/** What it takes to end a session everywhere: its sockets, and the tables of its seats. */
export interface SessionPort extends PlayPort {
  readonly sessionSockets: SessionSockets;
  /** The public address of this server, if the operator has set it. */
  readonly publicOrigin: string | undefined;
}
