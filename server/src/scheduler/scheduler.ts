import { randomBytes } from 'node:crypto';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { type BotHost, type Choice, type Question, questionFor } from '@belfry/bots';
import { type LiveMatch, seqOf, standingAnswerId } from '@belfry/live';
import { isRefused, type TableId } from '@belfry/protocol';
import type { NodesPort } from '../nodes/nodes-port.ts';
import { botsToAsk, LEASE_MS } from '../play/due-time.ts';
import { expireClocks } from '../play/expire-clocks.ts';
import { playMove } from '../play/moves.ts';
import { isForNobody, pause } from '../play/pause.ts';
import { isPaused } from '../play/paused.ts';
import { resumeOnTime } from '../play/resume.ts';
import { LEAST_TO_ANSWER, standingAnswers } from '../play/standing-answers.ts';
import { claimDue, isAnythingDue } from '../store/due-work.ts';
import { connectedSeats, type LiveTable } from '../tables/live-table.ts';
import { matchOf, within } from '../tables/table-cache.ts';
import { type FairQueue, startFairQueue } from './fair-queue.ts';

const POLL_MS = 500;
const SLOW_POLL_MS = 1500;
const MOST_CLAIMED = 200;
/** A longer wait is left to the poll. */
const LONGEST_TIMER_MS = 15_000;

interface SchedulerOptions {
  readonly bots: BotHost;
  /** How many bots think at a time. */
  readonly threads: number;
  /** Has this node just stood still? Then others may have taken over what it takes for its own, and it is claimed anew. */
  readonly isAwake: () => boolean;
}

export interface Scheduler {
  expect(table: TableId, dueAt: number | null): void;
  /** Does what is due by now, and resolves when nothing more is. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Looks after matches that are due: lets bots think and clocks expire. What this node has just committed it remembers itself; everything else,
 * and what a dead node has left behind, it finds in the store.
 */
export function startScheduler(context: NodesPort, { bots, threads, isAwake }: SchedulerOptions): Scheduler {
  const queue = startFairQueue(threads);
  const timers = new Map<TableId, NodeJS.Timeout>();
  const looking = new Map<TableId, Promise<void>>();
  let closed = false;

  function look(table: TableId): void {
    if (closed || looking.has(table)) return;
    const done = lookAfter(context, { bots, queue, threads }, table)
      .catch((error) => {
        if (!closed && !isRefused(error)) context.log.error({ err: error, table }, 'due work failed; it will be tried again');
      })
      .finally(() => looking.delete(table));
    looking.set(table, done);
  }

  function expect(table: TableId, due: number | null): void {
    const old = timers.get(table);
    if (old !== undefined) clearTimeout(old);
    timers.delete(table);
    if (closed || due === null || !context.places.isOwn(table)) return;
    const wait = due - context.time.matchTime();
    if (wait > LONGEST_TIMER_MS) return;
    const timer = setTimeout(
      () => {
        timers.delete(table);
        if (!isAwake() || !context.places.isOwn(table)) return;
        // The piece of work that asked for this may still be at its last step.
        const before = looking.get(table);
        if (before === undefined) look(table);
        else void before.then(() => look(table));
      },
      Math.max(0, wait),
    );
    timers.set(table, timer);
  }

  async function poll(): Promise<void> {
    for (const table of await claimSome(context)) look(table);
  }

  let polling: Promise<void> | null = null;
  let pollBegan = 0;
  const ticker = setInterval(() => {
    // A store that keeps us waiting keeps everybody waiting.
    if (polling !== null && performance.now() - pollBegan > SLOW_POLL_MS) context.storeWatch.suspect();
    if (polling !== null || context.storeWatch.isAway()) return;
    pollBegan = performance.now();
    polling = poll()
      .catch((error) => {
        context.log.error({ err: error }, 'looking for due work failed');
        context.storeWatch.suspect();
      })
      .finally(() => {
        polling = null;
      });
  }, POLL_MS);

  return {
    expect,
    async look() {
      do {
        await poll();
        await Promise.all(looking.values());
        // What is this node's own already waits for its timer.
        await nextTurn();
      } while (await isAnythingDue(context.store, context.time.matchTime()));
    },
    async close() {
      closed = true;
      clearInterval(ticker);
      for (const timer of timers.values()) clearTimeout(timer);
      // What bots have not begun to think, or not ended, is due in the store: whoever comes next finds it there.
      queue.drop();
      await bots.close();
      await polling;
      await Promise.all(looking.values());
    },
  };
}

function claimSome({ store, node, nodes, time }: NodesPort): Promise<TableId[]> {
  return claimDue(store, { node, living: nodes.living(), isOwn: nodes.isOwn }, time.matchTime(), LEASE_MS, MOST_CLAIMED);
}

interface Thinking {
  readonly bots: BotHost;
  readonly queue: FairQueue;
  /** Without any, bots think at another node. */
  readonly threads: number;
}

async function lookAfter(context: NodesPort, { bots, queue, threads }: Thinking, id: TableId): Promise<void> {
  const { table, seq, questions, answers } = await within(context, id, async (due) => {
    const nothing = { table: due, seq: 0, questions: [], answers: [] };
    if (due.record.status !== 'playing') return nothing;
    await resumeOnTime(context, due);
    await expireClocks(context, due);
    if (due.head?.agreements.adjournedUntil !== undefined || isPaused(due)) return nothing;
    const live = await matchOf(context, due);
    const asked = questionsFor(due, live);
    const since = context.time.matchTime() - context.time.matchTimeOf(due.head?.movedAt ?? 0);
    const answers = since >= LEAST_TO_ANSWER ? standingAnswers(due.seats, live) : [];
    if (asked.length === 0 || !isForNobody(due)) return { table: due, seq: seqOf(live), questions: asked, answers };
    await pause(context, due);
    return nothing;
  });
  for (const { seat, person, move } of answers)
    await orTooLate(playMove(context, { id: standingAnswerId(seq), table: id, seat, seq, move, mover: { person } }));
  /** When its turn comes at last, somebody may have moved, taken back or left. */
  const isStillAsked = (): boolean => table.head?.seq === seq && !isForNobody(table);
  /** Where no other node can think either, it stays due. */
  const elsewhere = async (question: Question): Promise<Choice<string> | null> =>
    isStillAsked() ? ((await context.nodes.think(question)?.catch(() => null)) ?? null) : null;
  await Promise.all(
    questions.map(async (question) => {
      const { seat, level } = question;
      const turn = { peopleWait: connectedSeats(table).length > 0, host: table.owner };
      const think = async (): Promise<Choice<string> | null> => (isStillAsked() ? bots.think(question) : null);
      // A bot without a choice needs no thread.
      const choice =
        question.legal.length === 1 ? await bots.think(question) : await (threads === 0 ? elsewhere(question) : queue.run(turn, think));
      if (choice === null) return;
      const { move } = choice;
      // No client can send a request of that name.
      await orTooLate(playMove(context, { id: `~bot-${seq}`, table: id, seat, seq, move, mover: { bot: level } }));
    }),
  );
}

/** Somebody took the seat back, moved or took back, or another node was quicker: then nothing is left to do. */
async function orTooLate(playing: Promise<unknown>): Promise<void> {
  try {
    await playing;
  } catch (error) {
    if (!isRefused(error) || error.refusal.code === 'unavailable') throw error;
  }
}

function questionsFor(table: LiveTable, live: LiveMatch): Question[] {
  const { game } = table;
  const { state } = live.match;
  return botsToAsk(table.seats, live).map((seat) =>
    questionFor(game, state, seat, table.seats[seat]?.bot ?? '', randomBytes(12).toString('hex')),
  );
}
