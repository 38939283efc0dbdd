import type { PlayPort } from '../play/play-port.ts';
import type { SessionSockets } from './session-sockets.ts';

/** What it takes to end a session everywhere: its sockets, and the tables its seats are at. */
export interface SessionPort extends PlayPort {
  readonly sessionSockets: SessionSockets;
  /** How the world reaches this server, where whoever runs it has said so. */
  readonly publicOrigin: string | undefined;
}
