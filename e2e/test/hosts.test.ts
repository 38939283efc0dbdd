import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layTable, moveBot, nextBot, playAt, undoAt } from '@belfry/cli/terminal';
import { makeTable, newVisitor, openLine } from '@belfry/client';
import { findGame } from '@belfry/games';
import type { Entry, GameView } from '@belfry/kernel';
import { type PlainRefusal, positionFor, Refused } from '@belfry/live';
import type { Position } from '@belfry/protocol';
import { readEntries, startServer, USUAL_LIMITS } from '@belfry/server';
import { alone, hostLocalTable, type News, type SavedTable, talkTo, type WorkerEnd, type WorkerMessage } from '@belfry/web/local';
import { afterAll, expect, it, vi } from 'vitest';

const game = findGame('nuremberg');
const KEY = 'one key for all hosts';
const LEVEL = 'apprentice';
const PLAYERS = 3;

/** The state of the match for the person in the first seat. */
interface Scene {
  readonly seq: number;
  readonly view: GameView;
  readonly legal: readonly string[];
  /** The nearest entry that a free undo can return to. */
  readonly undo: number | null;
}

/** One way to play: a person in the first seat, bots in the others, the same random events. */
interface Host {
  /** Returns null while bots still have to move. */
  scene(): Promise<Scene | null>;
  move(id: string, seq: number, move: string): Promise<void>;
  undo(id: string, seq: number, to: number): Promise<void>;
  log(): Promise<readonly Entry[]>;
  close(): Promise<void>;
}

/**
 * The bots of all hosts: they make an offer whenever they can, at most twice, close it as soon as they may, and otherwise play the first
 * move. On the server they run in a thread, which receives this function as source, so it must not use anything outside itself.
 */
function newMind(): (legal: readonly string[]) => string {
  let offers = 0;
  return (legal) => {
    const offer = offers < 2 ? legal.find((move) => move.startsWith('offer')) : undefined;
    if (offer !== undefined) offers++;
    return offer ?? legal.find((move) => move === 'close' || move === 'end turn') ?? legal[0] ?? '';
  };
}

const folder = mkdtempSync(join(tmpdir(), 'belfry-hosts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** True if the person has to decide, and every other pending player only waits for the person. */
function isAsked({ pending }: GameView): boolean {
  return pending.some(({ seat }) => seat === 0) && pending.every(({ seat, kind }) => seat === 0 || kind === 'trade-settle');
}

async function onServer(): Promise<Host> {
  const botWorker = join(folder, 'mind.mjs');
  writeFileSync(
    botWorker,
    `import { parentPort } from 'node:worker_threads';
    const choose = (${newMind})();
    parentPort.on('message', ({ id, input }) => parentPort.postMessage({ id, result: { move: choose(input.legal) } }));`,
  );
  const server = await startServer(
    {
      ...{ host: '127.0.0.1', port: 0, data: folder, databaseUrl: undefined, origins: [], trustProxy: false, logLevel: 'error' },
      ...{ botThreads: 1, botKillMs: 10_000, limits: { ...USUAL_LIMITS, httpPerMinute: 100_000 }, web: null },
    },
    { botWorker, newKey: () => KEY },
  );
  const visitor = await newVisitor(server.url);
  const { id: table } = await makeTable(visitor, { game: game.id, players: PLAYERS, bots: LEVEL, pace: 'instant', start: true });
  const line = await openLine(visitor);
  const reply = async (about: string): Promise<void> => {
    const found = await Promise.race([
      line.next('ack', ({ id }) => id === about),
      line.next('refusal', ({ id }) => id === about).then(({ type: _, id: __, ...refusal }) => new Refused(refusal)),
    ]);
    // Each answer counts once, because the same request may be sent again.
    line.heard.splice(0);
    if (found instanceof Refused) throw found;
  };
  return {
    async scene() {
      const { position } = await visitor.get<{ position: Position }>(`/api/tables/${table}/position`);
      const { seq, view, legal, undo } = position;
      return isAsked(view) ? { seq, view, legal, undo: undo[0] ?? null } : null;
    },
    move(id, seq, move) {
      line.say({ type: 'move', id, table, seat: 0, seq, move });
      return reply(id);
    },
    undo(id, seq, to) {
      line.say({ type: 'undo', id, table, seat: 0, seq, to });
      return reply(id);
    },
    log: async () => (await readEntries(server.store.db, table)).map(({ entry }) => entry),
    async close() {
      line.close();
      await server.close();
    },
  };
}

/** The page and the host of the match, in this same thread; messages between them are copied, as in a browser. */
async function onDevice(): Promise<Host> {
  const mind = newMind();
  const seats = Array.from({ length: PLAYERS }, (_, seat) => ({
    ...{ seat, name: `${seat}`, crest: 'lion' as const, colour: seat },
    ...(seat === 0 ? { kind: 'you' as const } : { kind: 'bot' as const, level: LEVEL }),
  }));
  let kept: SavedTable = {
    ...{ id: 'here', game: game.id, options: {}, seats, key: KEY, log: null, round: 1, waiting: true, over: false, updated: 0 },
  };
  let tellPage: (message: WorkerMessage) => void = () => {};
  const receive = hostLocalTable({
    post: (message) => tellPage(structuredClone(message)),
    findTable: async () => kept,
    saveTable: async (table) => {
      kept = structuredClone(table);
      return true;
    },
    bots: { think: async ({ legal }) => ({ move: mind(legal) }) },
    joinTabs: alone,
  });
  const worker: WorkerEnd = {
    send: (request) => receive(structuredClone(request)),
    listen(heard) {
      tellPage = heard;
    },
    end() {},
  };
  let news: News | null = null;
  const { ask, close } = talkTo(worker, (told) => {
    news = told;
  });
  await ask({ ask: 'open', table: 'here', pace: 0 });
  return {
    async scene() {
      if (news === null || !isAsked(news.snapshot.view)) return null;
      const { seq, view, moves, undo } = news.snapshot;
      return { seq, view, legal: moves, undo };
    },
    move: (id, seq, move) => ask<void>({ ask: 'play', id, seq, move }),
    undo: (id, seq, to) => ask<void>({ ask: 'undo', id, seq, to }),
    log: async () => kept.log?.entries ?? [],
    close: async () => close(),
  };
}

async function atTheTerminal(): Promise<Host> {
  const mind = newMind();
  const bot = {
    name: LEVEL,
    bot: { choose: (_: GameView, moves: readonly unknown[]) => ({ move: game.read(mind(moves.map((move) => game.write(move)))) }) },
  };
  const table = layTable({
    ...{ game, players: PLAYERS, options: {}, me: 0, bots: [bot, bot], language: 'en', rules: '', key: KEY, botKey: 'unused' },
  });
  return {
    async scene() {
      for (let seat = nextBot(table); seat !== null; seat = nextBot(table)) moveBot(table, seat);
      const { seq, view, legal, undo } = positionFor(table.live, 0);
      return isAsked(view) ? { seq, view, legal, undo: undo[0] ?? null } : null;
    },
    move: async (id, seq, move) => void playAt(table, { id, seat: 0, seq, move }),
    undo: async (id, seq, to) => void undoAt(table, { id, seat: 0, seq, to }),
    log: async () => table.live.match.log.entries,
    close: async () => {},
  };
}

/** Plays the same script on any host; returns the person's actions with their results. */
async function playScript(host: Host): Promise<{ readonly told: readonly string[]; readonly log: readonly Entry[] }> {
  const told: string[] = [];
  const tell = async (what: string, work: Promise<void>): Promise<void> => {
    const refusal = await work.then(
      () => null,
      (error: unknown): PlainRefusal => {
        if (error instanceof Refused) return error.refusal;
        throw error;
      },
    );
    told.push(
      `${what}: ${refusal === null ? 'done' : JSON.stringify(refusal, Object.keys(refusal).sort().concat(Object.keys(refusal.args)))}`,
    );
  };
  const asked = (): Promise<Scene> =>
    vi.waitFor(
      async () => {
        const scene = await host.scene();
        if (scene === null) throw new Error('the bots are still to move');
        return scene;
      },
      { timeout: 30_000, interval: 10 },
    );

  // At the first question: an unreadable move, an illegal one, a sequence number that does not exist yet, and then a move, twice.
  const first = await asked();
  const opening = first.legal[0] ?? '';
  await tell('no move', host.move('x1', first.seq, 'sing'));
  await tell('against the rules', host.move('x2', first.seq, 'end turn'));
  await tell('too far', host.move('x3', first.seq + 9, opening));
  await tell('a move', host.move('m1', first.seq, opening));
  await tell('the same request', host.move('m1', first.seq, opening));
  await tell('a stale move', host.move('x4', first.seq, opening));

  // Then a move that can be undone freely, an undo of what others have seen, and an offer that the player answers.
  let undone = false;
  let back = false;
  let after = 0;
  for (let n = 2; after < 3 && n < 40; n++) {
    const { seq, view, legal, undo } = await asked();
    const answering = view.pending.some(({ seat, kind }) => seat === 0 && kind === 'trade-answer');
    if (!undone && undo !== null) {
      undone = true;
      await tell('a free way back', host.undo(`u${n}`, seq, undo));
      await tell('the same way back', host.undo(`u${n}`, seq, undo));
    } else if (undone && !back) {
      back = true;
      await tell('no way back', host.undo(`v${n}`, seq, seq + 5));
      await tell('a way back asked too late', host.undo(`w${n}`, seq - 1, first.seq));
      await tell('a way back past barriers', host.undo(`y${n}`, seq, first.seq));
    } else {
      if (back) after++;
      const trial = undone ? undefined : legal.find((words) => words.startsWith('sell ') || words.startsWith('bank '));
      const move = answering ? 'decline' : (trial ?? legal.find((words) => words === 'end turn') ?? legal[0] ?? '');
      await tell(answering ? 'an answer to an offer' : move, host.move(`m${n}`, seq, move));
    }
  }
  await asked();
  const log = await host.log();
  await host.close();
  expect({ undone, back }).toEqual({ undone: true, back: true });
  return { told, log };
}

it('the same script gives the same log and the same refusals on server, device and terminal', async () => {
  const terminal = await playScript(await atTheTerminal());
  const server = await playScript(await onServer());
  const device = await playScript(await onDevice());
  expect(server).toEqual(terminal);
  expect(device).toEqual(terminal);
  const reasons = terminal.told.flatMap((line) => /"reason":"([\w-]+)"/.exec(line)?.[1] ?? []);
  expect(reasons).toEqual(['unreadable', 'against-the-rules', 'not-so-far', 'gone-on', 'no-way-back', 'gone-on']);
  expect(terminal.log.filter((entry) => 'undo' in entry)).toMatchObject([{ seat: 0 }, { seat: 0, consent: [1, 2] }]);
  expect(terminal.told).toContain('an answer to an offer: done');
  expect(terminal.log.some((entry) => 'by' in entry && entry.by === `bot ${LEVEL}`)).toBe(true);
});
