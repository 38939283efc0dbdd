import { type PlainRefusal, Refused } from '@belfry/live';
import type { TabRequest } from './tabs.ts';

/** A tab that does not answer within this many milliseconds is asleep or hangs. */
const PATIENCE = 2500;

/** Requests from this tab to the host tab that have not been done yet. */
export interface TabRequests {
  /** Resolves when any tab has done it; rejects with the reason when it is refused. */
  send(action: TabRequest['action']): Promise<void>;
  done(id: string, refusal: PlainRefusal | null): void;
  /** Returns the open requests, for this tab to carry out itself. */
  take(): readonly TabRequest[];
}

export function startTabRequests(tell: (request: TabRequest) => void, takeOver: () => void): TabRequests {
  const waiting = new Map<
    string,
    { readonly request: TabRequest; done(): void; fail(error: Error): void; readonly timer: ReturnType<typeof setTimeout> }
  >();
  return {
    send: (action) =>
      new Promise((done, fail) => {
        // One id whichever tab carries it out, so that it never happens twice.
        const request: TabRequest = { id: action?.body.id ?? crypto.randomUUID(), action };
        waiting.set(request.id, { request, done, fail, timer: setTimeout(takeOver, PATIENCE) });
        tell(request);
      }),
    done(id, refusal) {
      const asked = waiting.get(id);
      if (asked === undefined) return;
      waiting.delete(id);
      clearTimeout(asked.timer);
      if (refusal === null) asked.done();
      else asked.fail(new Refused(refusal));
    },
    take() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      return [...waiting.values()].map(({ request }) => request);
    },
  };
}
