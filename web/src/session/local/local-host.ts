import type { BotHost } from '@belfry/bots';
import { loadRules } from '@belfry/games/page/rules';
import type { Seat } from '@belfry/kernel';
import type { PlainRefusal } from '@belfry/live';
import { isRefused, refuse } from '@belfry/protocol';
import { LocalTable } from './local-table.ts';
import type { SavedTable } from './saves.ts';
import type { Ask, Request, WorkerMessage } from './wire.ts';

/** People who only watch want to see something: bots among themselves never hurry. */
const LEISURE = 300;
/** Bots that move at once are shown several moves at a time. */
const GLANCE = 60;
/** A device that could not keep a bot's move has some rest before the next try. */
const REST = 5_000;

const BOT_NOT_STORED: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'bot-not-stored', args: {} },
  message: "a bot's move could not be kept on this device; it is tried again",
};

interface LocalHostPorts {
  /** To the page. */
  post(message: WorkerMessage): void;
  findTable(id: string): Promise<SavedTable | undefined>;
  saveTable(table: SavedTable): Promise<void>;
  readonly bots: Pick<BotHost, 'think'>;
}

/** Hosts a match on this device and keeps its save. The page gets views and events of its own viewer only, each bot its view. */
export function hostLocalTable({ post, findTable, saveTable, bots }: LocalHostPorts): (request: Request) => void {
  let table: LocalTable | null = null;
  /** The table as it was last saved. */
  let kept: SavedTable | null = null;
  let pace = 400;
  let botTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last entry the page has been told of. */
  let told = -1;
  let saving: Promise<void> = Promise.resolve();
  let lastTold = 0;

  async function answer(body: Ask): Promise<unknown> {
    if (body.ask === 'open') {
      pace = body.pace;
      return open(body.table);
    }
    if (body.ask === 'pace') {
      pace = body.ms;
      return;
    }
    if (table === null) throw new Error('the table is not open yet');
    switch (body.ask) {
      case 'play':
        table.play(body.id, body.move, body.seq, Date.now());
        return changed(table);
      case 'undo':
        table.undo(body.id, body.to, body.seq, Date.now());
        return changed(table);
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

  function lay(laid: LocalTable): void {
    table = laid;
    told = -1;
    tell(laid);
    wakeBots();
  }

  /** Saved before anybody is told, so that a closed tab loses nothing that was shown. What cannot be saved has not happened. */
  async function changed(current: LocalTable): Promise<void> {
    lastTold = performance.now();
    const saved = current.save(Date.now());
    saving = saving.then(() => saveTable(saved));
    try {
      await saving;
    } catch (error) {
      console.error(error);
      saving = Promise.resolve();
      if (current === table && kept !== null) lay(current.asIn(kept));
      throw refuse('not-stored');
    }
    kept = saved;
    if (current !== table) return;
    tell(current);
    wakeBots();
  }

  function tell(current: LocalTable, trouble: PlainRefusal | null = null): void {
    post({ news: { snapshot: current.snapshot(), steps: current.steps(told), trouble } });
    told = current.seq;
  }

  function wakeBots(rest = 0): void {
    clearTimeout(botTimer);
    const seat = table?.nextBot() ?? null;
    if (table === null || seat === null) return;
    const wait = Math.max(pace, rest, table.hasPeople ? 0 : LEISURE);
    botTimer = setTimeout(() => {
      if (table?.nextBot() === seat) askBot(table, seat, wait).catch((error: unknown) => console.error(error));
    }, wait);
  }

  async function askBot(current: LocalTable, seat: Seat, wait: number): Promise<void> {
    const { seq } = current;
    const move = await bots.think(current.questionFor(seat));
    // Somebody else has moved or taken back meanwhile: whoever is to move now has been asked anew.
    if (current !== table || current.seq !== seq) return;
    current.playBot(seat, move, seq, Date.now());
    const hurried = wait === 0 && current.nextBot() !== null && performance.now() - lastTold < GLANCE;
    if (hurried) wakeBots();
    else await changed(current).catch(takeRest);
  }

  /** Nobody asked for the move of a bot, so nobody would hear that it was not kept. */
  function takeRest(): void {
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
  if (isRefused(error)) return error.refusal;
  return { ...refuse('fault').refusal, message: error instanceof Error ? error.message : String(error) };
}
