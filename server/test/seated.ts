import { type Line, makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { ClientMessage, Position, Proposal, Table } from '@belfry/protocol';
import type { Config } from '../src/config/config.ts';
import type { TestServers } from './test-servers.ts';

export type Request = Extract<ClientMessage, { id: string }>;

/** Starts a match with several players, each with a subscribed line, and a clock that the test can advance. */
export async function begin(servers: TestServers, count: number, asked: Record<string, unknown> = {}, config: Partial<Config> = {}) {
  const clock = { ahead: 0 };
  const server = await servers.open({ ...(await servers.newStore()), ...config }, { time: { now: () => Date.now() + clock.ahead } });
  const people = await Promise.all(Array.from({ length: count }, () => newVisitor(server.url)));
  const [host, ...guests] = people as [Visitor, ...Visitor[]];
  const { id } = await makeTable(host, { game: 'citadels', players: count, pace: 'instant', ...asked });
  for (const [at, guest] of guests.entries()) {
    await guest.post(`/api/tables/${id}/seats/${at + 1}`, {});
    await guest.post(`/api/tables/${id}/ready`, { ready: true });
  }
  await host.post(`/api/tables/${id}/start`);
  const lines = await Promise.all(people.map((person) => lookAt(person, id)));
  return { server, clock, people, lines, id };
}

export async function lookAt(person: Visitor, id: string): Promise<Line> {
  const line = await openLine(person);
  line.say({ type: 'sync', table: id });
  await line.next('snapshot');
  return line;
}

export const tableOf = (person: Visitor, id: string) => person.get<Table>(`/api/tables/${id}`);
export const positionOf = async (person: Visitor, id: string) =>
  (await person.get<{ position: Position }>(`/api/tables/${id}/position`)).position;

let asked = 0;
/** Returns the acknowledged number, or the reason for the refusal. */
export async function ask(
  line: Line,
  request: Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never,
): Promise<number | string> {
  const id = `r${++asked}`;
  line.say({ ...request, id } as ClientMessage);
  const done = line.next('ack', (ack) => ack.id === id).then(({ seq }) => seq);
  return Promise.race([done, line.next('refusal', (refusal) => refusal.id === id).then(({ reason }) => reason)]);
}

export const propose = (line: Line, table: string, seat: number, proposal: Proposal) =>
  ask(line, { type: 'propose', table, seat, proposal });
export const answer = (line: Line, table: string, seat: number, by: number, kind: Proposal['kind'], agree = true) =>
  ask(line, { type: 'answer', table, seat, by, kind, agree });
export const isSeq = (reply: number | string): boolean => typeof reply === 'number';
