import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, LANGUAGES, type Language, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

const GAMES = fileURLToPath(new URL('..', import.meta.url));

type Avoided = Readonly<Record<Language, readonly string[]>>;

async function avoidedIn(game: string): Promise<Avoided> {
  const found: { readonly AVOID: Avoided } = await import(join(GAMES, game, 'src/text/glossary.ts'));
  return found.AVOID;
}

/** All that a player of a game reads in a language, by file and key. */
async function sentences(game: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const files = ['src', 'board'].flatMap((folder) =>
    readdirSync(join(GAMES, game, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const catalogues = files.filter((file) => file.includes('/text/') && file.endsWith(`/${language}.ts`));
  const entries = await Promise.all(
    catalogues.map(async (file) => {
      const found: Readonly<Record<Language, Catalogue>> = await import(join(GAMES, game, file));
      return Object.entries(found[language]).map(([key, text]) => [`${file} ${key}`, text] as const);
    }),
  );
  return new Map(entries.flat());
}

/** A sentence without the names of its placeholders, and without the places where a long word may break. */
function readable(text: string): string {
  const names = placeholders(text).map((name) => new RegExp(String.raw`\{${name}(\}|, (plural|select),)`, 'g'));
  return names.reduce((rest, name) => rest.replaceAll(name, '…'), text.replaceAll('\u00ad', ''));
}

describe.each(games.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))('the words of %s, %s', (id, language) => {
  it('are those of its glossary', async () => {
    const { [language]: avoided } = await avoidedIn(id);
    expect(avoided).not.toEqual([]);
    const words = avoided.map((word) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${word})(?![\p{L}\p{N}])`, 'iu'));
    const said = await sentences(id, language);
    expect(said.size).toBeGreaterThan(200);
    const found = [...said].flatMap(([place, text]) => {
      const hit = words.find((word) => word.test(readable(text)));
      return hit === undefined ? [] : [`${place}: “${hit.exec(readable(text))?.[0]}” in: ${text}`];
    });
    expect(found).toEqual([]);
  });
});
