import type { BotHost } from '@belfry/bots';
import { type PlainRefusal, Refused } from '@belfry/live';
import { refuse } from '@belfry/protocol';
import { BotTurns } from './bot-turns.ts';
import { SavedMatch } from './saved-match.ts';
import type { SavedTable } from './saves.ts';
import { startTabRequests } from './tab-requests.ts';
import type { JoinTabs, TabMessage, TabRequest, Tabs } from './tabs.ts';
import type { Ask, Request, WorkerMessage } from './wire.ts';

/** How often a following tab checks that the host tab is awake, in milliseconds. */
const ASK_AWAKE = 10_000;

interface LocalHostPorts {
  /** Sends a message to the page. */
  post(message: WorkerMessage): void;
  findTable(id: string): Promise<SavedTable | undefined>;
  /** Returns false when another tab has saved more than `base` entries. */
  saveTable(table: SavedTable, base: number): Promise<boolean>;
  readonly bots: Pick<BotHost, 'think'>;
  readonly joinTabs: JoinTabs;
}

/**
 * Hosts a match on this device and saves it, or follows the tab that already does. The page receives only its own viewer's views and
 * events, each bot only its view.
 */
export function hostLocalTable({ post, findTable, saveTable, bots, joinTabs }: LocalHostPorts): (request: Request) => void {
  /** True while this tab hosts the table. */
  let keeps = false;
  let tabs: Tabs | null = null;
  const match = new SavedMatch({
    tell: (news) => post({ news }),
    findTable,
    saveTable,
    saved: () => tabs?.tell({ say: 'saved' }),
    moved: () => turns.wake(),
  });
  const turns = new BotTurns(match, bots, () => keeps);
  const requests = startTabRequests(
    (request) => tabs?.tell({ say: 'request', request }),
    () => tabs?.takeOver(),
  );

  /** Returns the reason for a refusal, or null on success. */
  async function run({ action }: TabRequest): Promise<PlainRefusal | null> {
    if (action === null) return null;
    return match.carryOut(action).then(
      () => null,
      (error: unknown) => refusalOf(error),
    );
  }

  /** Hosts the table, or follows the tab that does; a spectator does neither. */
  function join(id: string): true {
    tabs = joinTabs(id, { heard: hear, keeping: () => void begin(), lost: () => void end() });
    setInterval(() => keeps || void requests.send(null), ASK_AWAKE);
    return true;
  }

  function hear(message: TabMessage): void {
    if (match.table === null) return;
    if (message.say === 'saved') void match.follow();
    else if (message.say === 'request') {
      if (keeps) void run(message.request).then((refusal) => tabs?.tell({ say: 'done', id: message.request.id, refusal }));
    } else {
      // The page must have the result before the request resolves.
      void match.follow().then(() => requests.done(message.id, message.refusal));
    }
  }

  async function begin(): Promise<void> {
    await match.follow();
    keeps = true;
    for (const request of requests.take()) requests.done(request.id, await run(request));
    turns.wake();
  }

  async function end(): Promise<void> {
    keeps = false;
    turns.stop();
    await match.follow();
  }

  const answer = answerer({
    match,
    turns,
    join,
    change: (action) => (keeps ? match.carryOut(action) : requests.send(action)),
  });
  return ({ id, body }) => {
    answer(body).then(
      (value) => post({ id, value }),
      (error: unknown) => post({ id, refusal: refusalOf(error) }),
    );
  };
}

interface Host {
  readonly match: SavedMatch;
  readonly turns: BotTurns;
  join(id: string): true;
  /** Changes the match, here or in the host tab. */
  change(action: NonNullable<TabRequest['action']>): Promise<void>;
}

/** Answers the requests of the page. */
function answerer({ match, turns, join, change }: Host): (body: Ask) => Promise<unknown> {
  return async (body) => {
    if (body.ask === 'open') {
      if (body.pace === null) return match.open(body.table);
      turns.pace = body.pace;
      return (await match.open(body.table)) && join(body.table);
    }
    if (body.ask === 'pace') {
      turns.pace = body.ms;
      return;
    }
    const { table } = match;
    if (table === null) throw new Error('the table is not open yet');
    switch (body.ask) {
      case 'play':
      case 'undo':
        return change({ seat: table.asking(), body });
      case 'take':
        table.take(body.viewer);
        return match.tell({ everything: true });
      case 'moments':
        return table.moments(body.viewer);
      case 'export':
        return table.file();
    }
  };
}

/** An error loses its class on the way to the page, so the refusal travels as plain data. */
function refusalOf(error: unknown): PlainRefusal {
  if (error instanceof Refused) return error.refusal;
  return { ...refuse('fault').refusal, message: error instanceof Error ? error.message : String(error) };
}
