import { games } from '@belfry/games';
import { type GameView, itemAt, LANGUAGES } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { TOLD as BRUGES } from '../../bruges/src/data/told.ts';
import { TOLD as CITADELS } from '../../citadels/src/data/told.ts';
import { TOLD as FORTUNA } from '../../fortuna/src/data/told.ts';
import { TOLD as NUREMBERG } from '../../nuremberg/src/data/told.ts';
import { numbersIn, writtenTexts } from '../written-numbers.ts';
import { FACTS as BRUGES_FACTS } from './bruges.ts';
import { FACTS as CITADELS_FACTS } from './citadels.ts';
import type { Facts } from './facts.ts';
import { FACTS as FORTUNA_FACTS } from './fortuna.ts';
import { type Said, saidInLessons } from './lesson-steps.ts';
import { FACTS as NUREMBERG_FACTS } from './nuremberg.ts';

type Seats = GameView & { readonly seats: readonly unknown[] };

/** What the sentences of each game should say, in the position in which each is said. */
const EXPECTED: Readonly<Record<string, (said: Said) => readonly number[]>> = {
  bruges: askingFor(BRUGES_FACTS, BRUGES),
  citadels: askingFor(CITADELS_FACTS, CITADELS),
  fortuna: askingFor(FORTUNA_FACTS, FORTUNA),
  nuremberg: askingFor(NUREMBERG_FACTS, NUREMBERG),
};

function askingFor<V extends Seats, T>(facts: Facts<V, T>, told: T): (said: Said) => readonly number[] {
  return ({ key, now, after }) => {
    // A game shows its own views.
    const [view, next] = [now, after] as [V, V];
    const [me, then] = [itemAt(view.seats, 0), itemAt(next.seats, 0)];
    return facts[key]?.({ view, next, me, then, seat: (seat) => itemAt(view.seats, seat), told }) ?? [];
  };
}

/** A one is often an article, and names are no numbers. */
const NAMES = /Council of Seven/g;
const counted = (numbers: readonly number[]) => [...new Set(numbers)].filter((number) => number > 1).sort((a, b) => a - b);

describe.each(games.map((game) => [game.id, game] as const))('the lessons of %s', (id, game) => {
  it('say the numbers of the tables and of their positions, the same in every language', async () => {
    const said = await saidInLessons(game);
    expect(said.length).toBeGreaterThan(80);
    for (const language of LANGUAGES) {
      const texts = writtenTexts(`games/${id}/src/lessons/text`, language);
      const odd = said.flatMap((each) => {
        const text = texts.get(each.key) ?? '';
        const spoken = counted(numbersIn(language, text.replace(NAMES, '')));
        const meant = counted(EXPECTED[id]?.(each) ?? []);
        return spoken.join() === meant.join() ? [] : [`${each.key} says ${spoken.join(' ')}, not ${meant.join(' ')}: ${text}`];
      });
      expect(odd, language).toEqual([]);
    }
  });
});
