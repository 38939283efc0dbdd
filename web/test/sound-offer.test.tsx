// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Settings, useSettings } from '../src/base/settings.ts';
import type { Guide } from '../src/table/context/guide.ts';
import { useTableInfo } from '../src/table/context/table-context.tsx';
import { SoundOffer } from '../src/table/frame/sound-offer.tsx';
import { useSoundOffer } from '../src/table/frame/use-sound.ts';
import { layTable, playUntil, renderAt, type TestTable } from './table-fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  useSettings.getState().set({ language: 'en', sound: 'off', ambience: 'off', motion: 'normal', soundOffered: false });
});
afterEach(cleanup);

function Offer({ seen }: { seen: number }) {
  return useSoundOffer(useTableInfo(), seen) && <SoundOffer />;
}

async function tableToMove(): Promise<TestTable> {
  const table = await layTable();
  playUntil(table, ({ moves }) => moves.length > 0);
  return table;
}
const offer = () => screen.queryByRole('region', { name: 'Play with sound?' });
const answer = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const stored = () => JSON.parse(localStorage.getItem('belfry.settings') ?? '{}') as Settings;

it.each([
  ['Yes, play with sound', { sound: 'all', ambience: 'quiet' }],
  ['No, play without sound', { sound: 'off', ambience: 'off' }],
])('“%s” is kept, and nobody is asked again', async (name, kept) => {
  const table = await tableToMove();
  renderAt(table, <Offer seen={0} />);
  expect(offer()).not.toBeNull();
  await answer(name);
  expect(stored()).toMatchObject({ ...kept, soundOffered: true });
  expect(offer()).toBeNull();
  cleanup();
  renderAt(await tableToMove(), <Offer seen={0} />);
  expect(offer()).toBeNull();
});

it.each<[string, Partial<Settings>]>([
  ['sound', { sound: 'bell' }],
  ['motion', { motion: 'off' }],
])('a person who has set %s is not asked', async (_what, chosen) => {
  useSettings.getState().set(chosen);
  renderAt(await tableToMove(), <Offer seen={0} />);
  expect(offer()).toBeNull();
});

it('is for players who have not moved: not later, not for spectators, not in a lesson, not after the end', async () => {
  const table = await tableToMove();
  renderAt(table, <Offer seen={3} />);
  expect(offer()).toBeNull();
  cleanup();
  renderAt(table, <Offer seen={0} />, { guide: { point: [], headline: null, panel: () => null } as unknown as Guide });
  expect(offer()).toBeNull();
  cleanup();
  renderAt(table, <Offer seen={0} />);
  expect(offer()).not.toBeNull();
  table.match.beside({ viewer: 'spectator' });
  expect(offer()).toBeNull();
  table.match.beside({ viewer: 0, status: 'over' });
  expect(offer()).toBeNull();
});
