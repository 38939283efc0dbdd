/** What happened at a table, for the other nodes: new entries, other seats or settings, a chat line, who is connected. */
export interface Note {
  readonly table: string;
  readonly what: 'entries' | 'table' | 'chat' | 'presence';
  /** For presence: the seats connected at the node that rings, as bits. */
  readonly seats?: number;
}

/** Tells other nodes that something has been committed. It may be lost; what it announces can always be read from the store. */
export interface Doorbell {
  ring(note: Note): void;
  /** `node` is who rang. `onGap` is called when rings may have been missed. */
  listen(onRing: (note: Note, node: string) => void, onGap: () => void): void;
  close(): Promise<void>;
}

/** With one node there is nobody to ring for. */
export const silentDoorbell: Doorbell = {
  ring: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
};
