import type { NodeRecord } from '../store/nodes.ts';

/** A connection to another node that delivers texts in order until it breaks. */
export interface Line {
  /** Sends a text, which must not contain a line break. */
  send(text: string): void;
  close(): void;
}

/** Handles what arrives over a line. */
export interface LineEnd {
  text(text: string): void;
  /** The line is closed or broken; nothing more arrives. */
  closed(): void;
}

/** Accepts a line that another node opened. */
export type Answer = (from: string, line: Line) => LineEnd;

/** Carries texts between nodes. */
export interface Carrier {
  /** The address at which other nodes reach this one; null if the carrier does not use addresses. */
  readonly address: string | null;
  /** Opens a line to a known node. Rejects if the node does not answer or fails to prove its identity. */
  call(node: NodeRecord, end: LineEnd): Promise<Line>;
  close(): Promise<void>;
}
