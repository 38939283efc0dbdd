import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, Player } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import type { Table } from '@belfry/protocol';
import { type ServerProcess, startProcess, type TrialStore } from '../server/process.ts';
import { compareAll } from './trial-checks.ts';

export interface FreezeOptions {
  /** PostgreSQL: only that store supports two nodes. */
  readonly store: TrialStore;
  readonly game: string;
  readonly rounds: number;
  /** Tables per round, with two people on the node that stays up. */
  readonly together: number;
  readonly freezeMs: number;
  readonly onRound?: (done: number) => void;
}

export interface FreezeResult {
  readonly matches: number;
  readonly acknowledged: number;
  /** The longest time without a move at a table whose people are all on the node that stays up. */
  readonly stillMs: number;
  /** Seats that went to a bot although nobody was late. */
  readonly lost: number;
}

/** The time for a move, which is shorter than the freeze. */
const SECONDS_TO_MOVE = 10;
/** If a resumed node does what it wrongly considers due, it does so immediately. */
const AFTER_MS = 2500;

interface Match {
  readonly table: string;
  readonly players: readonly Player[];
  /** The times of the steps there. */
  readonly steps: number[];
}

/** Freezes one of two nodes for a while and resumes it; the people on the other play on. */
export async function freezeTrial({ store, game, rounds, together, freezeMs, onRound }: FreezeOptions): Promise<FreezeResult> {
  const nodes = [await startProcess(store), await startProcess(store)] as const;
  const all: Match[] = [];
  let stillMs = 0;
  let lost = 0;
  try {
    // Real time: each node checks for the other once a second and does not report it.
    await pause(1500);
    for (let round = 0; round < rounds; round++) {
      const [frozen, awake] = round % 2 === 0 ? nodes : ([nodes[1], nodes[0]] as const);
      const matches = await Promise.all(Array.from({ length: together }, () => begin(awake, game, freezeMs)));
      all.push(...matches);
      while (matches.some(({ steps }) => steps.length < 3)) await pause(20);
      const began = performance.now();
      frozen.child.kill('SIGSTOP');
      // Real time: the freeze.
      await pause(freezeMs);
      frozen.child.kill('SIGCONT');
      // Real time: lets the resumed node do what it must not do.
      await pause(AFTER_MS);
      const end = performance.now();
      stillMs = Math.max(
        stillMs,
        ...matches.map(({ steps, players }) => longestGap(steps, began, isOver(players) ? (steps.at(-1) ?? end) : end)),
      );
      for (const { table, players } of matches) {
        const { seats } = await itemAt(players, 0).options.visitor.get<Table>(`/api/tables/${table}`);
        lost += seats.filter(({ bot }) => bot !== null).length;
        for (const player of players) player.stop();
      }
      onRound?.(round + 1);
    }
    for (const node of nodes) await node.stop();
    const { acknowledged } = await compareAll(store, all);
    return { matches: all.length, acknowledged, stillMs: Math.round(stillMs), lost };
  } finally {
    for (const { child } of nodes) child.kill('SIGCONT');
    await Promise.all(nodes.map((node) => node.kill()));
  }
}

async function begin(node: ServerProcess, game: string, freezeMs: number): Promise<Match> {
  const [first, second] = [await newVisitor(node.url), await newVisitor(node.url)];
  const clock = { kind: 'live', bank: SECONDS_TO_MOVE, increment: SECONDS_TO_MOVE } as const;
  const { id } = await makeTable(first, { game, players: 2, pace: 'instant', clock, timing: 'move', timeout: 'bot' });
  await second.post(`/api/tables/${id}/seats/1`, {});
  await second.post(`/api/tables/${id}/ready`, { ready: true });
  await first.post(`/api/tables/${id}/start`);
  const steps: number[] = [];
  // Slow enough for the match to last, fast enough for a pause to show.
  const gap = Math.min(400, freezeMs / 60);
  const players = [first, second].map(
    (visitor, seat) =>
      new Player({
        visitor,
        table: id,
        seat,
        // Real time: the players' thinking time.
        pause: () => pause(gap),
        ...(seat === 0 ? { onSteps: () => void steps.push(performance.now()) } : {}),
      }),
  );
  return { table: id, players, steps };
}

function isOver(players: readonly Player[]): boolean {
  return players[0]?.table?.status === 'finished';
}

function longestGap(steps: readonly number[], from: number, to: number): number {
  const times = [from, ...steps.filter((at) => at > from && at < to), to];
  return Math.max(...times.slice(1).map((at, i) => at - itemAt(times, i)));
}
