import { findGame } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { determinizerOf } from '../src/evaluation/belief.ts';
import { judgeOf } from '../src/evaluation/judge.ts';
import { botByName } from '../src/index.ts';
import { SEARCH_PARAMS } from '../src/search/search-params.ts';
import { judgedGames } from './judged-games.ts';
import { positionsOf } from './positions.ts';

const citadels = findGame('citadels');
const holders = (state: unknown): readonly number[] => (state as { holder: number[] }).holder;

/** The part of all characters taken in secret by others that is determinized where it is not. */
function missed(bot: string, rationality: number): number {
  const judge = judgeOf(citadels);
  const chance = seededChance('belief');
  let wrong = 0;
  let all = 0;
  for (const { state, seat } of positionsOf(citadels, 3, 150, 'belief', botByName(citadels, bot))) {
    const determinize = determinizerOf(judge, citadels.view(state, seat), chance, rationality);
    for (let world = 0; world < 8; world++) {
      const determinized = holders(determinize());
      holders(state).forEach((holder, character) => {
        if (holder < 0 || holder === seat) return;
        all++;
        if (determinized[character] !== holder) wrong++;
      });
    }
  }
  return wrong / all;
}

describe('secret choices of others', () => {
  it('are guessed better by assuming good choices, and no worse against random choices', () => {
    expect(missed('journeyman', SEARCH_PARAMS.rationality)).toBeLessThan(0.9 * missed('journeyman', 0));
    expect(missed('apprentice', SEARCH_PARAMS.rationality)).toBeLessThan(1.05 * missed('apprentice', 0));
  });

  it('never contradict what was seen', () => {
    for (const { state, seat } of positionsOf(citadels, 2, 60)) {
      const view = citadels.view(state, seat);
      const determinize = determinizerOf(judgeOf(citadels), view, seededChance('seen'), SEARCH_PARAMS.rationality);
      for (let world = 0; world < 4; world++) expect(citadels.view(determinize(), seat)).toEqual(view);
    }
  });
});

it.each(judgedGames)('%s: with no rationality any state that fits is as likely', (_, game) => {
  for (const { state, seat } of positionsOf(game, 10, 4)) {
    const view = game.view(state, seat);
    const determinized = determinizerOf(judgeOf(game), view, seededChance('alike'), 0)();
    expect(determinized).toEqual(game.determinize(view, seededChance('alike')));
  }
});
