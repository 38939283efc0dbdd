import type { Seat } from '@belfry/kernel';
import type { PlainRefusal } from '@belfry/live';
import type { Ask } from './wire.ts';

/** Requests that change a match. */
export type SeatRequest = Extract<Ask, { readonly ask: 'play' | 'undo' }>;

/** A request to the host tab: an action for a seat, or null to check that it is awake. */
export interface TabRequest {
  readonly id: string;
  readonly action: { readonly seat: Seat; readonly body: SeatRequest } | null;
}

/** Messages between the tabs of this device that show the same table. */
export type TabMessage =
  | { readonly say: 'request'; readonly request: TabRequest }
  | { readonly say: 'done'; readonly id: string; readonly refusal: PlainRefusal | null }
  /** The store has something new. */
  | { readonly say: 'saved' };

/** Coordinates the tabs that show one table: one of them hosts it, the others follow and send it their moves. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** Makes this tab the host, because the previous one does not answer. */
  takeOver(): void;
}

export interface TabEvents {
  heard(message: TabMessage): void;
  /** Called when this tab becomes the host. */
  keeping(): void;
  /** Called when another tab has taken over. */
  lost(): void;
}

export type JoinTabs = (table: string, on: TabEvents) => Tabs;

/** A table that no other tab on this device shows. */
export const alone: JoinTabs = (_table, { keeping }) => {
  keeping();
  return { tell: () => undefined, takeOver: () => undefined };
};

const nameOf = (table: string): string => `belfry-table-${table}`;

/** Sends a message to every tab that shows a table, from outside it. */
export function tellTabs(table: string, message: TabMessage): void {
  const channel = new BroadcastChannel(nameOf(table));
  channel.postMessage(message);
  channel.close();
}

/** Joins the tabs of a table. The browser gives the lock to one tab, and to the next when that one closes or crashes. */
export const joinTabs: JoinTabs = (table, { heard, keeping, lost }) => {
  const name = nameOf(table);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data);
  const tell = (message: TabMessage): void => channel.postMessage(message);
  // Without locks every tab is a host, and the store accepts only saves that continue what it has.
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
