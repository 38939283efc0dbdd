import { findGame } from '@belfry/games';
import { LANGUAGES, type Language, say } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUES, readCatalogue } from '../catalogue-files.ts';
import { type TaskSet, tasksSet } from './lesson-steps.ts';

const GAMES = ['bruges', 'citadels', 'fortuna', 'nuremberg'];
/** Words that stand on a table: those of its game and board, of all boards, and of the page around it. */
const onTable = (game: string) =>
  CATALOGUES.filter((folder) => folder.startsWith(`games/${game}/`) || /^(board-kit|web\/src\/(table|base))\//.test(folder)).filter(
    (folder) => !folder.includes('/lessons/'),
  );
const plain = (text: string) => text.replace(/\{(\w+)[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '…').toLowerCase();
/** What a sentence tells the learner to press first. */
const PRESSED = /^(?:Press|Kies) “([^”]+)”/;

function wordsOf(game: string, language: Language, { view, moves }: TaskSet): string[] {
  const rules = findGame(game);
  const voice = { language, catalogue: rules.text[language], nameOf: String };
  return moves.map((move) => say(voice, rules.sayMove(move, view)));
}

describe.each(GAMES)('the lessons of %s', (game) => {
  it.each(LANGUAGES)('name buttons as they are called on the table, %s', async (language) => {
    const said = await readCatalogue(`games/${game}/src/lessons/text`, language);
    const words = await Promise.all(onTable(game).map((folder) => readCatalogue(folder, language)));
    const tasks = await tasksSet(findGame(game));
    const moves = new Set(tasks.flatMap((task) => wordsOf(game, language, task).map((each) => each.toLowerCase())));
    const labels = words.flatMap((catalogue) => Object.values(catalogue)).map(plain);
    const isThere = (name: string) =>
      [...moves].some((move) => move.includes(name)) ||
      labels.some(
        (label) =>
          label === name ||
          label
            .split(/[.,:;]? /)
            .join(' ')
            .includes(name),
      );
    const named = Object.entries(said)
      .flatMap(([key, text]) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ key, name })))
      .filter(
        // What a player asks is no button.
        ({ name }) => !name.endsWith('?'),
      );
    expect(named.filter(({ name }) => !isThere(name.toLowerCase().replace(/[.?!…]$/, '')))).toEqual([]);
  });

  it.each(LANGUAGES)('say what to press as it is written on the button at that moment, %s', async (language) => {
    const said = await readCatalogue(`games/${game}/src/lessons/text`, language);
    const verbs = await readCatalogue(`games/${game}/board/text`, language);
    const rules = findGame(game);
    const odd = (await tasksSet(rules)).flatMap((task) => {
      const [, name] = PRESSED.exec(said[task.hint] ?? '') ?? [];
      if (name === undefined) return [];
      // A button is labelled with its only move, or with what its moves have in common.
      const buttons = new Map<string, string[]>();
      for (const [at, words] of wordsOf(game, language, task).entries())
        for (const verb of rules.targets(task.moves[at]).filter((target) => target.startsWith('verb:')))
          buttons.set(verb, [...(buttons.get(verb) ?? []), words]);
      const labels = [...buttons].map(([verb, [first, ...more]]) =>
        more.length === 0 ? first : (verbs[verb.replace(':', '.')] ?? rules.text[language][verb.replace(':', '.')]),
      );
      return labels.some((label) => label?.includes(name)) ? [] : [`${task.hint}: ${name}, of ${labels.join(' | ')}`];
    });
    expect(odd).toEqual([]);
  });
});
