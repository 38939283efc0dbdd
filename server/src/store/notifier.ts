/** What happened at a table, for the other nodes: new entries, other seats or settings, a chat line, who is connected. */
export interface TableNote {
  readonly table: string;
  readonly what: 'entries' | 'table' | 'chat' | 'presence';
  /** For presence: the seats connected at the node that notifies, as bits. */
  readonly seats?: number;
  /** And how many look on there without a seat. */
  readonly watching?: number;
}

/** Sessions of somebody have ended. */
export interface SessionNote {
  readonly identity: string;
  readonly what: 'sessions';
}

export type Note = TableNote | SessionNote;

/** Tells other nodes that something has been committed. It may be lost; what it announces can always be read from the store. */
export interface Notifier {
  notify(note: Note): void;
  /** `node` is who notified. `onGap` is called when notifications may have been missed. */
  listen(onNote: (note: Note, node: string) => void, onGap: () => void): void;
  close(): Promise<void>;
}

/** With one node there is nobody to notify. */
export const silentNotifier: Notifier = {
  notify: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
};
