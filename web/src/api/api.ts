import {
  type Crest,
  type Me,
  type NewTable,
  PROBLEM_CODES,
  PROTOCOL,
  PROTOCOL_HEADER,
  type Problem,
  type Replay,
  type ServerInfo,
  type Table,
  type TableSettings,
  type TableSummary,
} from '@belfry/protocol';
import { create } from 'zustand';
import { HAS_SERVER } from '../base/address.ts';
import { refusedBy } from '../base/refusals/refused.ts';
import { pageIsTooOld } from '../base/reload-page.ts';
import { useSettings } from '../base/settings.ts';

/** Fetches an address; throws the reason when the server refuses. */
async function reach(address: string, request?: RequestInit): Promise<Response> {
  if (!HAS_SERVER) throw refusedBy(null);
  const headers = { ...request?.headers, [PROTOCOL_HEADER]: String(PROTOCOL) };
  const response = await fetch(address, { ...request, headers }).catch(() => {
    throw refusedBy(null);
  });
  if (response.ok) return response;
  // A proxy in between may answer instead of the server, with an HTML page of its own.
  const problem = await response.json().catch(() => null);
  if (isProblem(problem) && problem.reason === 'other-protocol') pageIsTooOld();
  throw refusedBy(isProblem(problem) ? problem : null);
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && PROBLEM_CODES.some((code) => code === body.code);
}

/** Sends a request to the HTTP API and returns its answer, whose shape the protocol defines. */
export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await reach(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as T;
  // The protocol defines the shapes; the server validates, so the page trusts it.
  return (await response.json()) as T;
}

/** A challenge for the browser's authenticator, and the id of the attempt. */
export interface PasskeyAttempt<T> {
  readonly attempt: string;
  readonly options: T;
}

/** Client for the server's HTTP API. */
export const api = {
  me: () => ask<Me>('/me'),
  rename: (change: { readonly name?: string; readonly crest?: Crest; readonly hidden?: boolean }) => ask<Me>('/me', 'PATCH', change),
  makeAccount: (login: string, password: string, proof?: object) => ask<Me>('/account', 'POST', { login, password, proof }),
  signIn: (login: string, password: string, sure?: true) => ask<Me>('/sign-in', 'POST', { login, password, sure }),
  signOut: (everywhere: boolean) => ask<void>('/sign-out', 'POST', { everywhere }),
  passkeyOptions: <T>(what: 'registration' | 'sign-in', proof: object = {}) => ask<PasskeyAttempt<T>>(`/passkeys/${what}`, 'POST', proof),
  answerPasskey: (what: 'registration' | 'sign-in', attempt: string, answer: unknown, sure?: true) =>
    ask<Me>(`/passkeys/${what}/answer`, 'POST', { attempt, answer, sure }),
  serverInfo: () => ask<ServerInfo>('/server'),
  tables: (list: 'open' | 'mine' | 'live' | 'removed') => ask<{ tables: readonly TableSummary[] }>(`/tables?list=${list}`),
  /** Returns finished matches, latest first, one page at a time. */
  archive: ({ game, before }: { readonly game?: string | undefined; readonly before?: number | undefined }) => {
    const asked = new URLSearchParams({ list: 'archive', ...(game === undefined ? {} : { game }) });
    if (before !== undefined) asked.set('before', String(before));
    return ask<{ tables: readonly TableSummary[] }>(`/tables?${asked}`);
  },
  table: (id: string) => ask<Table>(`/tables/${id}`),
  create: (table: NewTable) => ask<Table>('/tables', 'POST', table),
  change: (id: string, change: Partial<Omit<TableSettings, 'game' | 'hotseat'>>) => ask<Table>(`/tables/${id}`, 'PATCH', change),
  takeAway: (id: string) => ask<void>(`/tables/${id}`, 'DELETE'),
  bringBack: (id: string) => ask<Table>(`/tables/${id}/restore`, 'POST', {}),
  sit: (id: string, seat: number) => ask<Table>(`/tables/${id}/seats/${seat}`, 'POST', {}),
  seatBot: (id: string, seat: number, bot: string) => ask<Table>(`/tables/${id}/seats/${seat}`, 'POST', { bot }),
  stand: (id: string, seat: number) => ask<Table>(`/tables/${id}/seats/${seat}`, 'DELETE'),
  ready: (id: string, ready: boolean) => ask<Table>(`/tables/${id}/ready`, 'POST', { ready }),
  start: (id: string) => ask<Table>(`/tables/${id}/start`, 'POST', {}),
  rematch: (id: string) => ask<Table>(`/tables/${id}/rematch`, 'POST', {}),
  replay: async (id: string, viewer: string): Promise<Replay> => {
    const page = (first: number) => ask<Replay>(`/tables/${id}/replay?viewer=${viewer}&first=${first}`);
    let replay = await page(0);
    // The server sends a long replay in pages.
    for (let { frames } = replay; frames.length > 0 && replay.frames.length <= replay.table.seq; ) {
      ({ frames } = await page(replay.frames.length));
      replay = { ...replay, frames: [...replay.frames, ...frames] };
    }
    return replay;
  },
  exportText: async (id: string): Promise<string> => {
    const response = await reach(`/api/tables/${id}/export`);
    return response.text();
  },
};

let presence: Promise<Me | null> | null = null;

/** The current user as the server knows them; null until it has answered. Every page that shows the user subscribes to it. */
export const useMe = create<{ readonly me: Me | null; readonly unreachable: boolean }>(() => ({ me: null, unreachable: false }));

/** Returns the current user, or null if no server answers. Asks once; the answer also sets the cookie that the socket needs. */
export function whoAmI(): Promise<Me | null> {
  presence ??= api
    .me()
    .then(introduced)
    .then(iAm, () => {
      presence = null;
      useMe.setState({ unreachable: true });
      return null;
    });
  return presence;
}

/** True if the user has chosen a name; a server of an earlier version does not say, which counts as chosen. */
export const isNamed = ({ named }: Pick<Me, 'named'>): boolean => named !== false;

/** Sends the name chosen on this device to a server that has given us a generated one. */
async function introduced(me: Me): Promise<Me> {
  const name = useSettings.getState().name.trim();
  return isNamed(me) || name === '' ? me : api.rename({ name }).catch(() => me);
}

/** Stores our new name or identity on the device, for use without a server. */
export function iAm(me: Me): Me {
  presence = Promise.resolve(me);
  const { name, guestName, set } = useSettings.getState();
  const known = isNamed(me) ? { name: me.name, guestName } : { name: '', guestName: me.name };
  if (known.name !== name || known.guestName !== guestName) set(known);
  useMe.setState({ me, unreachable: false });
  return me;
}

/** Signs out; the server then creates a new guest for this browser. */
export async function leave(everywhere: boolean): Promise<void> {
  await api.signOut(everywhere);
  iAm(await api.me());
}
