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
import { settleProposal } from '../play/settle-proposal.ts';
import { LEAST_TO_ANSWER, standingAnswers } from '../play/standing-answers.ts';
import { claimDue, isAnythingDue } from '../store/due-work.ts';
import { connectedSeats, type LiveTable } from '../tables/live-table.ts';
import { matchOf, within } from '../tables/table-cache.ts';
import { type FairQueue, startFairQueue } from './fair-queue.ts';

const POLL_MS = 500;
const SLOW_POLL_MS = 1500;
const MOST_CLAIMED = 200;
/** Longer waits are left to the poll. */
const LONGEST_TIMER_MS = 15_000;

interface SchedulerOptions {
  readonly bots: BotHost;
  /** How many bots think at a time. */
  readonly threads: number;
  /** False when this node has just been suspended: other nodes may have taken over its work, so it must claim it again. */
  readonly isAwake: () => boolean;
}

export interface Scheduler {
  expect(table: TableId, dueAt: number | null): void;
  /** Does what is due by now, and resolves when nothing is left. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Handles matches that are due: bots think, clocks expire. The node sets timers for what it has just committed, and finds everything else
 * in the store, including the work of a dead node.
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
        // The work that scheduled this may not have finished yet.
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
    // A slow store slows down everyone.
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
        // Work of this node is waiting for its timer.
        await nextTurn();
      } while (await isAnythingDue(context.store, context.time.matchTime()));
    },
    async close() {
      closed = true;
      clearInterval(ticker);
      for (const timer of timers.values()) clearTimeout(timer);
      // Unfinished bot moves stay due in the store, where the next node finds them.
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
  /** Zero if bots think at another node. */
  readonly threads: number;
}

async function lookAfter(context: NodesPort, { bots, queue, threads }: Thinking, id: TableId): Promise<void> {
  const { table, seq, questions, answers } = await within(context, id, async (due) => {
    const nothing = { table: due, seq: 0, questions: [], answers: [] };
    if (due.record.status !== 'playing') return nothing;
    await resumeOnTime(context, due);
    await settleProposal(context, due);
    if (due.record.ending !== null) return nothing;
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
  /** A player may have moved, undone or left while the bot waited in the queue. */
  const isStillAsked = (): boolean => table.head?.seq === seq && !isForNobody(table);
  /** Returns null if no other node can think either; the move then stays due. */
  const elsewhere = async (question: Question): Promise<Choice<string> | null> =>
    isStillAsked() ? ((await context.nodes.think(question)?.catch(() => null)) ?? null) : null;
  await Promise.all(
    questions.map(async (question) => {
      const { seat, level } = question;
      const turn = { peopleWait: connectedSeats(table).length > 0, host: table.owner };
      const think = async (): Promise<Choice<string> | null> => (isStillAsked() ? bots.think(question) : null);
      // A single legal move needs no thread.
      const choice =
        question.legal.length === 1 ? await bots.think(question) : await (threads === 0 ? elsewhere(question) : queue.run(turn, think));
      if (choice === null) return;
      const { move } = choice;
      // A client cannot send a request with this id.
      await orTooLate(playMove(context, { id: `~bot-${seq}`, table: id, seat, seq, move, mover: { bot: level } }));
    }),
  );
}

/** Ignores refusals: a player took the seat back, moved or undid, or another node was first, so nothing is left to do. */
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
