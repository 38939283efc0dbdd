import type { Choice, Job, Question, Reply } from '@belfry/bots';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostLocalBots } from '../src/match/local/bot-host.ts';

const question: Question = {
  game: 'citadels',
  rules: 1,
  level: 'master',
  seat: 1,
  view: { viewer: 1, round: 1, pending: [] },
  legal: ['a', 'b'],
  seed: 'q',
};

/** Workers that record what they receive and send what the test tells them to. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly address: string;
  readonly heard: Job[] = [];
  alive = true;
  onmessage: ((event: { readonly data: Reply }) => void) | null = null;

  constructor(address: string) {
    this.address = address;
    FakeWorker.all.push(this);
  }

  postMessage(job: Job): void {
    this.heard.push(job);
  }

  terminate(): void {
    this.alive = false;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('self', { location: { href: 'https://belfry.example/worker.js' } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  FakeWorker.all.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function thinking(): { move: Promise<Choice<string>>; worker: FakeWorker } {
  const move = hostLocalBots().think(question);
  return { move, worker: FakeWorker.all[0] as FakeWorker };
}

it('a bot runs in its own worker, which receives only the question', async () => {
  const { move, worker } = thinking();
  expect(worker.address).toBe('https://belfry.example/worker.js');
  expect(worker.heard).toEqual([{ id: 1, what: 'think', input: question }]);
  worker.onmessage?.({ data: { id: 1, result: { move: 'b' } } });
  expect(await move).toEqual({ move: 'b' });
  expect(worker.alive).toBe(true);
});

it('a failed bot gets a random move', async () => {
  const { move, worker } = thinking();
  worker.onmessage?.({ data: { id: 1, error: 'out of ideas', stack: undefined } });
  expect((await move).move).toMatch(/^[ab]$/);
  expect(console.warn).toHaveBeenCalledWith('chance moves for a bot: out of ideas');
});

it('a hanging bot is killed and gets a random move', async () => {
  const { move, worker } = thinking();
  vi.advanceTimersByTime(5_999);
  expect(worker.alive).toBe(true);
  vi.advanceTimersByTime(1);
  expect(worker.alive).toBe(false);
  expect((await move).move).toMatch(/^[ab]$/);
  expect(console.warn).toHaveBeenCalledWith('chance moves for a bot: no reply within 6000 ms');
});

it('time during which the device sleeps does not count against a bot', async () => {
  const { move, worker } = thinking();
  // An hour passes at once, and the timer that was running fires only once.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersToNextTimer();
  expect(worker.alive).toBe(true);
  worker.onmessage?.({ data: { id: 1, result: { move: 'a' } } });
  expect(await move).toEqual({ move: 'a' });
});
