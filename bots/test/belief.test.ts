import { findGame, games } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { imaginerOf } from '../src/evaluation/belief.ts';
import { judgeOf } from '../src/evaluation/judge.ts';
import { botByName } from '../src/index.ts';
import { KNOBS } from '../src/search/knobs.ts';
import { positionsOf } from './positions.ts';

const citadels = findGame('citadels');
const holders = (state: unknown): readonly number[] => (state as { holder: number[] }).holder;

/** The part of all characters taken in secret by others that is imagined where it is. */
function foundOut(bot: string, keenness: number): number {
  const judge = judgeOf(citadels);
  const chance = seededChance('belief');
  let right = 0;
  let all = 0;
  for (const { state, seat } of positionsOf(citadels, 3, 150, 'belief', botByName(citadels, bot))) {
    const imagine = imaginerOf(judge, citadels.view(state, seat), chance, keenness);
    for (let world = 0; world < 8; world++) {
      const imagined = holders(imagine());
      holders(state).forEach((holder, character) => {
        if (holder < 0 || holder === seat) return;
        all++;
        if (imagined[character] === holder) right++;
      });
    }
  }
  return right / all;
}

describe('what others chose in secret', () => {
  it('is guessed far better by what is good for them', () => {
    expect(foundOut('journeyman', KNOBS.keenness)).toBeGreaterThan(1.15 * foundOut('journeyman', 0));
    expect(foundOut('apprentice', KNOBS.keenness)).toBeGreaterThan(foundOut('apprentice', 0));
  });

  it('never goes against what was seen', () => {
    for (const { state, seat } of positionsOf(citadels, 2, 60)) {
      const view = citadels.view(state, seat);
      const imagine = imaginerOf(judgeOf(citadels), view, seededChance('seen'), KNOBS.keenness);
      for (let world = 0; world < 4; world++) expect(citadels.view(imagine(), seat)).toEqual(view);
    }
  });
});

it.each(games.map((game) => [game.id, game] as const))('%s: with no keenness any state that fits is as likely', (_, game) => {
  for (const { state, seat } of positionsOf(game, 10, 4)) {
    const view = game.view(state, seat);
    const imagined = imaginerOf(judgeOf(game), view, seededChance('alike'), 0)();
    expect(imagined).toEqual(game.imagine(view, seededChance('alike')));
  }
});
