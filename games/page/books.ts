import { type Clause, type Language, rulesFile } from '@belfry/kernel';

/** The rules to read: RULES.md, and RULES.nl.md in Dutch, as HTML that is made when the pages are built (web/scripts/rule-books.ts). */
export interface RuleBook {
  /** Who made the game. */
  readonly by: string;
  readonly headings: readonly { readonly id: string; readonly title: string; readonly isChapter: boolean }[];
  readonly chapters: readonly string[];
  /** Chapters for whoever wants to know where a rule is from, and how a program carries it out. */
  readonly behind: readonly string[];
  /** Every clause in plain words, to search in. */
  readonly clauses: readonly Omit<Clause, 'mark'>[];
}

const BOOKS = import.meta.glob<RuleBook>('../*/RULES*.md', { query: '?book', import: 'default' });

const EMPTY: RuleBook = { by: '', headings: [], chapters: [], behind: [], clauses: [] };

/** Empty where there is none, or where it does not come. */
export async function loadBook(game: string, language: Language): Promise<RuleBook> {
  return (await BOOKS[`../${game}/${rulesFile(language)}`]?.().catch(() => EMPTY)) ?? EMPTY;
}
