import { nextToSpeak } from '@belfry/bots';
import { createMatch, DRAWING_WIDTH, LANGUAGES, type Language, play, say, seatLetter, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

/** As long as the names of people at a server may be. */
const NAMES = ['Agnes', 'Bartholomeus', 'Clara van den Hoogen', 'Dirk', 'Elsa', 'Floris', 'Geertrui'];
const EVERY = 60;

describe.each(games.map((game) => [game.id, game] as const))('the table of %s in characters', (_, game) => {
  it('fits 80 columns, has every word, and shows everybody, from the first to the last move', () => {
    for (const players of [game.players.min, game.players.max]) {
      const chance = seededChance(`drawing ${players}`);
      const match = createMatch(game, { players }, () => chance);
      for (let moves = 0; game.pending(match.state).length > 0; moves++) {
        if (moves % EVERY === 0) for (const language of LANGUAGES) look(language);
        const seat = nextToSpeak(game, game.pending(match.state), chance);
        play(match, seat, game.apprentice.choose(game.view(match.state, seat), game.legal(match.state, seat), chance).move, chance);
      }
      for (const language of LANGUAGES) look(language);

      function look(language: Language): void {
        const speaker = { language, catalogue: game.text[language], nameOf: (seat: number) => `${NAMES[seat]} (${seatLetter(seat)})` };
        for (const viewer of [0, 'spectator'] as const) {
          const drawn = game.draw?.(game.view(match.state, viewer), (phrase) => say(speaker, phrase)) ?? [];
          const lines = drawn.map((line) =>
            typeof line === 'string'
              ? line
              : line
                  .map(({ text }) => text)
                  .join('')
                  .trimEnd(),
          );
          expect(lines.filter((line, at) => typeof drawn[at] !== 'string' && [...line].length > DRAWING_WIDTH)).toEqual([]);
          expect(lines.filter((line) => /[{}]|undefined|\b[a-z]+\.[a-z]+/.test(line))).toEqual([]);
          for (let seat = 0; seat < players; seat++) expect(lines.join('\n')).toContain(NAMES[seat]?.slice(0, 8));
        }
      }
    }
  });
});

it('shows villages, stations and houses where they stand, walls and the robber knight', () => {
  const game = games.find(({ id }) => id === 'nuremberg');
  const chance = seededChance('map');
  if (game === undefined) throw new Error('there is no Nuremberg');
  const match = createMatch(game, { players: 4, options: { start: 'beginner', colours: 'seats' } }, () => chance);
  const drawn = game.draw?.(game.view(match.state, 0), ({ key }) => key) ?? [];
  const map = drawn.map((line) => (typeof line === 'string' ? '' : line.map(({ text }) => text).join(''))).join('\n');
  for (const village of ['[A]', '[B]', '[C]', '[D]']) expect(map.split(village).length - 1, village).toBe(2);
  expect(map).toContain('<R>');
  expect(map).not.toMatch(/[═║]|\[#\]/);
});
