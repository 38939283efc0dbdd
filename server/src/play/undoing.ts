import { type Seat, undo, undoPoints } from '@belfry/kernel';
import type { IdentityId, TableId } from '@belfry/protocol';
import type { Head, VoteRecord } from '../store/records.ts';
import { updateHead } from '../store/work.ts';
import { announceTable } from './announcing.ts';
import { append } from './appending.ts';
import { catchUp } from './catching-up.ts';
import { type LiveMatch, type LiveTable, pendingSeats, seqOf } from './live-table.ts';
import { Refused } from './refused.ts';
import { type ServerContext, withinMatch } from './server-context.ts';

interface Asking {
  readonly id: string;
  readonly table: TableId;
  readonly seat: Seat;
  readonly seq: number;
  readonly person: IdentityId;
}

/** Takes back, at once where nobody needs to be asked, else by asking. Gives the number of the last entry. */
export function askUndo(context: ServerContext, request: Asking & { readonly to: number }): Promise<number> {
  return withinMatch(context, request.table, async (table, live) => {
    const known = begin(table, live, request);
    if (known !== null) return known;
    const { seat, to } = request;
    const { line } = live.match;
    const exists = to === 0 || line.some(({ entry }) => entry.seq === to);
    if (!exists || line.length === 0 || line.at(-1)?.entry.seq === to) throw new Refused('no-way-back', { entry: to });
    if (undoPoints(line, seat).points.includes(to)) return takeBack(context, table, live, request, { seat, to, agreed: [] });
    const agreed = table.seats.filter((other) => other.bot !== null || other.identity === request.person).map((other) => other.seat);
    const vote: VoteRecord = { seat, to, agreed: agreed.filter((other) => other !== seat) };
    if (isUnanimous(table, vote)) return takeBack(context, table, live, request, vote);
    await changeHead(context, table, (head) => ({ ...head, vote }));
    return seqOf(live);
  });
}

/** Says yes or no to somebody's request to take back. */
export function castVote(context: ServerContext, request: Asking & { readonly agree: boolean }): Promise<number> {
  return withinMatch(context, request.table, async (table, live) => {
    const known = begin(table, live, request);
    if (known !== null) return known;
    const open = table.head?.vote ?? null;
    if (open === null) throw new Refused('no-vote');
    if (!request.agree) {
      await changeHead(context, table, (head) => ({ ...head, vote: null }));
      return seqOf(live);
    }
    const mine = table.seats.filter(({ identity }) => identity === request.person).map(({ seat }) => seat);
    const agreed = [...new Set([...open.agreed, ...mine])].filter((seat) => seat !== open.seat).sort((a, b) => a - b);
    const vote = { ...open, agreed };
    if (isUnanimous(table, vote)) return takeBack(context, table, live, request, vote);
    await changeHead(context, table, (head) => ({ ...head, vote }));
    return seqOf(live);
  });
}

/** Is it this person's to ask, about this position? Gives the entry when the same request was carried out before. */
function begin(table: LiveTable, live: LiveMatch, request: Asking): number | null {
  if (table.seats[request.seat]?.identity !== request.person) throw new Refused('not-your-seat');
  const known = live.requests.get(`${request.seat}:${request.id}`);
  if (known !== undefined) return known;
  if (table.table.status !== 'playing') throw new Refused('not-playing');
  if (request.seq !== seqOf(live)) throw new Refused('gone-on');
  return null;
}

function isUnanimous(table: LiveTable, vote: VoteRecord): boolean {
  return table.seats.every(({ seat }) => seat === vote.seat || vote.agreed.includes(seat));
}

async function takeBack(context: ServerContext, table: LiveTable, live: LiveMatch, request: Asking, vote: VoteRecord): Promise<number> {
  const before = pendingSeats(live);
  const entry = undo(live.match, vote.seat, vote.to, vote.agreed);
  const done = await append(context, table, live, { entry, events: [], request: `${request.seat}:${request.id}`, before });
  if (!done) throw new Refused('gone-on');
  return entry.seq;
}

/** Changes what is beside the log, stores it and tells everybody. */
export async function changeHead(context: ServerContext, table: LiveTable, change: (head: Head) => Head): Promise<void> {
  if (table.head === null) throw new Refused('not-begun');
  const head = change(table.head);
  if (!(await updateHead(context.store, table.id, head))) {
    await catchUp(context, table);
    throw new Refused('gone-on');
  }
  table.head = head;
  context.store.notifier.notify({ table: table.id, what: 'table' });
  announceTable(context, table);
  context.expect(table.id, head.dueAt);
}
