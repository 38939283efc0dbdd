import type { BoardModule, Gathering } from '@belfry/board-kit';
import type { Game, GameEvent, Phrase, PhraseArg, Seat } from '@belfry/kernel';
import type { LogEntry } from '../../match/session.ts';
import type { SeatNote } from './seat-notes.ts';

/** A line of the log: one event, several that belong together, or an undo. */
export interface Line {
  readonly key: string;
  /** The last entry it covers. */
  readonly seq: number;
  readonly events: readonly GameEvent[];
  /** The seat that undid a move. */
  readonly undone?: Seat | null;
  /** A change to a seat, in words. */
  readonly note?: string;
}

type Gathers = Pick<BoardModule, 'gather' | 'opensTurn'>;

/** Returns the log as lines, one paragraph per turn, with the changes to seats in between. */
export function paragraphs(board: Gathers, log: readonly LogEntry[], notes: readonly SeatNote[] = []): Line[][] {
  const turns: Line[][] = [];
  let noted = 0;
  const noteUntil = (seq: number) => {
    for (let note = notes[noted]; note !== undefined && note.seq < seq; note = notes[++noted])
      turns.push([{ key: note.key, seq: note.seq, events: [], note: note.text }]);
  };
  for (const { seq, seat, events, undo } of log) {
    noteUntil(seq);
    if (undo !== undefined) turns.push([{ key: `${seq}`, seq, events: [], undone: seat }]);
    for (const [at, event] of events.entries()) {
      if (isUnsaid(board, event)) continue;
      const turn = turns.at(-1);
      const last = turn?.at(-1);
      if (
        turn !== undefined &&
        last !== undefined &&
        last.events.length > 0 &&
        last.events.every((other) => goTogether(board, other, event))
      )
        turn[turn.length - 1] = { ...last, seq, events: [...last.events, event] };
      else if (turn === undefined || board.opensTurn(event)) turns.push([{ key: `${seq}.${at}`, seq, events: [event] }]);
      else turn.push({ key: `${seq}.${at}`, seq, events: [event] });
    }
  }
  noteUntil(Number.POSITIVE_INFINITY);
  return turns;
}

export function isUnsaid(board: Gathers, event: GameEvent): boolean {
  return board.gather?.(event) === 'unsaid';
}

/** True if the log would put both on one line. */
export function goTogether(board: Gathers, one: GameEvent, other: GameEvent): boolean {
  const [first, second] = [gathering(board, one), gathering(board, other)];
  return first !== undefined && second !== undefined && first.kind === second.kind && first.seat === second.seat;
}

function gathering(board: Gathers, event: GameEvent): Gathering | undefined {
  const gathered = board.gather?.(event);
  return gathered === 'unsaid' ? undefined : gathered;
}

/** Returns the lines of a few events as phrases, before translation. */
export function sentences(board: Gathers, game: Pick<Game, 'sayEvent'>, events: readonly GameEvent[]): Phrase[] {
  return paragraphs(board, [{ seq: 0, seat: null, events }])
    .flat()
    .map(({ events: said }) => phraseOf(board, game, said));
}

/** Returns the phrase for the events of one line. */
export function phraseOf(board: Gathers, game: Pick<Game, 'sayEvent'>, events: readonly GameEvent[]): Phrase {
  const [first] = events;
  if (first === undefined) return { key: '' };
  const gathered = events.flatMap((event) => gathering(board, event) ?? []);
  const [kind] = gathered;
  if (kind === undefined || events.length === 1) return game.sayEvent(first);
  const seat: Record<string, PhraseArg> = kind.seat === undefined ? {} : { seat: { seat: kind.seat } };
  return { key: `together.${kind.kind}`, args: { ...seat, count: events.length, items: itemsOf(gathered) } };
}

/** Returns the items of a line, equal ones counted; if they belong to several players, each player's follow the name in brackets. */
function itemsOf(gathered: readonly Gathering[]): PhraseArg[] {
  const owners = [...new Set(gathered.map(({ of }) => of))];
  return owners.flatMap((of) => {
    const items = counted(gathered.filter((each) => each.of === of).map(({ item }) => item));
    return of === undefined ? items : [{ key: 'together.of', args: { seat: { seat: of }, items } }];
  });
}

function counted(items: readonly PhraseArg[]): PhraseArg[] {
  const counts = new Map<string, { readonly item: PhraseArg; readonly n: number }>();
  for (const item of items) {
    const name = JSON.stringify(item);
    counts.set(name, { item, n: (counts.get(name)?.n ?? 0) + 1 });
  }
  // A player named twice counts once.
  return [...counts.values()].map(({ item, n }) => (n === 1 || isSeat(item) ? item : { key: 'together.n', args: { n, item } }));
}

function isSeat(item: PhraseArg): boolean {
  return typeof item === 'object' && 'seat' in item;
}
