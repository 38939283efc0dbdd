import type { House, Me, NewTable, Replay, Table, TableSummary } from '@belfry/server/protocol';

/** A sentence from the server about what it could not do. */
export class Refused extends Error {}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => null);
    const message = typeof problem === 'object' && problem !== null && 'message' in problem ? String(problem.message) : response.statusText;
    throw new Refused(message);
  }
  // The shapes are those of the protocol; the server validates, we trust it.
  return (await response.json()) as T;
}

/** The HTTP side of the server. */
export const api = {
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me', 'PATCH', { name }),
  house: () => ask<House>('/house'),
  tables: (list: 'open' | 'mine' | 'live' | 'archive') => ask<{ tables: readonly TableSummary[] }>(`/tables?list=${list}`),
  table: (id: string) => ask<Table>(`/tables/${id}`),
  create: (table: NewTable) => ask<Table>('/tables', 'POST', table),
  sit: (id: string, seat: number) => ask<Table>(`/tables/${id}/seats/${seat}`, 'POST', {}),
  seatBot: (id: string, seat: number, bot: string) => ask<Table>(`/tables/${id}/seats/${seat}`, 'POST', { bot }),
  stand: (id: string, seat: number) => ask<Table>(`/tables/${id}/seats/${seat}`, 'DELETE'),
  ready: (id: string, ready: boolean) => ask<Table>(`/tables/${id}/ready`, 'POST', { ready }),
  start: (id: string) => ask<Table>(`/tables/${id}/start`, 'POST', {}),
  rematch: (id: string) => ask<Table>(`/tables/${id}/rematch`, 'POST', {}),
  replay: (id: string, viewer: string) => ask<Replay>(`/tables/${id}/replay?viewer=${viewer}`),
  exportText: async (id: string): Promise<string> => {
    const response = await fetch(`/api/tables/${id}/export`);
    if (!response.ok) throw new Refused(response.statusText);
    return response.text();
  },
};

let presence: Promise<Me | null> | null = null;

/** Who we are to the server, or null when there is none. Asked once; the answer also sets the cookie the socket needs. */
export function whoAmI(): Promise<Me | null> {
  presence ??= api.me().catch(() => {
    presence = null;
    return null;
  });
  return presence;
}
