import { newVisitor, type Visitor } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import type { Table, TableId } from '@belfry/protocol';
import { type RunningServer, readEnvironment, startServer } from '@belfry/server';
import { type ReceivedHook, receiveHooks } from '@belfry/server/receivers';
import { NO_LIMITS, type TrialStore } from '../server/process.ts';
import { turnsIn } from './turns.ts';
import { type Circle, type CircleResult, gather } from './week-circle.ts';
import { awake, BEGIN, DAY, inDays, type Laid, layTables, MINUTE, OFF, PLAYERS, QUIET, visitsOf } from './week-plan.ts';

export interface WeekOptions extends Laid {
  readonly store: TrialStore;
  readonly days: number;
  readonly onDay?: (done: number) => void;
}

export interface WeekResult extends CircleResult {
  readonly days: number;
  readonly tables: number;
  /** Turns of people that lasted long enough for a notification, and how many were sent. */
  readonly wanted: number;
  readonly told: number;
  readonly missed: number;
  readonly doubled: number;
  /** The same for reminders to people who had kept a game waiting for a day. */
  readonly reminded: number;
  readonly remindersMissed: number;
  readonly messages: number;
}

const STEP = 5 * MINUTE;

/** What the server promises: a notification after a minute, messages ten minutes apart. We check every five minutes. */
const CALLED_AFTER = MINUTE;
const AT_THE_LATEST = 10 * MINUTE + 2 * STEP;

interface Told {
  readonly person: number;
  readonly table: TableId;
  readonly kind: 'turn' | 'reminder';
  readonly at: number;
}

/** Runs a week of games with days per move for four people in simulated time, through the API of a real server with a controlled clock. */
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

type Judged = Pick<WeekResult, 'wanted' | 'told' | 'missed' | 'doubled' | 'reminded' | 'remindersMissed'>;

/** Compares every turn with its notifications. */
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
      // A bot that waits for people to answer its offer takes its time; nobody gets a notification for it.
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
