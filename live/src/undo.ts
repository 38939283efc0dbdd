import { type Seat, undo, undoPoints } from '@belfry/kernel';
import { type Instant, isOver, type LiveMatch, record, seqOf } from './live-match.ts';
import { type Done, nameOf, type SeatRequest } from './moves.ts';
import { refuse } from './refusals.ts';

/** An undo request that awaits consent: who asks, the entry to go back to, and who has agreed. */
export interface Vote {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** Either undone, or not yet: then `vote` is the open vote from now on. */
export type UndoAnswer = Done & { readonly vote: Vote | null };

/**
 * Undoes at once if nobody has learnt anything, otherwise by asking the other players. `agreeing` are the seats that need not be asked:
 * bots, and the asker's other seats. `open` is the vote so far.
 */
export function askUndo(
  live: LiveMatch,
  request: SeatRequest & { readonly to: number },
  { agreeing, open, at }: { readonly agreeing: readonly Seat[]; readonly open: Vote | null; readonly at: Instant },
): UndoAnswer {
  const known = carriedOut(live, request, open);
  if (known !== null) return known;
  const { seat, to } = request;
  const { line } = live.match;
  const exists = to === 0 || line.some(({ entry }) => entry.seq === to);
  if (!exists || (line.at(-1)?.entry.seq ?? 0) === to) throw refuse('no-way-back', { entry: to });
  if (undoPoints(line, seat).points.includes(to)) return undoTo(live, request, { seat, to, agreed: [] }, at);
  const before = open?.seat === seat && open.to === to ? open.agreed : [];
  return decide(live, request, { seat, to, agreed: union(before, agreeing, seat) }, at);
}

/** Votes for some seats on an undo request. The vote names the asker and the entry, so that nobody agrees to a different request. */
export function castVote(
  live: LiveMatch,
  request: SeatRequest & { readonly asker: Seat; readonly to: number; readonly agree: boolean },
  { agreeing, open, at }: { readonly agreeing: readonly Seat[]; readonly open: Vote | null; readonly at: Instant },
): UndoAnswer {
  const known = carriedOut(live, request, open);
  if (known !== null) return known;
  if (open === null) throw refuse('no-vote');
  if (open.seat !== request.asker || open.to !== request.to) throw refuse('other-vote');
  if (!request.agree) return { seq: seqOf(live), recorded: null, vote: null };
  return decide(live, request, { ...open, agreed: union(open.agreed, agreeing, open.seat) }, at);
}

/** Returns the answer if this request was carried out before; throws if it is not about the current position. */
function carriedOut(live: LiveMatch, request: SeatRequest, open: Vote | null): UndoAnswer | null {
  const seq = live.requests.get(nameOf(request));
  if (seq !== undefined) return { seq, recorded: null, vote: open };
  if (isOver(live)) throw refuse('not-playing');
  if (request.seq !== seqOf(live)) throw refuse('gone-on');
  return null;
}

function decide(live: LiveMatch, request: SeatRequest, vote: Vote, at: Instant): UndoAnswer {
  const all = missingFrom(vote, live.match.log.header.players).length === 0;
  return all ? undoTo(live, request, vote, at) : { seq: seqOf(live), recorded: null, vote };
}

/** Returns the seats whose answer is missing. */
export function missingFrom({ seat, agreed }: Vote, players: number): Seat[] {
  return Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat && !agreed.includes(other));
}

function undoTo(live: LiveMatch, request: SeatRequest, { seat, to, agreed }: Vote, at: Instant): UndoAnswer {
  const entry = undo(live.match, seat, to, agreed);
  return { seq: entry.seq, recorded: record(live, { entry, events: [], at }, nameOf(request)), vote: null };
}

function union(some: readonly Seat[], more: readonly Seat[], but: Seat): Seat[] {
  return [...new Set([...some, ...more])].filter((seat) => seat !== but).sort((a, b) => a - b);
}
