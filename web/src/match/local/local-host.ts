import type { BotHost } from '@belfry/bots';
import { loadRules } from '@belfry/games/page/rules';
import type { Seat } from '@belfry/kernel';
import { type PlainRefusal, Refused } from '@belfry/live';
import { isRefused, refuse } from '@belfry/protocol';
import { LocalTable } from './local-table.ts';
import type { SavedTable } from './saves.ts';
import { startTabRequests } from './tab-requests.ts';
import type { Deed, JoinTabs, TabMessage, TabRequest, Tabs } from './tabs.ts';
import type { Ask, Request, WorkerMessage } from './wire.ts';

/** People who only watch want to see something: bots among themselves never hurry. */
const LEISURE = 300;
/** Bots think ahead while the page still shows what they did: nobody waits twice. */
const AHEAD = 40;
/** Bots that move at once are shown several moves at a time. */
const GLANCE = 60;
/** A device that could not keep a bot's move has some rest before the next try. */
const REST = 5_000;
/** So often a tab that follows asks whether the one that keeps the table is awake. */
const ASK_AWAKE = 10_000;

const NOT_STORED: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'device-not-stored', args: {} },
  message: 'the move could not be kept on this device; it is safe to play it again',
};

const BOT_NOT_STORED: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'bot-not-stored', args: {} },
  message: "a bot's move could not be kept on this device; it is tried again",
};

interface LocalHostPorts {
  /** To the page. */
  post(message: WorkerMessage): void;
  findTable(id: string): Promise<SavedTable | undefined>;
  /** False when another tab has put more there than `base` entries. */
  saveTable(table: SavedTable, base: number): Promise<boolean>;
  readonly bots: Pick<BotHost, 'think'>;
  readonly joinTabs: JoinTabs;
}

/**
 * Hosts a match on this device and keeps its save; where another tab does so already, follows that. The page gets views and events of its own viewer
 * only, each bot its view.
 */
export function hostLocalTable({ post, findTable, saveTable, bots, joinTabs }: LocalHostPorts): (request: Request) => void {
  let table: LocalTable | null = null;
  /** The table as it was last saved, here or in another tab. */
  let kept: SavedTable | null = null;
  /** Does this tab keep the table? */
  let keeps = false;
  let tabs: Tabs | null = null;
  let pace = 400;
  let botTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last entry the page has been told of. */
  let told = -1;
  /** The end of the line of work on the shelf. */
  let line: Promise<unknown> = Promise.resolve();
  let lastTold = 0;
  const requests = startTabRequests(
    (errand) => tabs?.tell({ say: 'errand', errand }),
    () => tabs?.takeOver(),
  );

  async function answer(body: Ask): Promise<unknown> {
    if (body.ask === 'open') {
      if (body.pace === null) return open(body.table);
      pace = body.pace;
      return (await open(body.table)) && join(body.table);
    }
    if (body.ask === 'pace') {
      pace = body.ms;
      return;
    }
    if (table === null) throw new Error('the table is not open yet');
    switch (body.ask) {
      case 'play':
      case 'undo': {
        const seat = table.asking();
        return keeps ? carryOut(table, seat, body) : requests.send({ seat, body });
      }
      case 'take':
        table.take(body.viewer);
        told = -1;
        return tell(table);
      case 'moments':
        return table.moments(body.viewer);
      case 'export':
        return table.file();
    }
  }

  async function open(id: string): Promise<boolean> {
    const saved = await findTable(id);
    if (saved === undefined) return false;
    const game = await loadRules(saved.game, saved.log?.header.rules);
    kept = saved;
    lay(new LocalTable(game, saved));
    return true;
  }

  /** Keeps the table, or follows who does. Whoever only looks at it does neither. */
  function join(id: string): true {
    tabs = joinTabs(id, { heard: hear, keeping: () => void begin(id), lost: () => void end(id) });
    setInterval(() => keeps || void requests.send(null), ASK_AWAKE);
    return true;
  }

  function hear(message: TabMessage): void {
    if (kept === null) return;
    if (message.say === 'saved') void follow(kept.id);
    else if (message.say === 'errand') {
      if (keeps) void run(message.errand).then((refusal) => tabs?.tell({ say: 'done', id: message.errand.id, refusal }));
    } else {
      // Whoever asked sees what came of it before hearing that it is done.
      void follow(kept.id).then(() => requests.done(message.id, message.refusal));
    }
  }

  /** Gives why it was not done; null when it was. */
  async function run({ deed }: TabRequest): Promise<PlainRefusal | null> {
    if (table === null || deed === null) return null;
    return carryOut(table, deed.seat, deed.body).then(
      () => null,
      (error: unknown) => refusalOf(error),
    );
  }

  async function begin(id: string): Promise<void> {
    await follow(id);
    keeps = true;
    for (const request of requests.take()) requests.done(request.id, await run(request));
    wakeBots();
  }

  async function end(id: string): Promise<void> {
    keeps = false;
    clearTimeout(botTimer);
    await follow(id);
  }

  /** Work on the shelf, one piece after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = line.then(work);
    line = result.catch(() => undefined);
    return result;
  }

  /** Goes on with what lies on the shelf. */
  const follow = (id: string): Promise<void> => inTurn(() => readAgain(id)).catch((error: unknown) => console.error(error));

  async function readAgain(id: string): Promise<void> {
    const saved = await findTable(id);
    if (saved === undefined || table === null) return;
    kept = saved;
    const { seq } = table;
    if (!table.goOnWith(saved)) lay(table.asIn(saved));
    else if (table.seq > seq) tell(table);
    wakeBots();
  }

  function lay(laid: LocalTable): void {
    table = laid;
    told = -1;
    tell(laid);
    wakeBots();
  }

  async function carryOut(current: LocalTable, seat: Seat, body: Deed): Promise<void> {
    if (body.ask === 'play') current.play(seat, body, Date.now());
    else current.undo(seat, body, Date.now());
    await changed(current);
  }

  /** Saved before anybody is told, so that a closed tab loses nothing that was shown. What cannot be saved has not happened. */
  async function changed(current: LocalTable): Promise<void> {
    lastTold = performance.now();
    const saved = current.save(Date.now());
    await inTurn(async () => {
      if (current !== table || kept === null) throw refuse('gone-on');
      const isSaved = await saveTable(saved, kept.log?.entries.length ?? 0).catch((error: unknown) => {
        console.warn(error);
        if (kept !== null) lay(current.asIn(kept));
        throw new Refused(NOT_STORED);
      });
      if (!isSaved) {
        // Another tab was quicker, which only happens where nothing decides who keeps the table.
        await readAgain(saved.id);
        throw refuse('gone-on');
      }
      kept = saved;
    });
    tabs?.tell({ say: 'saved' });
    if (current !== table) return;
    tell(current);
    wakeBots();
  }

  function tell(current: LocalTable, trouble: PlainRefusal | null = null): void {
    post({ news: { snapshot: current.snapshot(), steps: current.steps(told), trouble } });
    told = current.seq;
  }

  /** After a person the first bot takes its time: until it has moved, the person may think better of it. */
  function waitFor({ hasPeople, isAfterPerson }: LocalTable): number {
    if (!hasPeople) return Math.max(pace, LEISURE);
    return isAfterPerson ? pace : Math.min(pace, AHEAD);
  }

  function wakeBots(rest = 0): void {
    clearTimeout(botTimer);
    const seat = table?.nextBot() ?? null;
    if (!keeps || table === null || seat === null) return;
    const wait = Math.max(rest, waitFor(table));
    botTimer = setTimeout(() => {
      if (keeps && table?.nextBot() === seat) askBot(table, seat, wait).catch((error: unknown) => console.error(error));
    }, wait);
  }

  async function askBot(current: LocalTable, seat: Seat, wait: number): Promise<void> {
    const { seq } = current;
    const move = await bots.think(current.questionFor(seat));
    // Somebody else has moved or taken back meanwhile: whoever is to move now has been asked anew.
    if (!keeps || current !== table || current.seq !== seq) return;
    current.playBot(seat, move, seq, Date.now());
    const hurried = wait === 0 && current.nextBot() !== null && performance.now() - lastTold < GLANCE;
    if (hurried) wakeBots();
    else await changed(current).catch(takeRest);
  }

  /** Nobody asked for the move of a bot, so nobody would hear that it was not kept. */
  function takeRest(error: unknown): void {
    if (isRefused(error) && error.refusal.reason === 'gone-on') return;
    if (table !== null) tell(table, BOT_NOT_STORED);
    wakeBots(REST);
  }

  return ({ id, body }) => {
    answer(body).then(
      (value) => post({ id, value }),
      (error: unknown) => post({ id, refusal: refusalOf(error) }),
    );
  };
}

/** An error loses its class on the way to the page, so what is to be said travels as data. */
function refusalOf(error: unknown): PlainRefusal {
  if (error instanceof Refused) return error.refusal;
  return { ...refuse('fault').refusal, message: error instanceof Error ? error.message : String(error) };
}
