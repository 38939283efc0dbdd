import type { SessionPort } from '../identity/session-port.ts';
import type { Nodes } from './nodes.ts';

/** What the entrances of a node need that has others beside it. */
export interface NodesPort extends SessionPort {
  readonly nodes: Nodes;
}
