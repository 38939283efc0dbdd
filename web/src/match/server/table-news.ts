import { extendLog } from '@belfry/live';
import {
  followPatch,
  type Me,
  type Position,
  type ServerMessage,
  type Step,
  type Table,
  type ChatLine as WireChat,
} from '@belfry/protocol';
import { LOADING, type SeatEmote, type Snapshot } from '../session.ts';
import type { ServerClock } from './server-clock.ts';
import { clocksOf, seatsOf } from './table-people.ts';

/** The state of a server table as this page has received it. */
export interface TableNews {
  readonly table: Table | null;
  readonly position: Position | null;
  /** The entries that undo has not removed, for the viewer of the position. */
  readonly log: readonly Step[];
  readonly chat: readonly WireChat[];
  /** The pictures that players show now; the last one came last. */
  readonly emotes: readonly SeatEmote[];
}

export const NO_NEWS: TableNews = { table: null, position: null, log: [], chat: [], emotes: [] };

export type TableMessage = Extract<ServerMessage, { type: 'snapshot' | 'steps' | 'patch' | 'table' | 'watching' | 'chat' | 'emote' }>;

/** The state after a message, and what to ask for next: the entries after our last one, or everything. */
export interface Heard {
  readonly news: TableNews;
  readonly ask: 'nothing' | 'tail' | 'everything';
}

/** Applies a server message to the state of our table. */
export function hear(news: TableNews, message: TableMessage, me: Me): Heard {
  switch (message.type) {
    case 'snapshot':
      return hearSnapshot(news, message);
    case 'steps': {
      const { steps, position } = message;
      if ((steps[0]?.seq ?? 0) > lastSeq(news) + 1) return { news, ask: 'tail' };
      return { news: { ...news, position, log: extendLog(news.log, steps) }, ask: 'nothing' };
    }
    case 'patch': {
      // The log comes in pages, and may end before the position.
      if ((message.steps[0]?.seq ?? 0) > lastSeq(news) + 1) return { news, ask: 'tail' };
      const position = followPatch(news.position, message);
      if (position === null) return { news, ask: 'tail' };
      return { news: { ...news, position, log: extendLog(news.log, message.steps) }, ask: 'nothing' };
    }
    case 'table': {
      const { table } = message;
      // A table that has just begun or ended shows more than before, and a newly taken seat has another view.
      const same = news.table === null || (news.table.status === table.status && seatsOfMe(news.table, me) === seatsOfMe(table, me));
      const { clocks = news.position?.clocks ?? null } = message;
      const position = news.position === null ? null : { ...news.position, clocks };
      return { news: { ...news, table, position }, ask: same ? 'nothing' : 'everything' };
    }
    case 'watching':
      return { news: news.table === null ? news : { ...news, table: { ...news.table, watching: message.watching } }, ask: 'nothing' };
    case 'chat':
      return { news: { ...news, chat: [...news.chat.filter(({ n }) => n !== message.line.n), message.line] }, ask: 'nothing' };
    case 'emote': {
      const { seat, emote } = message;
      const n = Math.max(0, ...news.emotes.map((each) => each.n)) + 1;
      return { news: { ...news, emotes: [...news.emotes.filter((each) => each.seat !== seat), { n, seat, emote }] }, ask: 'nothing' };
    }
  }
}

function hearSnapshot(news: TableNews, { table, position, steps, chat }: Extract<ServerMessage, { type: 'snapshot' }>): Heard {
  const heard = { table, position, chat, emotes: news.emotes };
  if (position === null || steps[0]?.seq === 0) return orMore({ ...heard, log: extendLog([], steps) });
  // A tail continues the log only of the same viewer.
  const continues = news.position?.viewer === position.viewer && lastSeq(news) <= position.seq;
  if (!continues) return { news: { ...heard, log: [] }, ask: 'everything' };
  return orMore({ ...heard, log: extendLog(news.log, steps) });
}

/** A long log comes in pages. */
function orMore(news: TableNews): Heard {
  return { news, ask: news.position !== null && lastSeq(news) < news.position.seq ? 'tail' : 'nothing' };
}

/** Returns the number of our last entry, or -1. */
export function lastSeq({ log }: TableNews): number {
  return log.at(-1)?.seq ?? -1;
}

function seatsOfMe({ seats }: Table, me: Me): string {
  return seats.flatMap(({ seat, person }) => (person?.id === me.id ? [seat] : [])).join(' ');
}

/** Returns what the shell shows of the table. */
export function snapshotOf(
  { table, position, log, chat, emotes }: TableNews & { readonly table: Table },
  me: Me,
  connection: Snapshot['connection'],
  toDevice: ServerClock['toDevice'],
): Snapshot {
  const last = log.at(-1)?.at;
  const { settings, outcome } = table;
  const mine = table.seats.filter(({ person, bot }) => person?.id === me.id && bot === null).map(({ seat }) => seat);
  return {
    status: position === null ? 'loading' : table.status === 'finished' ? 'over' : 'playing',
    connection,
    game: settings.game,
    rules: table.rules,
    options: settings.options,
    seats: seatsOf(table, me),
    viewer: position === null ? 'spectator' : position.viewer === 'open' ? (mine[0] ?? 'spectator') : position.viewer,
    shared: settings.hotseat && mine.length > 1 ? mine : [],
    seq: position?.seq ?? -1,
    view: position?.view ?? LOADING.view,
    moves: position?.legal ?? [],
    undo: position?.undo[0] ?? null,
    log,
    chat: settings.chat === 'off' ? null : chat.map((line) => saidAt(table, me, line)),
    emotes,
    clocks: position?.clocks == null ? [] : clocksOf(position.clocks, toDevice),
    ...(last === undefined ? {} : { since: toDevice(last) }),
    outcome,
    advice: settings.advice,
    mayUndo: settings.undo !== 'off',
    standing: position?.standing ?? [],
    watching: table.watching ?? 0,
    ending: table.ending,
    // A date is told as this device's clock shows it, as everywhere else.
    seatEvents: table.seatEvents.map((event) => (event.until === undefined ? event : { ...event, until: toDevice(event.until) })),
    botPlayed: table.seats.flatMap(({ seat, botMoves }) => (botMoves > 0 ? [seat] : [])),
    expelled: table.seats.flatMap(({ seat, expelled }) => (expelled ? [seat] : [])),
    ...(position?.viewer === 'spectator' && settings.delay > 0 ? { delay: settings.delay } : {}),
  };
}

/** People who still have a seat chat under their name at the table. */
function saidAt({ seats }: Table, me: Me, { n, person, text, phrase }: WireChat) {
  const who = seats.find((seat) => seat.person?.id === person.id)?.name ?? person.name;
  return { id: String(n), who, own: person.id === me.id, text: text ?? '', ...(phrase === null ? {} : { phrase }) };
}
