import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Part, parseTemplate, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUES, ROOT, readCatalogue, SOURCES } from './catalogue-files.ts';

/** Labels that are no plural form. */
const oddForms = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part.choices === undefined) return [];
    const odd = part.plural ? Object.keys(part.choices).filter((label) => !/^(=\d+|zero|one|two|few|many|other)$/.test(label)) : [];
    return [...odd, ...Object.values(part.choices).flatMap(oddForms)];
  });

/** Names of the code in the words of a text, as when renaming an identifier also renamed a word. */
const identifiersIn = (template: string): string[] =>
  (template.replaceAll(/\{\w+/g, '').match(/\b[a-z]+[A-Z]\w*/g) ?? []).filter((word) => !PRODUCTS.includes(word));
const PRODUCTS = ['iPhone', 'iPad'];

describe('the catalogues', () => {
  it('are found in every package that speaks', () => {
    const packages = new Set(CATALOGUES.map((path) => path.split('/')[0]));
    expect([...packages].sort()).toEqual(['board-kit', 'bots', 'cli', 'games', 'live', 'server', 'templates', 'web']);
  });

  it('lie in folders named text, with nothing beside them in another layout', () => {
    expect(CATALOGUES.filter((path) => !path.split('/').includes('text'))).toEqual([]);
    const elsewhere = SOURCES.filter((path) => !LANGUAGES.some((language) => basename(path) === `${language}.ts`)).filter((path) =>
      /-(en|nl)\.tsx?$|\b(nl|\w+Nl): (Catalogue|Record)\b/.test(path + readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(CATALOGUES)('%s says the same in every language, in templates that can be filled', async (path) => {
    const english = await readCatalogue(path, 'en');
    expect(Object.keys(english)).not.toEqual([]);
    for (const language of LANGUAGES) {
      const texts = await readCatalogue(path, language);
      expect(Object.keys(texts).sort(), language).toEqual(Object.keys(english).sort());
      for (const [key, template] of Object.entries(texts)) {
        expect(oddForms(parseTemplate(template)), `${language} ${key}`).toEqual([]);
        expect(identifiersIn(template), `${language} ${key}`).toEqual([]);
        expect(placeholders(template), `${language} ${key}`).toEqual(placeholders(english[key] ?? ''));
      }
    }
  });
});
