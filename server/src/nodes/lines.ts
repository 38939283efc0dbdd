import type { Logger } from 'pino';
import type { NodeRecord } from '../store/nodes.ts';
import type { Carrier } from './carrier.ts';
import { type HomeLine, openHomeLine } from './home-line.ts';

/** The lines of this node to the other live nodes. */
export interface Lines {
  get(node: string): HomeLine | undefined;
  /** Opens the missing lines without waiting for them, and closes the lines to all other nodes. */
  keepTo(nodes: readonly NodeRecord[]): void;
  close(): void;
}

/** Starts with no lines; calls `onChange` when one opens or breaks. */
export function startLines(carrier: Carrier, log: Logger, onChange: () => void): Lines {
  const lines = new Map<string, HomeLine>();
  const calling = new Set<string>();
  const unreachable = new Set<string>();
  let closed = false;

  async function call(node: NodeRecord): Promise<void> {
    if (lines.has(node.id) || calling.has(node.id)) return;
    calling.add(node.id);
    let line: HomeLine | null = null;
    const onEnd = (): void => {
      if (line === null || lines.get(node.id) !== line) return;
      lines.delete(node.id);
      onChange();
    };
    try {
      line = await openHomeLine((end) => carrier.call(node, end), onEnd);
      unreachable.delete(node.id);
      if (closed) line.close();
      if (line.isOpen()) lines.set(node.id, line);
      onChange();
    } catch (error) {
      if (!unreachable.has(node.id) && !closed)
        log.warn(
          { err: error, to: node.id, address: node.address },
          'another node cannot be reached; its tables are looked after here too',
        );
      unreachable.add(node.id);
    } finally {
      calling.delete(node.id);
    }
  }

  return {
    get: (node) => lines.get(node),
    keepTo(nodes) {
      for (const [id, line] of [...lines]) if (!nodes.some((node) => node.id === id)) line.close();
      for (const node of nodes) void call(node);
    },
    close() {
      closed = true;
      for (const line of [...lines.values()]) line.close();
    },
  };
}
