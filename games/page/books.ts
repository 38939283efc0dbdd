import { type Language, rulesFile } from '@belfry/kernel';

/** The rules to read: RULES.md, and RULES.nl.md in Dutch. */
const BOOKS = import.meta.glob<string>('../*/RULES*.md', { query: '?raw', import: 'default' });

export async function loadBook(game: string, language: Language): Promise<string> {
  return (await BOOKS[`../${game}/${rulesFile(language)}`]?.()) ?? '';
}
