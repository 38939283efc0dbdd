import { type Language, rulesFile } from '@belfry/kernel';

/** The rules of each game, loaded when somebody opens them: RULES.md, and RULES.nl.md in Dutch. */
const BOOKS = import.meta.glob('../*/RULES*.md', { query: '?raw', import: 'default' });

export async function loadBook(game: string, language: Language): Promise<string> {
  return (await BOOKS[`../${game}/${rulesFile(language)}`]?.()) ?? '';
}
