import { readFileSync } from 'node:fs';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { type Game, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';

/** Returns the kinds of decisions of a game, by their text keys. */
function kindsOf(game: Game): string[] {
  const kinds = Object.keys(game.text.en).flatMap((key) => /^decision\.([\w-]+)/.exec(key)?.[1] ?? []);
  return [...new Set(kinds)];
}

describe.each(games.map((game): [string, Game] => [game.id, game]))('the coach of %s', (id, game) => {
  const book = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');

  it('has something to say about every decision, in both languages, with a clause of the rules', async () => {
    const board = await loadBoard(id);
    if (board === null) throw new Error(`${id} has no board`);
    const { lesson, text } = board;
    const kinds = kindsOf(game);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) {
      const told = lesson?.({ kind, seat: 0 });
      expect(told, kind).toBeDefined();
      expect(book, told?.clause).toContain(`**${told?.clause}**`);
      for (const words of [text.en, text.nl]) {
        expect(words[told?.text ?? '']?.length ?? 0, kind).toBeGreaterThan(30);
        expect(placeholders(words[told?.text ?? ''] ?? ''), kind).toEqual([]);
      }
    }
    expect(text.en['lesson.goal']).toBeDefined();
    expect(text.nl['lesson.goal']).toBeDefined();
  });
});
