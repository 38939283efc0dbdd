import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, Player, type Visitor, visitorWith } from '@belfry/client';
import { findGame } from '@belfry/games';
import { itemAt } from '@belfry/kernel';
import type { TableId } from '@belfry/protocol';
import type { ServerProgram } from '../comparison/checkout.ts';
import { sensibly } from '../server/client-moves.ts';
import { type ServerProcess, startProcess, type TrialStore } from '../server/process.ts';
import { compareAll } from './trial-checks.ts';

export interface NodesOptions {
  /** PostgreSQL: only that store supports two nodes. */
  readonly store: TrialStore;
  readonly games: readonly string[];
  readonly rounds: number;
  readonly together: number;
  /** The program of the second node, if it runs another version. */
  readonly program?: ServerProgram;
  readonly onGame?: (done: number) => void;
}

export interface NodesResult {
  readonly games: number;
  readonly entries: number;
  readonly acknowledged: number;
  /** The longest time between two moves at one table before a node was killed: the machine's current limit. */
  readonly gapMs: number;
  /** The longest time without a move at any table after a node was killed. */
  readonly stillMs: number;
}

interface Seated {
  readonly table: TableId;
  readonly players: readonly Player[];
  /** When its first player last received a move, and the longest time between two, in milliseconds. */
  readonly gaps: { heardAt: number; longest: number };
}

function stopPlayers(all: readonly Seated[]): void {
  for (const { players } of all) for (const player of players) player.stop();
}

/** A match has more than ten times as many. */
const MOVES_BEFORE_A_KILL = 5;

/**
 * Runs two nodes on one PostgreSQL, with the two sides of each table on different nodes; at the end one node is killed in the middle of its
 * games.
 */
export async function nodesTrial(options: NodesOptions): Promise<NodesResult> {
  // An older version does not open a store that a newer one has migrated, so it starts first.
  const started = [await startProcess(options.store, { program: options.program })];
  const all: Seated[] = [];
  try {
    started.unshift(await startProcess(options.store));
    const nodes = started as [ServerProcess, ServerProcess];
    await playEverywhere(nodes, options, all);
    const gapMs = Math.max(...all.map(({ gaps }) => gaps.longest));
    const stillMs = await loseANode(nodes, options, all);
    stopPlayers(all);
    await nodes[0].stop();
    return { ...(await compareAll(options.store, all)), games: all.length, gapMs, stillMs };
  } finally {
    stopPlayers(all);
    await Promise.all(started.map((node) => node.kill()));
  }
}

async function playEverywhere(nodes: readonly ServerProcess[], options: NodesOptions, all: Seated[]): Promise<void> {
  const plan = Array.from({ length: options.rounds }, (_, round) => itemAt(options.games, round % options.games.length));
  const desk = async (): Promise<void> => {
    for (let game = plan.pop(); game !== undefined; game = plan.pop()) {
      const seated = await sitApart(nodes, game);
      all.push(seated);
      await Promise.all(seated.players.map((player) => player.done));
      options.onGame?.(all.length);
    }
  };
  await Promise.all(Array.from({ length: options.together }, desk));
}

/**
 * Seats two people at one table, each on a different node, plus a second screen of each on the other node that sends the same moves again.
 */
async function sitApart(nodes: readonly ServerProcess[], gameId: string): Promise<Seated> {
  const [here, there] = nodes as readonly [ServerProcess, ServerProcess];
  const [first, second] = [await newVisitor(here.url), await newVisitor(there.url)];
  const { min } = findGame(gameId).players;
  const bots = Array.from({ length: min - 1 }, (_, i) => (i === 0 ? null : 'apprentice'));
  const table = await makeTable(first, { game: gameId, players: min, bots, pace: 'instant' });
  await second.post(`/api/tables/${table.id}/seats/1`, {});
  await second.post(`/api/tables/${table.id}/ready`, { ready: true });
  await first.post(`/api/tables/${table.id}/start`);
  const elsewhere = (visitor: Visitor, url: string): Visitor => visitorWith(url, visitor.me, visitor.headers);
  const choose = sensibly(gameId);
  const gaps = { heardAt: performance.now(), longest: 0 };
  const onSteps = (): void => {
    const now = performance.now();
    gaps.longest = Math.max(gaps.longest, now - gaps.heardAt);
    gaps.heardAt = now;
  };
  const players = [
    new Player({ visitor: first, table: table.id, seat: 0, choose, onSteps }),
    new Player({ visitor: second, table: table.id, seat: 1, choose }),
    // The same person's second screen on the other node: it answers the same decisions, so that moves race.
    new Player({ visitor: elsewhere(first, there.url), table: table.id, seat: 0, choose }),
    new Player({ visitor: elsewhere(second, here.url), table: table.id, seat: 1, choose }),
  ];
  return { table: table.id, players, gaps };
}

/** Kills the second node during games that both serve; its players reconnect to the first. */
async function loseANode(nodes: readonly [ServerProcess, ServerProcess], options: NodesOptions, all: Seated[]): Promise<number> {
  const last: Seated[] = [];
  for (let i = 0; i < options.together; i++) last.push(await sitApart(nodes, itemAt(options.games, i % options.games.length)));
  all.push(...last);
  const inTheMiddle = (): boolean => last.every(({ players }) => players.every(({ lastSeq }) => lastSeq > MOVES_BEFORE_A_KILL));
  while (!inTheMiddle()) await pause(5);
  await nodes[1].kill();
  const killedAt = performance.now();
  for (const { players } of last) {
    for (const player of players) {
      if (player.options.visitor.url !== nodes[1].url) continue;
      player.options.visitor.url = nodes[0].url;
      player.cut();
    }
  }
  const waits = last.map(async ({ players }) => {
    const watching = itemAt(players, 0);
    const before = watching.lastSeq;
    while (watching.lastSeq <= before && watching.table?.status !== 'finished') await pause(10);
    return performance.now() - killedAt;
  });
  const still = await Promise.all(waits);
  await Promise.all(last.flatMap(({ players }) => players.map((player) => player.done)));
  return Math.max(...still);
}
