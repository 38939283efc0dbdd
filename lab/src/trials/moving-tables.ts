import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, Player, visitorWith } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import type { ServerProcess } from '../server/process.ts';
import type { Seated } from './load-tables.ts';

export interface MovingTables {
  readonly all: readonly Seated[];
  /** Returns the latencies of the moves since then, from deciding to receiving, in milliseconds. */
  since(moment: number): readonly number[];
  /** Returns the longest time without a move at any of the tables since then. */
  stillSince(moment: number): number;
  stop(): void;
}

interface Move {
  readonly at: number;
  readonly took: number;
}

/** Plays at tables of two at human pace, with the players of each on different nodes. */
export async function moveTables(nodes: readonly ServerProcess[], game: string, tables: number, gapMs: number): Promise<MovingTables> {
  const moves: Move[][] = [];
  const all: Seated[] = [];
  for (let n = 0; n < tables; n++) {
    const own: Move[] = [];
    moves.push(own);
    all.push(await sit(nodes, game, gapMs, own));
  }
  return {
    all,
    since: (moment) => moves.flatMap((own) => own.filter(({ at }) => at >= moment).map(({ took }) => took)),
    stillSince(moment) {
      const now = performance.now();
      const gaps = moves.map((own, n) => {
        if (itemAt(all, n).players[0]?.table?.status === 'finished') return 0;
        const times = [moment, ...own.map(({ at, took }) => at + took).filter((at) => at > moment), now];
        return Math.max(...times.slice(1).map((at, i) => at - itemAt(times, i)));
      });
      return Math.max(0, ...gaps);
    },
    stop() {
      for (const { players } of all) for (const player of players) player.stop();
    },
  };
}

async function sit(nodes: readonly ServerProcess[], game: string, gapMs: number, moves: Move[]): Promise<Seated> {
  const { url } = itemAt(nodes, 0);
  const people = [await newVisitor(url), await newVisitor(url)] as const;
  const [first, second] = people;
  const { id: table } = await makeTable(first, { game, players: 2, pace: 'instant' });
  await second.post(`/api/tables/${table}/seats/1`, {});
  await second.post(`/api/tables/${table}/ready`, { ready: true });
  await first.post(`/api/tables/${table}/start`);
  const players = people.map(({ me, headers }, seat) => {
    let decidedAt: number | null = null;
    return new Player({
      visitor: visitorWith(itemAt(nodes, seat % nodes.length).url, me, headers),
      table,
      seat,
      async pause() {
        // Real time: human pace.
        await pause(gapMs);
        decidedAt = performance.now();
      },
      onSteps(steps) {
        if (decidedAt === null || !steps.some((step) => step.seat === seat)) return;
        moves.push({ at: decidedAt, took: performance.now() - decidedAt });
        decidedAt = null;
      },
    });
  });
  return { table, players };
}
