import { botNamesOf } from '@belfry/bots';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { loadBook } from '@belfry/games/page/books';
import { loadBotGame } from '@belfry/games/page/bots';
import { gameCards } from '@belfry/games/page/game-cards';
import { loadRules } from '@belfry/games/page/rules';
import { LANGUAGES } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { levelsOf } from '../src/match/levels.ts';

describe('the game cards', () => {
  it('cover exactly the games of the registry', () => {
    expect(gameCards.map(({ game }) => game).sort()).toEqual(games.map(({ id }) => id).sort());
  });

  it.each(games.map((game) => [game.id, game] as const))('say of %s what its rules say', (id, game) => {
    const gameCard = gameCards.find((each) => each.game === id);
    expect(gameCard?.players).toMatchObject(game.players);
    expect(gameCard?.players.usual).toBeGreaterThanOrEqual(game.players.min);
    expect(gameCard?.players.usual).toBeLessThanOrEqual(game.players.max);
    expect(gameCard?.judged).toBe(game.evaluation !== undefined);
    expect(levelsOf(id)).toEqual(botNamesOf(game));
    for (const language of LANGUAGES) expect(gameCard?.text[language].name).toBe(game.text[language]['game.name']);
  });
});

describe.each(games.map((game) => [game.id, game] as const))('the page finds of %s', (id, game) => {
  it('the rules', async () => {
    expect((await loadRules(id)).id).toBe(id);
  });

  it('the bots, loading weights on demand', async () => {
    expect(await loadBotGame(id, undefined, false)).not.toHaveProperty('evaluation');
    expect((await loadBotGame(id, undefined, true)).evaluation).toBe(game.evaluation);
  });

  it('a board', async () => {
    expect(await loadBoard(id)).not.toBeNull();
  });

  it.each(LANGUAGES)('the rules in %s', async (language) => {
    const { chapters, clauses } = await loadBook(id, language);
    expect(chapters.join('')).toContain(`id="${game.prefix}-1.1"`);
    expect(clauses[0]?.id).toBe(`${game.prefix}-1.1`);
  });
});
