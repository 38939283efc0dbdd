import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import { itemAt, type Seat } from '@belfry/kernel';
import type { Clock, Position, Table, TableId, TimeOff, Timeout, Timing } from '@belfry/protocol';
import { type RunningServer, readEnvironment, startServer } from '@belfry/server';
import { type ReceivedHook, receiveHooks } from '@belfry/server/receivers';
import { sensibly } from '../server/client-moves.ts';
import { NO_LIMITS, type TrialStore } from '../server/process.ts';
import { turnsIn } from './turns.ts';
import { type WantedOff, type WatchedClocks, watchClocks } from './watched-clocks.ts';

export interface WeekOptions {
  readonly store: TrialStore;
  readonly days: number;
  readonly tables: number;
  readonly games: readonly string[];
  readonly onDay?: (done: number) => void;
}

export interface WeekResult {
  readonly days: number;
  readonly tables: number;
  readonly finished: number;
  readonly entries: number;
  /** Turns of people that lasted so long that they were to be called, and how often they were. */
  readonly wanted: number;
  readonly told: number;
  readonly missed: number;
  readonly doubled: number;
  /** The same for those who had let a game wait for a day. */
  readonly reminded: number;
  readonly remindersMissed: number;
  readonly messages: number;
  /** Times that somebody's time was up; each was looked at a second before, and at its second. */
  readonly timesUp: number;
  /** How often the clocks that are shown were compared with our own count, and by how much they were off at most, in seconds. */
  readonly clocksCompared: number;
  readonly clocksOffBy: number;
  /** Tables at which, in the end, nobody is awaited who could move. */
  readonly stuck: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEP = 5 * MINUTE;
const PLAYERS = 4;

/** What the house promises: called after a minute, messages ten minutes apart; and we look every five minutes. */
const CALLED_AFTER = MINUTE;
const AT_THE_LATEST = 10 * MINUTE + 2 * STEP;

interface Terms {
  readonly clock: Clock;
  readonly timing: Timing;
  readonly timeout: Timeout;
  readonly nights?: number;
  readonly holidays?: number;
}

const TERMS: readonly Terms[] = [
  { clock: { kind: 'days', days: 1 }, timing: 'move', timeout: 'bot', nights: 8, holidays: 1 },
  { clock: { kind: 'days', days: 2 }, timing: 'move', timeout: 'vote' },
  { clock: { kind: 'days', days: 1 }, timing: 'bank', timeout: 'bot', nights: 10 },
  { clock: { kind: 'days', days: 3 }, timing: 'move', timeout: 'wait' },
  { clock: { kind: 'days', days: 1 }, timing: 'move', timeout: 'vote', nights: 12, holidays: 2 },
];

/** When somebody looks at their tables, in hours of the day; and the days on which they do not. */
const HABITS = [
  { hours: [7.5, 12.25, 18, 21.5], away: [] },
  { hours: [8, 20], away: [] },
  { hours: [9.75, 17.1, 23], away: [2] },
  // Somebody who forgets, and is gone for days.
  { hours: [19], away: [1, 3, 4] },
];
/** Two of them want their nights. */
const QUIET = [null, { from: 22 * 60, to: 8 * 60 }, { from: 23 * 60, to: 7 * 60 }, null];

const BEGIN = Date.UTC(2026, 10, 16, 6);
const dayOf = (n: number): number => BEGIN - (BEGIN % DAY) + n * DAY;
/** What they want off, in hours of the day and in days after the first; the same two sleep, and who forgets has holidays. */
const NO_NIGHTS = { nights: null, holidays: [] };
const OFF: readonly WantedOff[] = [
  NO_NIGHTS,
  { nights: { from: 22, to: 8 }, holidays: [] },
  { nights: { from: 23, to: 7 }, holidays: [{ from: dayOf(2), to: dayOf(3) }] },
  { nights: null, holidays: [{ from: dayOf(3), to: dayOf(6) }] },
];

interface Told {
  readonly person: number;
  readonly table: TableId;
  readonly kind: 'turn' | 'reminder';
  readonly at: number;
}

/** A week of days-long games of four people in simulated time, through the doors of a real server whose clock is turned. */
export async function weekTrial(options: WeekOptions): Promise<WeekResult> {
  const begin = BEGIN;
  const clock = { now: begin };
  const told: Told[] = [];
  let messages = 0;
  const hooks = await receiveHooks(({ path, body }: ReceivedHook) => {
    messages++;
    const { text } = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as { text: string };
    for (const line of text.split('\n').slice(1)) {
      const [, table] = /\/table\/([a-z0-9]+)/.exec(line) ?? [];
      const kind = line.includes('it is your turn') ? 'turn' : line.includes('it has been your turn') ? 'reminder' : null;
      if (table !== undefined && kind !== null) told.push({ person: Number(path.slice(1)), table, kind, at: clock.now });
    }
  });
  const env = {
    ...NO_LIMITS,
    BELFRY_DATA: options.store.data,
    DATABASE_URL: options.store.databaseUrl ?? '',
    BELFRY_LOG: 'error',
    BELFRY_HOOKS_INSIDE: '1',
    BELFRY_ORIGIN: 'https://belfry.example',
  };
  const server = await startServer({ ...readEnvironment(env), port: 0, web: null }, { time: { now: () => clock.now } });
  try {
    const people = await Promise.all(Array.from({ length: PLAYERS }, () => newVisitor(server.url)));
    for (const [person, visitor] of people.entries()) {
      await visitor.post('/api/me/notices/channels', { kind: 'hook', format: 'slack', url: `http://127.0.0.1:${hooks.port}/${person}` });
      const { settings } = await visitor.get<{ settings: object }>('/api/me/notices');
      await visitor.ask('PUT', '/api/me/notices', { ...settings, quiet: QUIET[person], zone: 'UTC' });
      await visitor.ask('PUT', '/api/me/time-off', inDays(itemAt(OFF, person)));
    }
    const tables = await layTables(people, options);
    const circle = await gather(server, people, tables);
    const visits = visitsOf(begin, options.days);
    for (const end = begin + options.days * DAY; clock.now < end; ) {
      const next = Math.min(clock.now + STEP, end, visits[0]?.at ?? end, ...circle.moments(clock.now));
      clock.now = next;
      await server.look();
      await circle.check(clock.now);
      while (visits[0] !== undefined && visits[0].at <= clock.now) await circle.visit(visits.shift()?.person ?? 0, clock.now);
      if ((clock.now - begin) % DAY === 0) options.onDay?.((clock.now - begin) / DAY);
    }
    return {
      days: options.days,
      tables: tables.length,
      messages,
      ...(await judge(server, people, circle, tables, told, clock.now)),
      ...(await circle.result()),
    };
  } finally {
    await server.close();
    await hooks.close();
  }
}

async function layTables(people: readonly Visitor[], { tables, games }: WeekOptions): Promise<TableId[]> {
  const laid: TableId[] = [];
  for (let n = 0; n < tables; n++) {
    const host = itemAt(people, n % PLAYERS);
    const terms = itemAt(TERMS, n % TERMS.length);
    const { id } = await makeTable(host, { game: itemAt(games, n % games.length), players: PLAYERS, pace: 'instant', ...terms });
    const others = people.filter((visitor) => visitor !== host);
    for (const [n, visitor] of others.entries()) {
      await visitor.post(`/api/tables/${id}/seats/${n + 1}`, {});
      await visitor.post(`/api/tables/${id}/ready`, { ready: true });
    }
    await host.post(`/api/tables/${id}/start`);
    laid.push(id);
  }
  return laid;
}

/** As the page asks for it: minutes of the day, and days of the calendar, the first and the last. */
function inDays({ nights, holidays }: WantedOff): TimeOff {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return {
    nights: nights === null ? null : { from: nights.from * 60, to: nights.to * 60 },
    zone: 'UTC',
    holidays: holidays.map(({ from, to }) => ({ from: day(from), to: day(to - DAY) })),
  };
}

function visitsOf(begin: number, days: number): { readonly at: number; readonly person: number }[] {
  const midnight = begin - (begin % DAY);
  const visits = HABITS.flatMap(({ hours, away }, person) =>
    Array.from({ length: days + 1 }, (_, day) => day)
      .filter((day) => !away.some((gone) => gone === day % 7))
      .flatMap((day) => hours.map((hour) => ({ at: midnight + day * DAY + hour * HOUR, person }))),
  );
  return visits.filter(({ at }) => at > begin).sort((a, b) => a.at - b.at);
}

/** The people at their tables, and our own count of their clocks. */
interface Circle {
  /** The moments at which something must be looked at: a second before somebody's time is up, and at that second. */
  moments(now: number): number[];
  check(now: number): Promise<void>;
  visit(person: number, now: number): Promise<void>;
  /** Did a bot play for that seat then? */
  hadBot(table: TableId, seat: Seat, at: number): boolean;
  result(): Promise<Pick<WeekResult, 'timesUp' | 'clocksCompared' | 'clocksOffBy' | 'finished' | 'entries' | 'stuck'>>;
}

async function gather(server: RunningServer, people: readonly Visitor[], tables: readonly TableId[]): Promise<Circle> {
  const watched = new Map<TableId, WatchedClocks>();
  const wanted = (identity: string): WantedOff => OFF[people.findIndex(({ me }) => me.id === identity)] ?? NO_NIGHTS;
  for (const id of tables) watched.set(id, await watchClocks(server.store, id, wanted));
  const counts = { timesUp: 0, compared: 0, offBy: 0 };
  const look = (id: TableId): Promise<Table> => itemAt(people, 0).get<Table>(`/api/tables/${id}`);
  /** Whose time is up by our count: told by the server at the same second, and not before. */
  const seen = new Set<string>();

  async function check(now: number): Promise<void> {
    for (const [id, clocks] of watched) {
      await clocks.follow();
      for (const { seat, at } of clocks.expiries()) {
        const soon = at - now;
        if (soon > SECOND || soon < 0) continue;
        const table = await look(id);
        const isUp = hasRunOut(table, seat, await leftOf(people, id, seat, table));
        if (soon === SECOND && isUp) throw new Error(`table ${id}: the time of seat ${seat} was up a second too soon`);
        if (soon === 0 && !isUp && !seen.has(`${id} ${seat} ${at}`)) throw new Error(`table ${id}: the time of seat ${seat} should be up`);
        if (soon !== 0) continue;
        if (!seen.has(`${id} ${seat} ${at}`)) counts.timesUp++;
        seen.add(`${id} ${seat} ${at}`);
      }
      await clocks.seats(now);
    }
  }

  async function visit(person: number, now: number): Promise<void> {
    const visitor = itemAt(people, person);
    for (const [id, clocks] of watched) {
      const table = await visitor.get<Table>(`/api/tables/${id}`);
      if (table.status !== 'playing') continue;
      await actFor(visitor, table);
      const seat = seatOf(table, visitor);
      for (let moves = 0; moves < 200; moves++) {
        const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}&after=1000000`);
        await clocks.follow();
        compare(position, clocks, now);
        if (position.legal.length === 0) break;
        const move = sensibly(table.settings.game)(position);
        await visitor.post(`/api/tables/${id}/moves`, { id: `m${position.seq}`, seat, seq: position.seq, move });
        // Bots that stand in for others answer at once.
        await server.look();
      }
    }
  }

  function compare({ clocks: shown }: Position, { left }: WatchedClocks, now: number): void {
    if (shown === null) return;
    for (const [seat, time] of shown.left.entries()) {
      counts.compared++;
      counts.offBy = Math.max(counts.offBy, Math.abs(time - left(seat, now)) / SECOND);
    }
  }

  /** Whoever finds a bot in their chair takes it back; whoever finds that somebody's time is up where the others decide lets a bot play. */
  async function actFor(visitor: Visitor, table: Table): Promise<void> {
    const own = table.seats.find(({ person }) => person?.id === visitor.me.id);
    const expired = table.seats.filter((seat) => seat.expired && seat.bot === null && seat !== own);
    if (own?.bot === null && expired.length === 0) return;
    const line = await openLine(visitor);
    const id = `w${Math.floor(server.time.now() / SECOND)}`;
    if (own !== undefined && own.bot !== null) {
      line.say({ type: 'return', id: `${id}r`, table: table.id, seat: own.seat });
      await line.next('ack');
    }
    for (const { seat } of expired) {
      line.say({ type: 'replace', id: `${id}s${seat}`, table: table.id, seat, level: 'apprentice' });
      await line.next('ack');
    }
    line.close();
    await server.look();
    await watched.get(table.id)?.seats(server.time.now());
  }

  return {
    moments: (now) =>
      [...watched.values()].flatMap((clocks) => clocks.expiries().flatMap(({ at }) => [at - SECOND, at])).filter((at) => at > now),
    check,
    visit,
    hadBot: (id, seat, at) => watched.get(id)?.hadBot(seat, at) ?? false,
    async result() {
      const all = await Promise.all(tables.map(look));
      const stuck = all.filter(({ id, status, seats }) => {
        const pending = watched.get(id)?.pending() ?? [];
        // A bot that is to move would have: time stands still, and everything that was due is done.
        return status === 'playing' && (pending.length === 0 || pending.every((seat) => seats[seat]?.bot !== null));
      });
      return {
        timesUp: counts.timesUp,
        clocksCompared: counts.compared,
        clocksOffBy: counts.offBy,
        finished: all.filter(({ status }) => status === 'finished').length,
        entries: all.reduce((sum, { seq }) => sum + seq, 0),
        stuck: stuck.length,
      };
    },
  };
}

function seatOf({ seats }: Table, { me }: Visitor): Seat {
  return seats.find(({ person }) => person?.id === me.id)?.seat ?? 0;
}

async function leftOf(people: readonly Visitor[], id: TableId, seat: Seat, table: Table): Promise<number> {
  const visitor = people.find(({ me }) => table.seats[seat]?.person?.id === me.id) ?? itemAt(people, 0);
  const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}&after=1000000`);
  return position.clocks?.left[seat] ?? 0;
}

/** What everybody sees when somebody's time is up, by what was agreed. */
function hasRunOut({ settings, seats }: Table, seat: Seat, left: number): boolean {
  if (settings.timeout === 'bot') return seats[seat]?.bot !== null;
  return settings.timeout === 'vote' ? seats[seat]?.expired === true : left === 0;
}

type Judged = Pick<WeekResult, 'wanted' | 'told' | 'missed' | 'doubled' | 'reminded' | 'remindersMissed'>;

/** Every turn against what was told of it. */
async function judge(
  server: RunningServer,
  people: readonly Visitor[],
  circle: Circle,
  tables: readonly TableId[],
  told: readonly Told[],
  end: number,
): Promise<Judged> {
  const sum = {
    wanted: 0,
    told: told.filter(({ kind }) => kind === 'turn').length,
    missed: 0,
    doubled: 0,
    reminded: 0,
    remindersMissed: 0,
  };
  for (const id of tables) {
    const table = await itemAt(people, 0).get<Table>(`/api/tables/${id}`);
    const each = table.settings.clock.kind === 'days' ? table.settings.clock.days * DAY : Number.POSITIVE_INFINITY;
    for (const { seat, from, to } of await turnsIn(server.store, id)) {
      // A bot that lets people answer its offer first takes its time; nobody is called for it.
      if (circle.hadBot(id, seat, from)) continue;
      const person = people.findIndex(({ me }) => me.id === table.seats[seat]?.person?.id);
      const until = to ?? end;
      const within = (kind: Told['kind']): number =>
        told.filter((each) => each.kind === kind && each.person === person && each.table === id && each.at > from && each.at <= until)
          .length;
      const latest = awake(person, from + CALLED_AFTER) + AT_THE_LATEST;
      const calls = within('turn');
      const mustBeCalled = until > awake(person, latest);
      if (mustBeCalled) sum.wanted++;
      if (mustBeCalled && calls === 0) sum.missed++;
      sum.doubled += Math.max(0, calls - 1) + Math.max(0, within('reminder') - 1);
      if (table.settings.timing !== 'move') continue;
      const reminder = awake(person, from + Math.min(DAY, each * 0.8)) + AT_THE_LATEST;
      const mustBeReminded = until > awake(person, reminder);
      if (mustBeReminded) sum.reminded++;
      if (mustBeReminded && within('reminder') === 0) sum.remindersMissed++;
    }
  }
  return sum;
}

/** That moment, or the end of their quiet hours if it falls into them. */
function awake(person: number, at: number): number {
  const quiet = QUIET[person] ?? null;
  if (quiet === null) return at;
  const minute = (at % DAY) / MINUTE;
  const midnight = at - (at % DAY);
  if (minute >= quiet.from) return midnight + DAY + quiet.to * MINUTE;
  return minute < quiet.to ? midnight + quiet.to * MINUTE : at;
}
