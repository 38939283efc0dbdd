import type { TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { type Finished, fits, ofServer } from '../src/pages/matches/finished.ts';
import { voice } from './voice.ts';

const summary: TableSummary = {
  ...{ id: 't', game: 'citadels', players: 2, options: {}, clock: { kind: 'none' }, status: 'finished', hotseat: false },
  seats: [
    { name: 'Ada', bot: null, crest: 'rose' },
    { name: 'Maria', bot: 'master', crest: null },
  ],
  ...{ createdAt: 1, movedAt: 2, yourTurn: false, dueAt: null, places: [2, 1], removable: false, removedAt: null, invitedBy: null },
  ...{ waitingFor: [], yourSeat: 0, botPlayed: [], expelled: [], ending: null, adjournedUntil: null, paused: false },
};
const say = voice('en');

it('a match on the server shows its players and the viewer’s result', () => {
  expect(ofServer(say, summary)).toMatchObject({ names: 'Ada, Maria', place: 2, at: 2, replay: '/replay/table/t', sheet: '/table/t' });
  expect(ofServer(say, { ...summary, yourSeat: null }).place).toBeNull();
  expect(ofServer(say, summary).seats.map(({ crest }) => crest)).toEqual(['rose', 'stag']);
});

it('is found by game, people and result', () => {
  const lost: Finished = ofServer(say, summary);
  const all = { game: 'all', result: 'all', who: '' } as const;
  expect(fits(lost, all)).toBe(true);
  expect(fits(lost, { ...all, game: 'bruges' })).toBe(false);
  expect(fits(lost, { ...all, who: ' mar' })).toBe(true);
  expect(fits(lost, { ...all, who: 'Ben' })).toBe(false);
  expect(fits(lost, { ...all, result: 'won' })).toBe(false);
  expect(fits(lost, { ...all, result: 'lost' })).toBe(true);
  // For a reader who only imported the file, it is neither.
  for (const result of ['won', 'lost'] as const) expect(fits({ ...lost, place: null }, { ...all, result })).toBe(false);
});

it('what a bot played, a match without a result and one from which a player was expelled are no win', () => {
  const won = { ...summary, places: [1, 2] };
  const all = { game: 'all', result: 'won', who: '' } as const;
  expect(fits(ofServer(say, won), all)).toBe(true);
  const uncounted = [{ botPlayed: [0] }, { expelled: [1] }, { places: null }].map((change) => ofServer(say, { ...won, ...change }));
  expect(uncounted.map((each) => each.uncounted)).toEqual(['bot-played', 'expelled', 'no-result']);
  expect(uncounted.map((each) => fits(each, all))).toEqual([false, false, false]);
  expect(ofServer(say, { ...won, botPlayed: [1] }).uncounted).toBeNull();
});
