import type { Seat } from '@belfry/kernel';
import type { PlainRefusal } from '@belfry/live';
import type { Ask } from './wire.ts';

/** What changes a match. */
export type SeatRequest = Extract<Ask, { readonly ask: 'play' | 'undo' }>;

/** What a tab asks of the one that keeps the table: to do something for a seat, or only (null) whether it is awake. */
export interface TabRequest {
  readonly id: string;
  readonly action: { readonly seat: Seat; readonly body: SeatRequest } | null;
}

/** What the tabs of this device that look at one table say to each other. */
export type TabMessage =
  | { readonly say: 'request'; readonly request: TabRequest }
  | { readonly say: 'done'; readonly id: string; readonly refusal: PlainRefusal | null }
  /** There is more in the store than before. */
  | { readonly say: 'saved' };

/** Two tabs on one table are one table: one of them keeps it, the others follow and send their moves there. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** Hosts the table from now on, because the tab that did does not answer. */
  takeOver(): void;
}

export interface TabEvents {
  heard(message: TabMessage): void;
  /** This tab keeps the table from now on. */
  keeping(): void;
  /** Another tab has taken it over. */
  lost(): void;
}

export type JoinTabs = (table: string, on: TabEvents) => Tabs;

/** A table that nobody else on this device looks at. */
export const alone: JoinTabs = (_table, { keeping }) => {
  keeping();
  return { tell: () => undefined, takeOver: () => undefined };
};

const nameOf = (table: string): string => `belfry-table-${table}`;

/** From outside: says something to every tab that looks at a table. */
export function tellTabs(table: string, message: TabMessage): void {
  const channel = new BroadcastChannel(nameOf(table));
  channel.postMessage(message);
  channel.close();
}

/** The browser gives the lock to one tab, and to the next when that one is closed or dies. */
export const joinTabs: JoinTabs = (table, { heard, keeping, lost }) => {
  const name = nameOf(table);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data);
  const tell = (message: TabMessage): void => channel.postMessage(message);
  // Where there are no locks, each tab keeps the table, and the store takes only what goes on from what lies there.
  if (!('locks' in navigator)) {
    keeping();
    return { tell, takeOver: () => undefined };
  }
  let waiting = new AbortController();
  const hold = (): Promise<never> => {
    keeping();
    return new Promise(() => undefined);
  };
  const queue = (): void => {
    waiting = new AbortController();
    const { signal } = waiting;
    navigator.locks.request(name, { signal }, hold).catch(() => signal.aborted || giveUp());
  };
  const giveUp = (): void => {
    lost();
    queue();
  };
  queue();
  return {
    tell,
    takeOver() {
      waiting.abort();
      navigator.locks.request(name, { steal: true }, hold).catch(giveUp);
    },
  };
};
