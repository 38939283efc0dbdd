import { narrow } from '@belfry/board-kit';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import { type Game, itemAt, LANGUAGES, type Seat, voiceOf } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { UI } from '../src/base/text/index.ts';
import { nameOfThing } from '../src/table/choice/headline.ts';
import { type TableText, TEXT } from '../src/table/text/index.ts';
import { drawnBoard, playOut, type State } from './drawn-board.tsx';
import { wordless } from './voice.ts';

/** Returns what can be picked at first or second and leaves several moves. */
function severalMeanings(game: Game, state: State, seat: Seat): ReadonlySet<string> {
  const choices = game.legal(state, seat).map((move) => ({ move, notation: game.write(move), targets: game.targets(move) }));
  const several = new Set<string>();
  for (const pick of narrow(choices, []).lit.keys()) {
    const { remaining, lit } = narrow(choices, [pick]);
    if (remaining.length > 1) several.add(pick);
    for (const next of lit.keys()) if (!several.has(next) && narrow(remaining, [pick, next]).remaining.length > 1) several.add(next);
  }
  return several;
}

// In the text view, and wherever the board does not draw a thing, it is a button with its name.
it.each(games.map(({ id }) => id))('everything that several moves of %s touch has a name in each language', async (id) => {
  const nameless = new Set<string>();
  const named = new Set<string>();
  const [{ text }, board] = [await loadRules(id), await loadBoard(id)];
  const voices = LANGUAGES.map((language) => {
    const catalogue = { ...UI[language], ...TEXT[language], ...text[language], ...board?.text[language] };
    return voiceOf<TableText>({ language, catalogue, nameOf: (each) => `Player ${each}`, unknown: wordless });
  });
  await playOut(id, { most: 60, players: 3 }, (game, board, state) => {
    const { seat } = itemAt(game.pending(state), 0);
    const view = game.view(state, seat);
    const things = severalMeanings(game, state, seat);
    for (const say of voices) {
      for (const thing of things) {
        if (nameOfThing(board, view, say, thing) === null) nameless.add(thing);
        else named.add(thing);
      }
    }
  });
  expect(named.size).toBeGreaterThan(5);
  expect([...nameless]).toEqual([]);
});

it.each(games.map(({ id }) => id))('%s offers each choice once to keyboards and screen readers', async (id) => {
  const twice = new Set<string>();
  const once = new Set<string>();
  let made = 0;
  await playOut(id, { most: 60, players: 3 }, (game, board, state) => {
    if (made++ % 5 !== 0) return;
    const { markup } = drawnBoard(game, board, state, itemAt(game.pending(state), 0).seat);
    const choices = [...markup.matchAll(/<[^<>]*data-state="lit"[^<>]*>/g)].map(String).filter((tag) => tag.includes('tabindex="0"'));
    const known = new Set<string>();
    for (const tag of choices) {
      const thing = ['data-thing', 'data-copy'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]).join(' ');
      (known.has(thing) ? twice : once).add(thing);
      known.add(thing);
    }
  });
  expect(once.size).toBeGreaterThan(5);
  expect([...twice]).toEqual([]);
});
