import { expect, it } from 'vitest';
import { type Budget, isBlamed } from '../src/index.ts';
import { coachedGame, mirrorOfCoached } from './coached-game.ts';
import { judgedGames } from './judged-games.ts';

const GAMES = 50;
const BUDGET: Budget = { iterations: 16 };

it.each(judgedGames)('%s: in fifty coached games the review never calls the coach’s advice a mistake', async (id, game) => {
  let [asked, blamed, others] = [0, 0, 0];
  for (let each = 0; each < GAMES; each++) {
    const { log, followed } = coachedGame(game, `coached ${each}`, BUDGET);
    const { judged } = await mirrorOfCoached(game, log, BUDGET);
    const wrong = judged.filter(isBlamed);
    asked += judged.filter(({ seq }) => followed.has(seq)).length;
    blamed += wrong.filter(({ seq }) => followed.has(seq)).length;
    others += wrong.filter(({ seq }) => !followed.has(seq)).length;
  }
  process.stdout.write(`${id}: ${GAMES} games, ${asked} moves as advised, ${blamed} of them blamed; ${others} other moves blamed\n`);
  expect(blamed).toBe(0);
  expect(asked).toBeGreaterThan(GAMES * 10);
});
