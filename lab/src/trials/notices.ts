import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import { itemAt, type Seat } from '@belfry/kernel';
import type { Notices, Position, TableId } from '@belfry/protocol';
import { receiveHooks, receiveMail, receivePush } from '@belfry/server/receivers';
import { sensibly } from '../server/client-moves.ts';
import { type ServerProcess, startProcess, type TrialStore } from '../server/process.ts';
import { type Luck, startLuck } from './luck.ts';
import { turnsOf } from './turns.ts';

export interface NoticesOptions {
  /** PostgreSQL: only that store supports two nodes. */
  readonly store: TrialStore;
  readonly kills: number;
  readonly tables: number;
  readonly onKill?: (done: number) => void;
}

export interface NoticesResult {
  readonly kills: number;
  readonly matches: number;
  /** Turns of people: each of them needs one notification. */
  readonly wanted: number;
  /** Notifications of a turn, each counted once by its id. */
  readonly sent: number;
  /** Notifications of a turn that was over or had already been notified. */
  readonly doubled: number;
  /** Turns without a notification. */
  readonly lost: number;
  /**
   * Messages that arrived again: a node died after sending one and before recording that. They carry the same id, so receivers can detect
   * it.
   */
  readonly arrivedAgain: number;
  /** Notifications of a match's end, to the players who did not make the last move. */
  readonly ends: number;
}

const PLAYERS = 4;
const GAME = 'citadels';
/** Another node sends a dead node's message after half a minute; after this time a message counts as lost. */
const PATIENCE_MS = 150_000;
const CALLED = 'Your turn';
const OVER = 'is over';

/** A person who opens the table only after a notification. */
interface Person {
  readonly visitor: Visitor;
  table: TableId;
  seat: Seat;
  readonly heard: Set<string>;
  calls: number;
  ends: number;
  playing: Promise<void>;
}

interface Counts {
  again: number;
  doubled: number;
}

/**
 * Plays matches with days per move on two nodes that are killed again and again. Nobody opens a table without a notification, so a turn
 * without one stops its match for good.
 */
export async function noticesTrial(options: NoticesOptions): Promise<NoticesResult> {
  const people = new Map<string, Person>();
  const counts: Counts = { again: 0, doubled: 0 };
  const nodes: ServerProcess[] = [];
  const trouble: { error: unknown } = { error: null };
  let calledAt = Date.now();
  const arrived = (address: string, id: string, title: string): void => {
    const person = people.get(address);
    if (person === undefined) return;
    if (person.heard.has(id)) {
      counts.again++;
      return;
    }
    person.heard.add(id);
    if (title.includes(OVER)) person.ends++;
    if (!title.includes(CALLED)) return;
    calledAt = Date.now();
    person.calls++;
    person.playing = person.playing
      .then(() => playTurn(person, nodes, counts))
      .catch((error: unknown) => {
        trouble.error ??= error;
      });
  };
  const { hooks, mail, push, keys, close } = await openReceivers(arrived);
  const env = {
    BELFRY_NOTICE_AFTER: '0',
    BELFRY_NOTICE_APART: '0',
    BELFRY_NOTICE_RETRY: '1',
    BELFRY_HOOKS_INSIDE: '1',
    BELFRY_ORIGIN: 'https://belfry.example',
    BELFRY_SMTP: `smtp://127.0.0.1:${mail.port}`,
  };
  const luck = startLuck('notices');
  try {
    for (let node = 0; node < 2; node++) nodes.push(await startProcess(options.store, { env }));
    const url = itemAt(nodes, 0).url;
    const tables: Person[][] = [];
    for (let table = 0; table < options.tables; table++) {
      const seated = await Promise.all(Array.from({ length: PLAYERS }, () => newVisitor(url)));
      keys.push = (await itemAt(seated, 0).get<Notices>('/api/me/notices')).pushKey;
      const channels = channelsOf(table, push.subscription(`/p${table}`), hooks.port);
      const circle = await Promise.all(seated.map((visitor, seat) => personAt(visitor, seat, itemAt(channels, seat).channel)));
      for (const [seat, person] of circle.entries()) people.set(itemAt(channels, seat).address, person);
      await confirmMail(url, mail.received, `m${table}@example.org`);
      tables.push(circle);
      await sitDown(circle);
    }
    await killAgainAndAgain(nodes, luck, options, env);
    const isGoingOn = async (): Promise<boolean> => {
      if (trouble.error !== null) throw trouble.error;
      const all = await Promise.all(tables.map(([first]) => statusOf(first, nodes)));
      return all.some((status) => status !== 'finished') && Date.now() - calledAt < PATIENCE_MS;
    };
    while (await isGoingOn()) await pause(500);
    // The last notifications are still on their way.
    const endsWanted = tables.length * (PLAYERS - 1);
    const ends = (): number => [...people.values()].reduce((sum, person) => sum + person.ends, 0);
    for (const until = Date.now() + PATIENCE_MS; ends() < endsWanted && Date.now() < until; ) await pause(200);
    let wanted = 0;
    for (const [first] of tables) wanted += (await turnsOf(options.store, first?.table ?? '')).length;
    const sent = [...people.values()].reduce((sum, person) => sum + person.calls, 0);
    const { doubled, again } = counts;
    return {
      kills: options.kills,
      matches: tables.length,
      wanted,
      sent,
      doubled,
      lost: wanted - (sent - doubled),
      arrivedAgain: again,
      ends: ends(),
    };
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await close();
  }
}

/** Opens the receivers of the messages. */
async function openReceivers(arrived: (address: string, id: string, title: string) => void) {
  const hooks = await receiveHooks(({ path, headers, body }) => {
    const { text, title, topic } = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as {
      text?: string;
      title?: string;
      topic?: string;
    };
    arrived(topic ?? path, String(headers['webhook-id']), title ?? text ?? '');
  });
  const mail = await receiveMail((letter) =>
    arrived(letter.to[0] ?? '', letter.header('Message-ID') ?? '', letter.header('Subject') ?? ''),
  );
  const keys = { push: '' };
  const push = await receivePush((posted) => {
    const { payload } = push.open(posted, keys.push);
    arrived(posted.path, payload.id, payload.title);
  });
  return { hooks, mail, push, keys, close: () => Promise.all([hooks.close(), mail.close(), push.close()]) };
}

/** Returns a different notification channel for each person of a table. */
function channelsOf(table: number, subscription: object, hooks: number): { readonly address: string; readonly channel: object }[] {
  return [
    { address: `/p${table}`, channel: { kind: 'push', subscription } },
    { address: `m${table}@example.org`, channel: { kind: 'email', address: `m${table}@example.org` } },
    { address: `/s${table}`, channel: { kind: 'hook', format: 'slack', url: `http://127.0.0.1:${hooks}/s${table}` } },
    { address: `n${table}`, channel: { kind: 'hook', format: 'ntfy', url: `http://127.0.0.1:${hooks}/n${table}` } },
  ];
}

async function personAt(visitor: Visitor, seat: Seat, channel: object): Promise<Person> {
  await visitor.post('/api/me/notices/channels', channel);
  return { visitor, table: '', seat, heard: new Set(), calls: 0, ends: 0, playing: Promise.resolve() };
}

async function confirmMail(url: string, received: readonly { to: readonly string[]; text: string }[], address: string): Promise<void> {
  for (;;) {
    const letter = received.find(({ to }) => to[0] === address);
    const [, path] = /https:\/\/belfry\.example(\/notices\/confirm\/\S+)/.exec(letter?.text ?? '') ?? [];
    if (path !== undefined) return void (await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams() }));
    await pause(50);
  }
}

async function sitDown(circle: readonly Person[]): Promise<void> {
  const [host, ...others] = circle;
  if (host === undefined) return;
  const { id } = await makeTable(host.visitor, { game: GAME, players: PLAYERS, clock: { kind: 'days', days: 3 } });
  for (const person of circle) person.table = id;
  for (const { visitor, seat } of others) {
    await visitor.post(`/api/tables/${id}/seats/${seat}`, {});
    await visitor.post(`/api/tables/${id}/ready`, { ready: true });
  }
  await host.visitor.post(`/api/tables/${id}/start`);
}

async function killAgainAndAgain(
  nodes: ServerProcess[],
  luck: Luck,
  { store, kills, onKill }: NoticesOptions,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    // Real time: at any point within what is told.
    await pause(500 + luck.below(4000));
    const which = kill % nodes.length;
    const node = itemAt(nodes, which);
    await node.kill();
    nodes[which] = await startProcess(store, { port: node.port, env });
    onKill?.(kill + 1);
  }
}

/** Asks any node that answers; both may be down for a moment. */
async function asking<T>(person: Person, nodes: readonly ServerProcess[], ask: (visitor: Visitor) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    person.visitor.url = itemAt(nodes, tries % nodes.length).url;
    try {
      return await ask(person.visitor);
    } catch (error) {
      if (tries > 300) throw error;
      await pause(100);
    }
  }
}

async function statusOf(person: Person | undefined, nodes: readonly ServerProcess[]): Promise<string> {
  if (person === undefined) return 'finished';
  return (await asking(person, nodes, (visitor) => visitor.get<{ status: string }>(`/api/tables/${person.table}`))).status;
}

const choose = sensibly(GAME);

/** Plays the notified turn and no further: it is over as soon as another player has moved. */
async function playTurn(person: Person, nodes: readonly ServerProcess[], counts: Counts): Promise<void> {
  const { table, seat } = person;
  const look = async (): Promise<Position> =>
    (
      await asking(person, nodes, (visitor) =>
        visitor.get<{ position: Position }>(`/api/tables/${table}/position?seat=${seat}&after=1000000`),
      )
    ).position;
  let position = await look();
  if (position.legal.length === 0) counts.doubled++;
  while (position.legal.length > 0) {
    const { seq } = position;
    const move = choose(position);
    const made = await asking(person, nodes, (visitor) =>
      visitor.post<{ seq: number }>(`/api/tables/${table}/moves`, { id: `turn-${seat}-${seq}`, seat, seq, move }),
    );
    position = await look();
    if (position.seq !== made.seq) return;
  }
}
