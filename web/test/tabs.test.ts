import { Refused } from '@belfry/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostLocalTable } from '../src/match/local/local-host.ts';
import type { SavedTable } from '../src/match/local/saves.ts';
import type { JoinTabs, TabEvents, TabMessage } from '../src/match/local/tabs.ts';
import type { Ask, News, Request, WorkerMessage } from '../src/match/local/wire.ts';
import { talkTo } from '../src/match/local/worker-client.ts';

/** What all tabs of a device share: the saves, the lock of a table, and the broadcast channel. */
function newDevice({ locks = true } = {}) {
  let kept: SavedTable = {
    ...{ id: 'here', game: 'citadels', options: {}, key: 'a key', log: null, round: 1, waiting: true, over: false, updated: 0 },
    seats: [
      { seat: 0, kind: 'you', name: 'Ann', crest: 'lion', colour: 0 },
      { seat: 1, kind: 'bot', name: 'Bo', crest: 'lion', colour: 1, level: 'random' },
    ],
  };
  interface Tab extends TabEvents {
    state: 'awake' | 'asleep' | 'closed';
    /** Messages that a sleeping tab receives when it wakes. */
    readonly missed: (() => void)[];
  }
  const all: Tab[] = [];
  /** The holder of the lock, followed by the tabs that wait for it. */
  let line: Tab[] = [];
  const later = (tab: Tab, work: () => void): void => {
    if (tab.state === 'asleep') tab.missed.push(work);
    else if (tab.state === 'awake') queueMicrotask(() => (tab.state === 'awake' ? work() : later(tab, work)));
  };
  const grant = (next: readonly Tab[]): void => {
    const [before] = line;
    line = [...next];
    const [now] = line;
    if (now === before) return;
    if (before !== undefined && before.state !== 'closed') later(before, before.lost);
    if (now !== undefined) later(now, now.keeping);
  };

  function openTab() {
    const tab: Tab = { state: 'awake', missed: [], heard: () => {}, keeping: () => {}, lost: () => {} };
    const joinTabs: JoinTabs = (_, events) => {
      Object.assign(tab, events);
      all.push(tab);
      if (locks) grant([...line, tab]);
      else tab.keeping();
      return {
        tell(message: TabMessage) {
          for (const other of all) if (other !== tab) later(other, () => other.heard(structuredClone(message)));
        },
        takeOver: () => grant([tab, ...line.filter((each) => each !== tab)]),
      };
    };
    let hear: (message: WorkerMessage) => void = () => {};
    const receive = hostLocalTable({
      post: (message) => tab.state === 'awake' && hear(structuredClone(message)),
      findTable: async () => structuredClone(kept),
      async saveTable(table, base) {
        if ((kept.log?.entries.length ?? 0) > base) return false;
        kept = structuredClone(table);
        return true;
      },
      bots: { think: async ({ legal }) => ({ move: legal[0] ?? '' }) },
      joinTabs,
    });
    const seen: News[] = [];
    const client = talkTo(
      {
        send: (request: Request) => later(tab, () => receive(structuredClone(request))),
        listen: (heard) => {
          hear = heard;
        },
        end: () => {},
      },
      (news) => void seen.push(news),
    );
    return {
      /** What this tab shows. */
      shown: () => (seen.at(-1) as News).snapshot,
      ask: <T>(body: Ask) => client.ask<T>(body),
      open: () => client.ask<boolean>({ ask: 'open', table: 'here', pace: 0 }),
      async play(id: string = crypto.randomUUID()) {
        const { seq, moves } = (seen.at(-1) as News).snapshot;
        await client.ask<void>({ ask: 'play', id, move: moves[0] as string, seq });
      },
      close() {
        tab.state = 'closed';
        all.splice(all.indexOf(tab), 1);
        grant(line.filter((each) => each !== tab));
      },
      sleep() {
        tab.state = 'asleep';
      },
      wake() {
        tab.state = 'awake';
        for (const work of tab.missed.splice(0)) later(tab, work);
      },
    };
  }
  return { openTab, entries: () => kept.log?.entries ?? [] };
}

type Device = ReturnType<typeof newDevice>;
type Tab = ReturnType<Device['openTab']>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function openTwo(device: Device): Promise<[Tab, Tab]> {
  const tabs: [Tab, Tab] = [device.openTab(), device.openTab()];
  for (const tab of tabs) expect(await tab.open()).toBe(true);
  await asked(tabs);
  return tabs;
}

/** Lets the bots move until the person has to decide in each of these tabs, which then show the same position. */
async function asked(tabs: readonly Tab[]): Promise<void> {
  for (let n = 0; n < 200 && !tabs.every((tab) => tab.shown().moves.length > 0 && tab.shown().seq === tabs[0]?.shown().seq); n++)
    await vi.advanceTimersByTimeAsync(50);
  for (const tab of tabs) expect(tab.shown()).toEqual(tabs[0]?.shown());
}

it.each([{ locks: true }, { locks: false }])('two tabs are one table: moves in both, each shown in both (locks: $locks)', async (how) => {
  const device = newDevice(how);
  const tabs = await openTwo(device);
  for (let n = 0; n < 12; n++) {
    const before = device.entries();
    await tabs[n % 2]?.play();
    await asked(tabs);
    expect(device.entries().length).toBeGreaterThan(before.length);
    expect(device.entries().slice(0, before.length)).toEqual(before);
    expect(tabs[0].shown().seq).toBe(device.entries().length);
  }
});

it.each([{ locks: true }, { locks: false }])(
  'moves in both at the same moment: one counts, the other is told that the match has gone on (locks: $locks)',
  async (how) => {
    const device = newDevice(how);
    const tabs = await openTwo(device);
    const { seq } = tabs[0].shown();
    const results = await Promise.allSettled([tabs[0].play(), tabs[1].play()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toBeInstanceOf(Refused);
    await asked(tabs);
    expect(device.entries()[seq]?.seat).toBe(0);
  },
);

it('a closed tab hands the table over with everything it acknowledged', async () => {
  const device = newDevice();
  const [keeper, other] = await openTwo(device);
  await keeper.play();
  const acknowledged = [...device.entries()];
  keeper.close();
  await asked([other]);
  await other.play();
  expect(device.entries().slice(0, acknowledged.length)).toEqual(acknowledged);
  expect(other.shown().seq).toBe(device.entries().length);
});

it('another tab takes over from a sleeping one, whose late writes are dropped', async () => {
  const device = newDevice();
  const [keeper, other] = await openTwo(device);
  keeper.sleep();
  const late = keeper.play().catch((error: unknown) => error);
  const played = other.play();
  await vi.advanceTimersByTimeAsync(3000);
  await played;
  for (let n = 0; n < 5; n++) {
    await asked([other]);
    await other.play();
  }
  const acknowledged = [...device.entries()];
  keeper.wake();
  expect(await late).toBeInstanceOf(Refused);
  await asked([keeper, other]);
  expect(device.entries().slice(0, acknowledged.length)).toEqual(acknowledged);
  await keeper.play();
  await asked([keeper, other]);
});

it('a move that a closing tab saved is not played twice', async () => {
  const device = newDevice();
  const [keeper, other] = await openTwo(device);
  const { seq } = other.shown();
  const played = other.play('the-same');
  // The request is carried out, but no tab learns of it.
  while (device.entries().length === seq) await Promise.resolve();
  keeper.close();
  await played;
  await asked([other]);
  const own = device.entries().slice(seq);
  expect(own.filter(({ seat }) => seat === 0)).toHaveLength(1);
});

it('a following tab notices that the leader sleeps, and bots continue', async () => {
  const device = newDevice();
  const [keeper, other] = await openTwo(device);
  const played = keeper.play();
  await Promise.resolve();
  await Promise.resolve();
  await played;
  keeper.sleep();
  await vi.advanceTimersByTimeAsync(15_000);
  await asked([other]);
  expect(other.shown().seq).toBe(device.entries().length);
});
