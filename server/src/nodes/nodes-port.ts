import type { SessionPort } from '../identity/session-port.ts';
import type { Nodes } from './nodes.ts';

/** What the entry points of a node in a cluster need. */
export interface NodesPort extends SessionPort {
  readonly nodes: Nodes;
}
