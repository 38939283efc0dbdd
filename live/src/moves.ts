import { BadInput, type GameEvent, IllegalMove, keyedChance, play, type Seat } from '@belfry/kernel';
import { type Instant, isOver, type LiveMatch, type Recorded, record, seqOf } from './live-match.ts';
import { refuse } from './refusals.ts';

/** A request from a seat, about the position after entry `seq`. The ID is the client's own; a repeated request is carried out once. */
export interface SeatRequest {
  readonly id: string;
  readonly seat: Seat;
  readonly seq: number;
}

export interface MoveRequest extends SeatRequest {
  /** The move in notation. */
  readonly move: string;
}

/** The result of a request: the number of its entry, and the entry itself unless the request had been carried out before. */
export interface Done {
  readonly seq: number;
  readonly recorded: Recorded | null;
}

export interface Circumstances {
  /** The secret all chance of this match derives from. */
  readonly key: string;
  readonly at: Instant;
  /** The level of the bot, if one moves. */
  readonly bot?: string;
}

export function playMove(live: LiveMatch, request: MoveRequest, { key, at, bot }: Circumstances): Done {
  const known = live.requests.get(nameOf(request));
  if (known !== undefined) return { seq: known, recorded: null };
  checkPosition(live, request);
  const move = readMove(live, request.move);
  const note = bot === undefined ? {} : { by: `bot ${bot}` };
  const events: GameEvent[] = [];
  try {
    const entry = play(live.match, request.seat, move, keyedChance(key, seqOf(live) + 1), (event) => events.push(event), note);
    return { seq: entry.seq, recorded: record(live, { entry, events, at }, nameOf(request)) };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw refuse('against-the-rules', { move: request.move, clause: error.refusal.clause }, error.refusal);
  }
}

/** Returns the key under which a host stores a request, to recognise it again. */
export function nameOf({ seat, id }: SeatRequest): string {
  return `${seat}:${id}`;
}

function readMove({ match }: LiveMatch, words: string): unknown {
  try {
    return match.game.read(words);
  } catch (error) {
    throw error instanceof BadInput ? refuse('unreadable', { why: error.message }) : error;
  }
}

/** Throws unless the move answers a position in which the seat owed the decision that it still owes. */
function checkPosition(live: LiveMatch, { seat, seq }: MoveRequest): void {
  if (isOver(live)) throw refuse('not-playing');
  const now = seqOf(live);
  if (seq > now) throw refuse('not-so-far', { entries: now, seq });
  const owed = live.pendingSince.get(seat);
  if (seq < (owed?.since ?? now)) throw refuse('gone-on');
  if (owed === undefined) throw refuse('not-your-turn');
}
