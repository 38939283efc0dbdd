import { Refused } from '@belfry/live';
import type { ClientMessage, ServerMessage } from '@belfry/protocol';
import { tab } from '../../base/storage.ts';

type Request = Extract<ClientMessage, { id: string }>;
type Reply = Extract<ServerMessage, { type: 'ack' | 'refusal' }>;

/** Requests that await an answer. The server carries out the same request only once, so retries are safe. */
export interface Requests {
  /** Resolves when it is done; rejects with the reason for a refusal. */
  make(request: Request): Promise<void>;
  /** The same for what only matters now: it is neither retried nor stored. */
  makeOnce(request: Request): Promise<void>;
  answered(reply: Reply): void;
  sendAgain(): void;
}

/** The server could not save it just now, so the request is retried automatically. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['store-away', 'not-stored']);
const AGAIN_MS = 1000;

/** Unanswered requests to a table are stored for the life of the tab, so that a reloaded page sends them again. */
export function startRequests(table: string, send: (request: Request) => void): Requests {
  const stored = `belfry.sent.${table}`;
  const waiting = new Map<string, { readonly request: Request; done(): void; fail(error: Error): void }>();
  const once = new Map<string, { done(): void; fail(error: Error): void }>();
  // After a reload no caller waits for these requests; they are sent all the same.
  for (const request of requestsIn(stored)) waiting.set(request.id, { request, done: () => {}, fail: () => {} });
  const keep = () => tab.setText(stored, waiting.size === 0 ? null : JSON.stringify([...waiting.values()].map(({ request }) => request)));
  return {
    make: (request) =>
      new Promise((done, fail) => {
        waiting.set(request.id, { request, done, fail });
        keep();
        send(request);
      }),
    makeOnce: (request) =>
      new Promise((done, fail) => {
        once.set(request.id, { done, fail });
        send(request);
      }),
    answered(reply) {
      const asked = waiting.get(reply.id);
      if (asked !== undefined && reply.type === 'refusal' && TRY_AGAIN.has(reply.reason)) {
        setTimeout(() => waiting.has(reply.id) && send(asked.request), AGAIN_MS);
        return;
      }
      const asker = asked ?? once.get(reply.id);
      waiting.delete(reply.id);
      once.delete(reply.id);
      keep();
      if (reply.type === 'ack') asker?.done();
      else {
        const { type: _, id: __, ...refusal } = reply;
        asker?.fail(new Refused(refusal));
      }
    },
    sendAgain() {
      for (const { done } of once.values()) done();
      once.clear();
      for (const { request } of waiting.values()) send(request);
    },
  };
}

function requestsIn(stored: string): readonly Request[] {
  const kept = tab.json(stored);
  return Array.isArray(kept) ? kept : [];
}
