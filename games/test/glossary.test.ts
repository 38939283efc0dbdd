import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';
import { CATALOGUES, ROOT, readCatalogue, SOURCES } from './catalogue-files.ts';

type Avoided = Readonly<Record<Language, readonly string[]>>;

/** A concept, its one word in each language, and the synonyms that no text says: regular expressions of whole words. */
interface Term {
  readonly en: string;
  readonly nl: string;
  readonly meaning: string;
  readonly avoid: Partial<Avoided>;
}

const TERMS: readonly Term[] = JSON.parse(readFileSync(join(ROOT, 'scripts/glossary.json'), 'utf8'));

/** Matches a whole word, in whatever case. */
const wordOf = (synonym: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${synonym})(?![\p{L}\p{N}])`, 'iu');

const WORDS = (language: Language): readonly (readonly [use: string, RegExp])[] =>
  TERMS.flatMap((term) => (term.avoid[language] ?? []).map((synonym) => [term[language], wordOf(synonym)] as const));

/** The synonyms that the catalogues of a game avoid as well; none elsewhere. */
async function ownWords(path: string, language: Language): Promise<readonly (readonly [use: string, RegExp])[]> {
  const [, folder] = /^((?:games|templates)\/[^/]+)\//.exec(path) ?? [];
  if (folder === undefined) return [];
  const found: { readonly AVOID: Avoided } = await import(join(ROOT, folder, 'src/text/glossary.ts'));
  return found.AVOID[language].map((synonym) => ['the word of the glossary', wordOf(synonym)] as const);
}

/** A sentence without the names of its placeholders, and without the places where a long word may break. */
function readable(text: string): string {
  const names = placeholders(text).map((name) => new RegExp(String.raw`\{${name}(\}|, (plural|select),)`, 'g'));
  return names.reduce((rest, name) => rest.replaceAll(name, '…'), text.replaceAll('\u00ad', ''));
}

/** The synonyms a text says, each with the word to use. */
function synonymsIn(text: string, words: readonly (readonly [use: string, RegExp])[]): string[] {
  return words.flatMap(([use, word]) => {
    const [hit] = word.exec(text) ?? [];
    return hit === undefined ? [] : [`“${hit}”, use “${use}”, in: ${text}`];
  });
}

describe('the glossary', () => {
  it.each(CATALOGUES.flatMap((path) => LANGUAGES.map((language) => [path, language] as const)))(
    '%s keeps to it, %s',
    async (path, language) => {
      const words = [...WORDS(language), ...(await ownWords(path, language))];
      const texts = Object.entries(await readCatalogue(path, language));
      expect(texts).not.toEqual([]);
      expect(texts.flatMap(([key, text]) => synonymsIn(readable(text), words).map((fault) => `${key}: ${fault}`))).toEqual([]);
    },
  );

  it('holds for the English of the command line, which is in its sources', () => {
    const sources = SOURCES.filter((path) => path.startsWith('cli/src/') && !path.includes('/text/'));
    const literals = sources.flatMap((path) => {
      const code = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|''/gm, '');
      return [...code.matchAll(/'[^'\n]* [^'\n]*'|`[^`\n]* [^`\n]*`|= `\n[^`]*`/g)].map(([literal]) => `${path}: ${literal}`);
    });
    expect(literals.length).toBeGreaterThan(200);
    // Flags and code are no sentences: `--login <login>`, `${login}`.
    const spoken = literals.map((literal) => literal.replaceAll(/--[\w-]+( <[\w-]+>)?|\$\{[^}]*\}/g, '…'));
    expect(spoken.flatMap((literal) => synonymsIn(literal, WORDS('en')))).toEqual([]);
  });

  it.each(games.map(({ id }) => id))('has words of its own for %s', async (id) => {
    const path = `games/${id}/src/text`;
    for (const language of LANGUAGES) expect((await ownWords(path, language)).length).toBeGreaterThan(5);
  });

  it.each([
    ['en', 'Leave the chair to whoever comes.', 2],
    ['en', 'You cannot take that back.', 1],
    ['en', '{name} takes a move back.', 1],
    ['en', 'Take my seat back: 3 to 40 letters, digits or dots.', 0],
    ['en', 'A letter is on its way to your login.', 2],
    ['en', 'Begin with a letter of the alphabet.', 0],
    ['nl', 'Neem een stoel, of kijk in de spiegel.', 2],
    ['nl', 'Je krijgt een e-mail. De versie van vandaag.', 0],
  ] as const)('finds planted synonyms, %s: %s', (language, text, count) => {
    expect(synonymsIn(readable(text), WORDS(language))).toHaveLength(count);
  });
});
