import type { NodeRecord } from '../store/nodes.ts';

/** A line to another node, over which texts go in order until it breaks. */
export interface Line {
  /** The text has no line break. */
  send(text: string): void;
  close(): void;
}

/** What is done with what comes over a line. */
export interface LineEnd {
  text(text: string): void;
  /** It is closed or broken; nothing comes any more. */
  closed(): void;
}

/** Answers a call of another node. */
export type Answer = (from: string, line: Line) => LineEnd;

/** Carries texts between nodes. */
export interface Carrier {
  /** Where others reach this node; null where the way does not lead to an address. */
  readonly address: string | null;
  /** Calls a node that is known by its record. Rejects where it does not answer, or is another than it says. */
  call(node: NodeRecord, end: LineEnd): Promise<Line>;
  close(): Promise<void>;
}
