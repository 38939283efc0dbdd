import { describe, expect, it } from 'vitest';
import { type Budget, isBlamed } from '../src/index.ts';
import { coachedGame, mirrorOfCoached } from './coached-game.ts';
import { judgedGames } from './judged-games.ts';

const SHORT: Budget = { iterations: 8 };
const SOME = 6;

describe.each(judgedGames)('%s', (_, game) => {
  it('never calls the coach’s advice a mistake', async () => {
    const { log, followed } = coachedGame(game, 'verdict', SHORT, SOME);
    const { judged } = await mirrorOfCoached(game, log, SHORT);
    const obeyed = judged.filter(({ seq }) => followed.has(seq));
    expect(obeyed).toHaveLength(SOME);
    expect(obeyed.filter(isBlamed)).toEqual([]);
    expect(obeyed.filter(({ advised }) => !advised)).toEqual([]);
  });
});
