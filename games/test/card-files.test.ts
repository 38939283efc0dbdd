import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findGame } from '../index.ts';

// A card stands in one row of a table; its words in one catalogue a language; its picture with the others; its scenario in a test. Everything
// else asks what a card does. Counted are the files of a game that name one: sources whole, comments included, and of tests the titles alone:
// in a title a card is the subject, in a position it is a prop, and any other would do. Lessons are positions, too.

interface Kind {
  readonly game: string;
  /** Its name in the catalogue: `district.castle`. */
  readonly key: string;
  readonly limit: number;
  /** Names that are words of the language, of the code or of another thing, too: only what can be nothing else counts. */
  readonly words: readonly string[];
  /** Names of more than a card, which are not counted. */
  readonly besides?: readonly string[];
}

const KINDS: readonly Kind[] = [
  { game: 'citadels', key: 'district', limit: 6, words: ['keep', 'library', 'market'] },
  { game: 'bruges', key: 'person', limit: 5, words: ['count', 'guard', 'king', 'page'] },
  // Guide and coach say what the buildings are good for; the state knows of the water on an Aqueduct, and of the goddess more than her card.
  { game: 'fortuna', key: 'building', limit: 8, words: ['market', 'palace'], besides: ['aqueduct'] },
  { game: 'fortuna', key: 'action', limit: 7, words: ['build', 'marriage'], besides: ['fortuna'] },
  { game: 'fortuna', key: 'favour', limit: 6, words: ['battle', 'religion'] },
  { game: 'fortuna', key: 'privilege', limit: 6, words: ['recruit'] },
  // Events of the log and a question are called as the cards that bring them.
  { game: 'nuremberg', key: 'card', limit: 10, words: ['quiet', 'road-toll', 'robber-home', 'robber-knight', 'wall-help'] },
  { game: 'nuremberg', key: 'council', limit: 6, words: [] },
];

function idsOf({ game, key, besides = [] }: Kind): string[] {
  return Object.keys(findGame(game).text.en).flatMap((text) => {
    const [kind, id, ...more] = text.split('.');
    return kind === key && id !== undefined && more.length === 0 && !besides.includes(id) ? [id] : [];
  });
}

const GAMES = fileURLToPath(new URL('..', import.meta.url));

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const TITLE = /\b(?:it|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;

/** What of each file is looked at. Names of icons are not names of cards. */
function sourcesOf(game: string): ReadonlyMap<string, string> {
  const home = join(GAMES, game);
  const sources = ['src', 'board']
    .flatMap((folder) => filesUnder(join(home, folder)))
    .map((file) => [relative(home, file), readFileSync(file, 'utf8').replaceAll(/ICONS(\.\w+|\['[^']+'\])/g, '')] as const)
    .filter(([file]) => !/^src\/lessons\/|^board\/icons\.ts$/.test(file));
  const tests = filesUnder(join(home, 'test')).map((file) => {
    const titles = [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title]) => title);
    return [relative(home, file), titles.join('\n')] as const;
  });
  return new Map([...sources, ...tests]);
}

/** `haunted-city` is named as haunted-city, haunted city, HAUNTED_CITY, hauntedCity and Haunted City. */
function named({ key, words }: Kind, id: string): RegExp {
  const parts = id.split('-');
  const capital = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const constant = `\\b${parts.join('_').toUpperCase()}\\b`;
  if (words.includes(id)) {
    // An entry of the pictures has lost its icon above.
    return new RegExp(`${constant}|\\b(id: |event: |=== )'${id}'|'${key}\\.${id}\\b|^  '?${id}'?: ,|[a-z,;] ${capital.join('')}\\b`, 'm');
  }
  const either = parts.map((part) => `[${part.charAt(0)}${part.charAt(0).toUpperCase()}]${part.slice(1)}`);
  return new RegExp(`${constant}|\\b${either.join('[ _-]?')}(?![a-z])`);
}

describe.each(KINDS)('$game', (kind) => {
  const sources = sourcesOf(kind.game);

  it(`names a ${kind.key} in at most ${kind.limit} files`, () => {
    const places = idsOf(kind).map((id) => {
      const name = named(kind, id);
      return { id, files: [...sources].filter(([, text]) => name.test(text)).map(([file]) => file) };
    });
    expect(places.filter(({ files }) => files.length > kind.limit)).toEqual([]);
    expect(places.length).toBeGreaterThan(2);
    // Its row and its words at least, or the names are not found at all.
    expect(places.filter(({ files }) => files.length < 3)).toEqual([]);
  });
});
