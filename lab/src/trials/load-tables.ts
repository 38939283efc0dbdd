import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, Player, type Visitor } from '@belfry/client';
import { itemAt, pick } from '@belfry/kernel';
import type { TableId } from '@belfry/protocol';
import type { Luck } from './luck.ts';

export interface Seated {
  readonly table: TableId;
  readonly players: readonly Player[];
}

/** Tables in play during a trial: when a match ends, another one starts. */
export interface Desks {
  /** All tables so far, including finished ones. */
  readonly all: readonly Seated[];
  finished(): number;
  /** Waits until this many more moves have been acknowledged. */
  someMoves(more: number): Promise<void>;
  /** Waits until every match has moved again; returns how long each took, in milliseconds. */
  everyTableGoesOn(): Promise<number[]>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

export async function openDesks(url: string, { tables, games }: { tables: number; games: readonly string[] }, luck: Luck): Promise<Desks> {
  const all: Seated[] = [];
  const visitors = [await newVisitor(url), await newVisitor(url)];
  let finished = 0;
  let running = true;
  const sitWhenUp = async (game: string): Promise<Seated | null> => {
    while (running) {
      const seated = await sit(visitors, game, luck.for(`table ${all.length}`)).catch(() => null);
      if (seated !== null) return seated;
      await pause(100);
    }
    return null;
  };
  const desks = Array.from({ length: tables }, async (_, desk) => {
    for (let round = 0; running; round++) {
      const seated = await sitWhenUp(itemAt(games, (desk + round) % games.length));
      if (seated === null) return;
      all.push(seated);
      await Promise.race([Promise.all(seated.players.map((player) => player.done)), untilFalse(() => running)]);
      if (running) finished++;
    }
  });
  return {
    all,
    finished: () => finished,
    async someMoves(more) {
      const count = (): number =>
        all.reduce((sum, { players }) => sum + players.reduce((own, player) => own + player.acknowledged.size, 0), 0);
      const enough = count() + more;
      const deadline = Date.now() + PATIENCE_MS;
      while (count() < enough) {
        if (Date.now() > deadline) throw new Error(`play does not go on: ${enough - count()} of ${more} moves were not acknowledged`);
        await pause(5);
      }
    },
    everyTableGoesOn: () => Promise.all(all.filter((seated) => !isOver(seated)).map(goesOn)),
    async close() {
      running = false;
      await Promise.all(desks);
      for (const { players } of all) for (const player of players) player.stop();
    },
  };
}

/** Seats two people and bots. */
async function sit(visitors: readonly Visitor[], game: string, luck: Luck): Promise<Seated> {
  const [first, second] = visitors as [Visitor, Visitor];
  const table = await makeTable(first, { game, players: 4, bots: [null, 'random', 'random'], pace: 'instant' });
  await second.post(`/api/tables/${table.id}/seats/1`, {});
  await second.post(`/api/tables/${table.id}/ready`, { ready: true });
  await first.post(`/api/tables/${table.id}/start`);
  const players = [first, second].map((visitor, seat) => {
    const own = luck.for(`seat ${seat}`);
    return new Player({ visitor, table: table.id, seat, choose: ({ legal }) => pick(own, legal) });
  });
  return { table: table.id, players };
}

function isOver({ players }: Seated): boolean {
  return players[0]?.table?.status === 'finished';
}

async function goesOn(seated: Seated): Promise<number> {
  const player = itemAt(seated.players, 0);
  const before = player.lastSeq;
  const began = Date.now();
  while (player.lastSeq <= before + 3 && !isOver(seated)) {
    if (Date.now() - began > PATIENCE_MS) throw new Error(`table ${seated.table} does not go on: it stands at entry ${player.lastSeq}`);
    await pause(20);
  }
  return Date.now() - began;
}

async function untilFalse(running: () => boolean): Promise<void> {
  while (running()) await pause(50);
}
