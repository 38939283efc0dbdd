import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, Player, type Visitor } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import type { TableId } from '@belfry/protocol';
import { freePort, startProcess, type TrialStore } from '../server/process.ts';
import { compareAll } from './checking.ts';

export interface KillOptions {
  readonly store: TrialStore;
  readonly kills: number;
  /** Tables being played at the same time. */
  readonly tables: number;
  readonly games: readonly string[];
  readonly onKill?: (done: number) => void;
}

export interface KillResult {
  readonly kills: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly entries: number;
}

interface Seated {
  readonly table: TableId;
  readonly players: readonly Player[];
}

/** Kills the server at random moments during play, over and over, and then compares what was acknowledged with what is stored. */
export async function killTrial(options: KillOptions): Promise<KillResult> {
  const port = await freePort();
  const all: Seated[] = [];
  let server = await startProcess(options.store, port);
  const visitors = [await newVisitor(server.url), await newVisitor(server.url)];
  let finished = 0;
  let running = true;
  const desks = Array.from({ length: options.tables }, async (_, desk) => {
    for (let round = 0; running; round++) {
      const game = itemAt(options.games, (desk + round) % options.games.length);
      const seated = await untilUp(() => sit(visitors, game));
      all.push(seated);
      await Promise.race([Promise.all(seated.players.map((player) => player.done)), untilFalse(() => running)]);
      if (running) finished++;
    }
  });
  for (let kill = 0; kill < options.kills; kill++) {
    await someMoves(all, 1 + Math.floor(Math.random() * 25));
    // Anywhere within what the next moves take.
    await pause(Math.random() * 60);
    await server.kill();
    server = await startProcess(options.store, port);
    options.onKill?.(kill + 1);
  }
  await everyTableGoesOn(all);
  running = false;
  await Promise.all(desks);
  for (const { players } of all) for (const player of players) player.stop();
  await server.stop();
  return { ...(await compareAll(options.store, all)), kills: options.kills, matches: all.length, finished };
}

/** Waits until so many more moves have been acknowledged. */
async function someMoves(all: readonly Seated[], more: number): Promise<void> {
  const count = (): number => all.reduce((sum, { players }) => sum + players.reduce((own, player) => own + player.acknowledged.size, 0), 0);
  const enough = count() + more;
  const deadline = Date.now() + 60_000;
  while (count() < enough) {
    if (Date.now() > deadline) throw new Error('play does not go on after a restart');
    await pause(5);
  }
}

/** Two people and bots. */
async function sit(visitors: readonly Visitor[], game: string): Promise<Seated> {
  const [first, second] = visitors as [Visitor, Visitor];
  const table = await makeTable(first, { game, players: 4, bots: [null, 'random', 'random'], pace: 'instant' });
  await second.post(`/api/tables/${table.id}/seats/1`, {});
  await second.post(`/api/tables/${table.id}/ready`, { ready: true });
  await first.post(`/api/tables/${table.id}/start`);
  return { table: table.id, players: [first, second].map((visitor, seat) => new Player({ visitor, table: table.id, seat })) };
}

/** After the last kill every match must still move. */
async function everyTableGoesOn(all: readonly Seated[]): Promise<void> {
  const open = all.filter(({ players }) => players[0]?.table?.status !== 'finished');
  await Promise.all(
    open.map(async ({ table, players }) => {
      const player = itemAt(players, 0);
      const before = player.lastSeq;
      const deadline = Date.now() + 60_000;
      while (player.lastSeq <= before + 3 && player.table?.status !== 'finished') {
        if (Date.now() > deadline) throw new Error(`table ${table} did not go on after a restart: it stands at entry ${player.lastSeq}`);
        await pause(50);
      }
    }),
  );
}

async function untilUp<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(100);
    }
  }
}

async function untilFalse(running: () => boolean): Promise<void> {
  while (running()) await pause(50);
}
