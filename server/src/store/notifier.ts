/** An event at a table, for other nodes: new entries, changed seats or settings, a chat line, presence. */
export interface TableNote {
  readonly table: string;
  readonly what: 'entries' | 'table' | 'chat' | 'presence';
  /** For presence: the seats connected at the sending node, as a bit mask. */
  readonly seats?: number;
  /** For presence: the spectators connected there. */
  readonly watching?: number;
}

/** Sessions of a user have ended. */
export interface SessionNote {
  readonly identity: string;
  readonly what: 'sessions';
}

/** A node has joined or is leaving. */
export interface NodesNote {
  readonly what: 'nodes';
}

/** A user has used up part of a rate limit. */
export interface LimitNote {
  readonly what: 'taken';
  readonly limit: string;
  readonly subject: string;
  readonly amount: number;
}

export type Note = TableNote | SessionNote | NodesNote | LimitNote;

/** How soon a notification is sent: what only matters to nodes that hold a table they do not own can wait for a batch. */
export type Haste = 'soon' | 'later';

/** What a node receives from other nodes. */
export interface NotifierNews {
  /** `node` is the sender. */
  note(note: Note, node: string): void;
  /** Notifications may have been missed. */
  gap(): void;
  /** This node does not receive its own notifications, so it misses those of other nodes too. */
  deaf(): void;
}

/** Announces committed changes to other nodes. Notifications may be lost; what they announce can always be read from the store. */
export interface Notifier {
  notify(note: Note, haste?: Haste): void;
  listen(news: NotifierNews): void;
  /** True if it does not receive its own notifications. */
  isDeaf(): boolean;
  close(): Promise<void>;
}

/** A single node has no one to notify. */
export const silentNotifier: Notifier = {
  notify: () => undefined,
  listen: () => undefined,
  isDeaf: () => false,
  close: async () => undefined,
};
