// @vitest-environment happy-dom
import type { Me } from '@belfry/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { iAm, useMe } from '../../src/api/api.ts';
import { useMyTables } from '../../src/api/my-tables.ts';
import { useSettings } from '../../src/base/settings.ts';
import { AccountPage } from '../../src/pages/account/account-page.tsx';
import { ContinuePage } from '../../src/pages/continue/continue-page.tsx';
import { ada, fakeServer } from './fake-server.ts';

const guest: Me = { ...ada, id: 'bo', name: 'Bo', kind: 'guest', login: null, codes: 0 };
const devices = (here: number) => ({
  devices: Array.from({ length: here }, (_, n) => ({ id: `d${n}`, since: 0, here: n === 0 })),
  linkUntil: null as number | null,
});
const refused = (reason: string, args: object) =>
  Response.json({ code: 'conflict', reason, message: reason, args, refusal: 'stale' }, { status: 409 });

beforeEach(() => {
  history.replaceState(null, '', '/');
  useSettings.getState().set({ language: 'en' });
  iAm(guest);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useMyTables.setState({ tables: null });
});

async function open(page: ReactElement) {
  await act(async () => void render(page));
}

it('a guest creates a link, cancels it, and signs out another browser', async () => {
  const until = Date.now() + 600_000;
  const found = devices(2);
  const asked = fakeServer({
    'GET /me/devices': () => found,
    'POST /me/hand-over': () => {
      found.linkUntil = until;
      return { code: 'abc', until };
    },
    'DELETE /me/hand-over': () => {
      found.linkUntil = null;
      return {};
    },
    'DELETE /me/devices/d1': {},
  });
  await open(<AccountPage />);
  fireEvent.click(await screen.findByText('Continue on another device'));
  const link = await waitFor(() => document.querySelector<HTMLInputElement>('[data-link]') ?? Promise.reject(new Error('no link')));
  expect(new URL(link.value).pathname + new URL(link.value).hash).toBe('/continue#abc');
  fireEvent.click(screen.getByText('Withdraw the link'));
  await waitFor(() => expect(document.querySelector('[data-link]')).toBeNull());
  fireEvent.click(document.querySelector('[data-end-device]') ?? document.body);
  await waitFor(() => expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /me/devices/d1'));
});

it('opening the link shows who one becomes and what stays behind, and asks; the code leaves the address bar', async () => {
  history.replaceState(null, '', '/continue#abc');
  const ann = { id: 'ann', name: 'Ann', crest: 'lion', kind: 'guest' };
  const asked = fakeServer({
    'POST /hand-over/owner': ann,
    'POST /hand-over': (body: { sure?: true }) =>
      body.sure === true ? { ...guest, ...ann } : refused('leaves-seats', { name: 'Bo', other: 'Ann', tables: 1 }),
  });
  await open(<ContinuePage />);
  await waitFor(() => expect(location.hash).toBe(''));
  fireEvent.click(await screen.findByText('Continue as Ann'));
  await screen.findByText(/you are Bo and have a seat at one table/);
  expect(useMe.getState().me?.id).toBe('bo');
  fireEvent.click(screen.getByText('Leave those seats and continue as Ann'));
  await waitFor(() => expect(useMe.getState().me?.id).toBe('ann'));
  expect(location.pathname).toBe('/');
  expect(asked.filter(({ path }) => path === '/hand-over').map(({ body }) => body)).toEqual([{ code: 'abc' }, { code: 'abc', sure: true }]);
});

it('signing in to an account at the same table asks for confirmation', async () => {
  const asked = fakeServer({
    'GET /me/devices': devices(1),
    'POST /sign-in': (body: { sure?: true }) => (body.sure === true ? ada : refused('two-seats', { name: 'Bo', other: 'Ada', tables: 1 })),
  });
  await open(<AccountPage />);
  const form = (await screen.findByText('Sign in', { selector: '[data-credentials="sign-in"]' })).closest('form');
  const [login, password] = [...(form?.querySelectorAll('input') ?? [])];
  fireEvent.change(login ?? document.body, { target: { value: 'ada' } });
  fireEvent.change(password ?? document.body, { target: { value: 'correct horse' } });
  fireEvent.submit(form ?? document.body);
  await screen.findByText(/As the guest Bo you have a seat at a table where Ada has one, too/);
  expect(useMe.getState().me?.id).toBe('bo');
  fireEvent.click(screen.getByText('Sign in anyway'));
  await waitFor(() => expect(useMe.getState().me?.id).toBe('ada'));
  expect(asked.find(({ body }) => (body as { sure?: true } | undefined)?.sure)?.body).toMatchObject({
    login: 'ada',
    password: 'correct horse',
  });
});
