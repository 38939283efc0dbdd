// @vitest-environment happy-dom
import { loadRules } from '@belfry/games/page/rules';
import type { Game } from '@belfry/kernel';
import type { Table } from '@belfry/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { iAm } from '../../src/api/api.ts';
import type { ServerSession } from '../../src/match/server/server-session.ts';
import { LOADING } from '../../src/match/session.ts';
import { Lobby } from '../../src/pages/lobby/lobby.tsx';
import { me, serverTable } from '../server-table.ts';
import { fakeServer } from './fake-server.ts';

let game: Game;
beforeAll(async () => {
  game = await loadRules('citadels');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const free = (seat: number) => ({
  ...{ seat, name: null, person: null, bot: null, ready: false, online: false },
  ...{ expired: false, overdue: false, expelled: false, botMoves: 0 },
});

async function open(table: Table, who = me) {
  iAm(who);
  const said = vi.fn(async () => {});
  const session = {
    snapshot: () => ({ ...LOADING, chat: [] }),
    sendChat: said,
    sendPhrase: said,
  } as Partial<ServerSession> as ServerSession;
  const server = fakeServer({
    ...{ 'GET /me': who, 'GET /server': { games: [], levels: [] }, 'GET /people': { people: [] }, 'GET /tables': { tables: [] } },
    ...{ 'POST /tables/t/seats/1': table, 'POST /tables/t/start': table, 'POST /tables/t/ready': table, 'PATCH /tables/t': table },
  });
  await act(async () => void render(<Lobby table={table} me={who} game={game} session={session} />));
  return { requests: () => server.filter(({ method }) => method !== 'GET'), said };
}

const gathering = (change: Partial<Table> = {}) => serverTable({ status: 'gathering', startedAt: null, ...change });
const [mine, other] = serverTable().seats;
const begin = () => document.querySelector<HTMLButtonElement>('[data-begin]');

describe('the host', () => {
  it('can start once every seat is taken', async () => {
    const { requests } = await open(gathering());
    expect(begin()?.disabled).toBe(false);
    fireEvent.click(begin() ?? document.body);
    await waitFor(() => expect(requests().map(({ path }) => path)).toEqual(['/tables/t/start']));
  });

  it('sees what is missing until then', async () => {
    await open(gathering({ seats: [...(mine === undefined ? [] : [mine]), free(1)] }));
    expect(begin()?.disabled).toBe(true);
    expect(screen.getByText('One seat is still free.')).toBeTruthy();
    cleanup();
    await open(gathering({ seats: [mine, { ...other, ready: false }] as Table['seats'] }));
    expect(begin()?.disabled).toBe(true);
    expect(screen.getByText('Not ready yet: other.')).toBeTruthy();
  });

  it('adds a bot and changes the table settings', async () => {
    const { requests } = await open(gathering({ seats: [...(mine === undefined ? [] : [mine]), free(1)] }));
    fireEvent.click(document.querySelector('[data-add-bot]') ?? document.body);
    fireEvent.click(screen.getByLabelText('Anyone'));
    await waitFor(() =>
      expect(requests()).toEqual([
        { method: 'POST', path: '/tables/t/seats/1', body: { bot: 'apprentice' } },
        { method: 'PATCH', path: '/tables/t', body: { access: 'open' } },
      ]),
    );
  });
});

describe('a guest', () => {
  it('takes a free seat', async () => {
    const { requests } = await open(gathering({ seats: [...(mine === undefined ? [] : [mine]), free(1)] }), {
      ...me,
      id: 'late',
      name: 'Late',
    });
    expect(begin()).toBeNull();
    fireEvent.click(document.querySelector('[data-sit]') ?? document.body);
    await waitFor(() => expect(requests().map(({ path }) => path)).toEqual(['/tables/t/seats/1']));
  });

  it('becomes ready and reads the table settings', async () => {
    const { requests } = await open(gathering({ host: 'other' }));
    expect(screen.queryByText('Change')).toBeNull();
    expect(screen.getByText('Anyone with the link')).toBeTruthy();
    fireEvent.click(document.querySelector('[data-ready="true"]') ?? document.body);
    await waitFor(() => expect(requests()).toEqual([{ method: 'POST', path: '/tables/t/ready', body: { ready: false } }]));
  });
});
