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

/** A node has come or goes. */
export interface NodesNote {
  readonly what: 'nodes';
}

/** Somebody has taken so much of what a limit gives them. */
export interface LimitNote {
  readonly what: 'taken';
  readonly limit: string;
  readonly subject: string;
  readonly amount: number;
}

export type Note = TableNote | SessionNote | NodesNote | LimitNote;

/** Within which time a note is sent: what only concerns nodes that may have a table beside its own node can wait for others. */
export type Haste = 'soon' | 'later';

/** What a node hears of the others. */
export interface NotifierNews {
  /** `node` is who notified. */
  note(note: Note, node: string): void;
  /** Notes may have been missed. */
  gap(): void;
  /** This node does not even hear itself, so that it hears nobody else either. */
  deaf(): void;
}

/** Tells other nodes that something has been committed. It may be lost; what it announces can always be read from the store. */
export interface Notifier {
  notify(note: Note, haste?: Haste): void;
  listen(news: NotifierNews): void;
  /** It does not hear what it says itself. */
  isDeaf(): boolean;
  close(): Promise<void>;
}

/** With one node there is nobody to notify. */
export const silentNotifier: Notifier = {
  notify: () => undefined,
  listen: () => undefined,
  isDeaf: () => false,
  close: async () => undefined,
};
