import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOT_NAMES } from '@belfry/bots';
import { type Catalogue, type Language, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/match/levels.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** Every folder with texts has them in `text/en.ts` and `text/nl.ts`. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const folders = files.filter((name) => /\btext\/en\.ts$/.test(name)).map((name) => name.replace(/en\.ts$/, ''));

async function catalogue(folder: string, language: Language): Promise<Catalogue> {
  const found: Readonly<Record<Language, Catalogue>> = await import(join(SOURCES, folder, `${language}.ts`));
  return found[language];
}

describe('the texts of the pages', () => {
  it('are found', () => {
    expect(folders.length).toBeGreaterThan(15);
    expect(files.filter((name) => /\btext\/nl\.ts$/.test(name))).toHaveLength(folders.length);
  });

  it.each(folders)('of %s are the same in both languages, with the same placeholders', async (folder) => {
    const [en, nl] = await Promise.all([catalogue(folder, 'en'), catalogue(folder, 'nl')]);
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) expect(placeholders(nl[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('know every level of the bots', () => {
    expect([...LEVELS]).toEqual([...BOT_NAMES]);
  });
});
