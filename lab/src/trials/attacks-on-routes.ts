import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { type Visitor, visitorWith } from '@belfry/client';
import type { Me, Table } from '@belfry/protocol';
import { type Act, connect, repeat } from './flood.ts';

/** The attacks that a single guest can run with the routes alone. */
export const ATTACKS_ON_ROUTES: Readonly<Record<string, Act>> = {
  'every route': askEverything,
  readiness: (me, goesOn) => repeat(goesOn, () => me.ask('GET', '/ready'), 16),
  'device tables': sendDeviceTables,
  holidays: changeHolidays,
  'bots of one owner': hostManyBots,
  'hooks that never answer': addDeadHooks,
};

/** Requests every route in the API description with meaningless input. */
async function askEverything(me: Visitor, goesOn: () => boolean): Promise<number> {
  const { paths } = await me.get<{ paths: Readonly<Record<string, object>> }>('/api');
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
  // Skips the routes that delete the account or end the session, after which the attack could not continue.
  const routes = all.filter(([method, path]) => !(path === '/api/me' && method === 'DELETE') && path !== '/api/sign-out');
  let next = 0;
  return repeat(goesOn, () => {
    const [method, path] = routes[next++ % routes.length] ?? ['GET', '/api/server'];
    return me.ask(method, path.replaceAll(/\{\w+\}/g, 'x'), method === 'GET' ? undefined : { game: 'citadels', bots: 'random' });
  });
}

/** Sends and fetches the largest accepted table in turn. */
async function sendDeviceTables(guest: Visitor, goesOn: () => boolean): Promise<number> {
  const me = await withAccount(guest);
  const entries = Array.from({ length: 4000 }, (_, at) => ({ seq: at + 1, seat: at % 2, move: 'build castle', chance: [] }));
  const seats = [0, 1].map((seat) => ({ seat, name: 'x', crest: 'x', colour: 1, kind: 'bot', level: 'master' }));
  const header = { game: 'citadels', rules: 1, players: 2, options: {}, chance: [] };
  const table = { game: 'citadels', options: {}, seats, key: 'k', log: { header, entries }, round: 1, waiting: false, over: false };
  let sent = 0;
  return repeat(goesOn, () => {
    const path = `/api/me/device-tables/t${sent++ % 20}`;
    return sent % 4 === 0 ? me.ask('GET', path) : me.ask('PUT', path, { ...table, updated: sent });
  });
}

/** Switches holidays on and off at as many tables as one account may have. */
async function changeHolidays(me: Visitor, goesOn: () => boolean): Promise<number> {
  const terms = { clock: { kind: 'days', days: 1 }, timeout: 'vote', nights: 10, holidays: 20 };
  for (let n = 0; n < 60; n++) await me.ask('POST', '/api/tables', { game: 'citadels', players: 2, bots: 'random', start: true, ...terms });
  let days = 0;
  return repeat(goesOn, () => {
    const holidays = days++ % 2 === 0 ? [] : [{ from: '2027-01-01', to: '2027-01-09' }];
    return me.ask('PUT', '/api/me/time-off', { nights: null, zone: 'UTC', holidays });
  });
}

/** Creates the maximum number of bot accounts, each of which lets Masters play at as many tables as it may have. */
async function hostManyBots(me: Visitor, goesOn: () => boolean): Promise<number> {
  const bots: Visitor[] = [];
  const show = { game: 'citadels', players: 4, bots: 'master', watch: true, pace: 'instant', start: true };
  let next = 0;
  return repeat(
    goesOn,
    async () => {
      const made = await me.ask('POST', '/api/bots', { name: `Bot ${next++}` });
      if (made.status === 200) {
        const { bot, token } = JSON.parse(made.text) as { bot: Me; token: string };
        bots.push(visitorWith(me.url, bot, { ...me.headers, cookie: '', authorization: `Bearer ${token}` }));
      }
      const host = bots[next % Math.max(1, bots.length)];
      const table = await host?.post<Table>('/api/tables', show);
      const socket = host === undefined ? null : await connect(host);
      socket?.send(JSON.stringify({ type: 'sync', table: table?.id }));
    },
    2,
  );
}

/** The server greets each new hook immediately; these accept the greeting and never answer. */
async function addDeadHooks(me: Visitor, goesOn: () => boolean): Promise<number> {
  const open = new Set<Socket>();
  const tarpit = createServer((socket) => void open.add(socket.on('error', () => undefined)));
  await new Promise<void>((listening) => tarpit.listen(0, '127.0.0.1', listening));
  const { port } = tarpit.address() as AddressInfo;
  const sent = await repeat(goesOn, () =>
    me.ask('POST', '/api/me/notices/channels', { kind: 'hook', format: 'slack', url: `http://127.0.0.1:${port}/${randomUUID()}` }),
  );
  for (const socket of open) socket.destroy();
  tarpit.close();
  return sent;
}

async function withAccount(guest: Visitor): Promise<Visitor> {
  const { headers } = await guest.ask('POST', '/api/account', { login: `n${randomUUID().slice(0, 12)}`, password: 'correct horse' });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return visitorWith(guest.url, guest.me, { ...guest.headers, cookie });
}
