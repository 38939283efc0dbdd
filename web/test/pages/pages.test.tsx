// @vitest-environment happy-dom
import type { TableSummary } from '@belfry/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iAm, useMe } from '../../src/api/api.ts';
import { useMyTables } from '../../src/api/my-tables.ts';
import { App } from '../../src/app/app.tsx';
import { useSettings } from '../../src/base/settings.ts';
import { AccountPage } from '../../src/pages/account/account-page.tsx';
import { GamePage } from '../../src/pages/game/game-page.tsx';
import { Home } from '../../src/pages/home/home.tsx';
import { CoursePage } from '../../src/pages/learn/course-page.tsx';
import { forgetLearnt, markLearnt } from '../../src/pages/learn/progress.ts';
import { MatchesPage } from '../../src/pages/matches/matches-page.tsx';
import { OperatorsPage } from '../../src/pages/operators/operators-page.tsx';
import { PeoplePage } from '../../src/pages/people/people-page.tsx';
import { PersonPage } from '../../src/pages/people/person-page.tsx';
import { PuzzlesPage } from '../../src/pages/puzzles/puzzles-page.tsx';
import { AidPage, RulesPage } from '../../src/pages/rules/index.ts';
import { StylePage } from '../../src/pages/style/style-page.tsx';
import { serverTable } from '../server-table.ts';
import { ada, fakeServer } from './fake-server.ts';

const NO_LISTS = {
  'GET /tables': { tables: [] },
  'GET /me': ada,
  'GET /me/device-tables': { tables: [] },
  'POST /me/progress': { marks: [] },
};

const summary = (change: Partial<TableSummary>): TableSummary => ({
  ...{ id: 't1', game: 'citadels', players: 2, options: {}, clock: { kind: 'none' }, status: 'playing', hotseat: false },
  seats: [
    { name: 'Ada', crest: 'rose', bot: null },
    { name: null, crest: null, bot: null },
  ],
  ...{ createdAt: 0, movedAt: Date.now(), yourTurn: false, dueAt: null, places: null, waitingFor: [], yourSeat: null, invitedBy: null },
  ...{ removable: false, removedAt: null, botPlayed: [], expelled: [], ending: null, adjournedUntil: null, paused: false },
  ...change,
});

/** Rules and boards are loaded on demand. */
const LOADED = { timeout: 8000 };

beforeEach(() => {
  history.replaceState(null, '', '/');
  useSettings.getState().set({ language: 'en' });
  iAm(ada);
  // Missing in happy-dom.
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useMyTables.setState({ tables: null });
});

/** Renders a page and waits for the data it requests at once. */
async function open(page: ReactElement) {
  await act(async () => void render(page));
}

describe('home', () => {
  it('shows your turns, open tables, and a card for each game', async () => {
    fakeServer({
      ...NO_LISTS,
      'GET /tables?list=mine': { tables: [summary({ yourTurn: true })] },
      'GET /tables?list=open': { tables: [summary({ id: 't2', status: 'gathering', game: 'bruges' })] },
    });
    await open(<Home />);
    await screen.findByText('Waiting for you');
    const links = [...document.querySelectorAll('.table-row a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/table/t1', '/table/t2']);
    expect(document.querySelectorAll('[data-learn]')).toHaveLength(4);
  });

  it('says that there are no tables only once it knows', async () => {
    fakeServer(NO_LISTS);
    const answers = fetch;
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => held.then(() => answers(...asked)));
    await open(<Home />);
    expect(screen.queryByText(/^No tables yet/)).toBeNull();
    answer();
    expect(await screen.findByText(/^No tables yet/)).toBeTruthy();
  });

  it('continues a course', async () => {
    fakeServer(NO_LISTS);
    markLearnt('citadels', 'aim');
    try {
      await open(<Home />);
      await waitFor(
        () => expect(document.querySelector('[data-study="lesson"]')?.getAttribute('href')).toBe('/learn/citadels/cards'),
        LOADED,
      );
    } finally {
      forgetLearnt('citadels');
    }
  });

  it('removes a table and restores it', async () => {
    const removed = summary({ id: 't3', removedAt: Date.now() });
    const asked = fakeServer({ ...NO_LISTS, 'GET /tables?list=removed': { tables: [removed] }, 'POST /tables/t3/restore': serverTable() });
    await open(<Home />);
    fireEvent.click(await screen.findByText('Restore'));
    await waitFor(() => expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain('POST /tables/t3/restore'));
  });
});

describe('a new table', { timeout: 20_000 }, () => {
  it('with friends is created with the chosen settings', async () => {
    history.replaceState(null, '', '/game/citadels?way=friends');
    const asked = fakeServer({ ...NO_LISTS, 'POST /tables': { ...serverTable(), id: 'made' } });
    await open(<GamePage id="citadels" />);
    fireEvent.click(await screen.findByLabelText('Live', {}, LOADED));
    fireEvent.click(screen.getByLabelText('The others decide'));
    fireEvent.click(screen.getByText('Open a table'));
    await waitFor(() => expect(location.pathname).toBe('/table/made'));
    const made = asked.find(({ method, path }) => method === 'POST' && path === '/tables');
    expect(made?.body).toMatchObject({
      game: 'citadels',
      clock: { kind: 'live', bank: 600 },
      timeout: 'vote',
      access: 'link',
      advice: false,
    });
  });

  it('on this device asks who plays at this screen', async () => {
    history.replaceState(null, '', '/game/bruges?way=screen');
    fakeServer(NO_LISTS);
    await open(<GamePage id="bruges" />);
    expect(await screen.findByText('People at this screen', {}, LOADED)).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  it('of an unknown game says so', async () => {
    fakeServer(NO_LISTS);
    await open(<GamePage id="nowhere" />);
    expect(screen.getByText('Page not found')).toBeTruthy();
  });
});

describe('your account', () => {
  it('shows your name and saves another', async () => {
    const asked = fakeServer({ ...NO_LISTS, 'PATCH /me': (change: object) => ({ ...ada, ...change }) });
    await open(<AccountPage />);
    const field = await screen.findByDisplayValue('Ada');
    fireEvent.change(field, { target: { value: 'Ada L.' } });
    fireEvent.submit(field.closest('form') ?? field);
    await waitFor(() => expect(useMe.getState().me?.name).toBe('Ada L.'));
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ name: 'Ada L.' });
  });

  it('says that the server cannot be reached only once it has not answered', async () => {
    let fail: (error: Error) => void = () => {};
    const answer = new Promise<Response>((_, refuse) => {
      fail = refuse;
    });
    vi.stubGlobal('fetch', () => answer);
    // A page that has not met its server yet.
    vi.resetModules();
    const fresh = await import('../../src/pages/account/account-page.tsx');
    await open(<fresh.AccountPage />);
    expect(screen.queryByText(/server/)).toBeNull();
    fail(new TypeError('no connection'));
    expect(await screen.findByText(/^The server cannot be reached right now/)).toBeTruthy();
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('says why something was refused', async () => {
    fakeServer(NO_LISTS);
    await open(<AccountPage />);
    const field = await screen.findByDisplayValue('Ada');
    fireEvent.change(field, { target: { value: 'Ada L.' } });
    fireEvent.submit(field.closest('form') ?? field);
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeTruthy();
  });
});

describe('people', () => {
  const bob = { id: 'bob', name: 'Bob', crest: 'lion' } as const;

  it('lists whom you have played with', async () => {
    fakeServer({ ...NO_LISTS, 'GET /people': { people: [{ person: bob, matches: 2, lastAt: 0, blocked: true }] } });
    await open(<PeoplePage />);
    expect((await screen.findByText('Bob')).closest('li')?.textContent).toContain('2 matches together');
    expect(document.querySelector('[data-person="bob"]')?.getAttribute('href')).toBe('/people/bob');
  });

  it('shows a profile, with the ways to invite', async () => {
    const profile = { person: bob, since: 0, hidden: false, blocked: false, games: [], own: false };
    fakeServer({ ...NO_LISTS, 'GET /people/bob': profile });
    await open(<PersonPage id="bob" />);
    await screen.findAllByText('Bob');
    const invitations = [...document.querySelectorAll('[data-invite]')].map((link) => link.getAttribute('href'));
    expect(invitations).toContain('/game/citadels?way=friends&with=bob');
  });
});

describe('finished matches', () => {
  it('link to score sheet and replay', async () => {
    const over = summary({ id: 't9', status: 'finished', yourSeat: 0, places: [1, 2] });
    fakeServer({ ...NO_LISTS, 'GET /tables?list=archive': { tables: [over] } });
    await open(<MatchesPage />);
    await screen.findByText('Replay');
    expect(screen.getByText(/You won/)).toBeTruthy();
    expect(document.querySelector('a[href="/replay/table/t9"]')).not.toBeNull();
  });
});

describe('the page of operators', () => {
  it('finds people', async () => {
    iAm({ ...ada, operator: true });
    const asked = fakeServer({ ...NO_LISTS, 'GET /operators/people': { people: [] }, 'GET /operators/acts': { acts: [] } });
    await open(<OperatorsPage />);
    fireEvent.change(await screen.findByLabelText('Find by name, username or ID'), { target: { value: 'bob' } });
    fireEvent.click(screen.getByText('Find'));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/operators/people?find=bob'));
  });
});

describe('rules and lessons', { timeout: 30_000 }, () => {
  it('the rules have every clause, and the player aid every component', async () => {
    fakeServer(NO_LISTS);
    await open(<RulesPage id="citadels" />);
    await waitFor(() => expect(document.getElementById('CIT-4.1')).not.toBeNull(), LOADED);
    cleanup();
    await open(<AidPage id="citadels" />);
    await waitFor(() => expect(document.querySelector('a[href="/rules/citadels"]')).not.toBeNull(), LOADED);
  });

  it('a course lists its lessons, and puzzles are counted', async () => {
    fakeServer(NO_LISTS);
    await open(<CoursePage id="citadels" />);
    await waitFor(() => expect(document.querySelectorAll('[data-lesson-id]').length).toBeGreaterThan(3), LOADED);
    cleanup();
    await open(<PuzzlesPage id="citadels" />);
    await waitFor(() => expect(document.querySelector('[data-puzzle-open]')).not.toBeNull(), LOADED);
  });
});

it('the style page shows every part, in the language that was chosen', async () => {
  fakeServer(NO_LISTS);
  await open(<StylePage />);
  expect(screen.getByText('Buttons and fields')).toBeTruthy();
  await act(async () => useSettings.getState().set({ language: 'nl' }));
  expect(screen.queryByText('Buttons and fields')).toBeNull();
});

it('an unknown address links to home', async () => {
  history.replaceState(null, '', '/nowhere/at-all');
  fakeServer(NO_LISTS);
  await open(<App />);
  expect((await screen.findByText('Page not found')).closest('main')?.querySelector('a')?.getAttribute('href')).toBe('/');
});
