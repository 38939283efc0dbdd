import type { Question, Thought } from '@belfry/bots';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostLocalBots } from '../src/session/local/thinking.ts';
import type { Request, WorkerMessage } from '../src/session/local/wire.ts';

const question: Question = {
  game: 'citadels',
  level: 'master',
  seat: 1,
  view: { viewer: 1, round: 1, pending: [] },
  legal: ['a', 'b'],
  seed: 'q',
};

/** Workers that write down what they hear and say what a test tells them to. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly address: string;
  readonly heard: Request[] = [];
  alive = true;
  onmessage: ((event: { readonly data: WorkerMessage }) => void) | null = null;

  constructor(address: string) {
    this.address = address;
    FakeWorker.all.push(this);
  }

  postMessage(request: Request): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.alive = false;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('self', { location: { href: 'https://belfry.example/worker.js' } });
});
afterEach(() => {
  FakeWorker.all.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function thinking(): { thoughts: Thought[]; worker: FakeWorker } {
  const thoughts: Thought[] = [];
  hostLocalBots().think(question, (thought) => thoughts.push(thought));
  return { thoughts, worker: FakeWorker.all[0] as FakeWorker };
}

it('a bot thinks in a worker of its own, which hears the question and nothing else', () => {
  const { thoughts, worker } = thinking();
  expect(worker.address).toBe('https://belfry.example/worker.js');
  expect(worker.heard).toEqual([{ id: 1, body: { ask: 'think', question } }]);
  worker.onmessage?.({ data: { id: 1, value: 'b' } });
  expect(thoughts).toEqual([{ move: 'b' }]);
  expect(worker.alive).toBe(true);
});

it('chance moves for a bot that failed', () => {
  const { thoughts, worker } = thinking();
  worker.onmessage?.({ data: { id: 1, refusal: { code: 'unavailable', reason: 'fault', message: 'out of ideas', args: {} } } });
  expect(thoughts).toEqual([{ move: expect.stringMatching(/^[ab]$/), trouble: 'out of ideas' }]);
});

it('a bot that is stuck is killed, and chance moves for it', () => {
  const { thoughts, worker } = thinking();
  vi.advanceTimersByTime(5_999);
  expect(thoughts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(worker.alive).toBe(false);
  expect(thoughts).toEqual([{ move: expect.stringMatching(/^[ab]$/), trouble: 'no answer within 6000 ms' }]);
});

it('the time a device sleeps is not held against a bot', () => {
  const { thoughts, worker } = thinking();
  // An hour passes at once; the timer that was running then rings a single time.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersToNextTimer();
  expect(worker.alive).toBe(true);
  worker.onmessage?.({ data: { id: 1, value: 'a' } });
  expect(thoughts).toEqual([{ move: 'a' }]);
});
