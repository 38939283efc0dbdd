import type { Language } from './text.ts';

/** The file in a game's folder that holds its rules. The English one is what clauses are counted by. */
export function rulesFile(language: Language): string {
  return language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
}

/** A numbered clause of a RULES.md: a list item `- **CIT-7.1** (R) To build, …` or a table row `| **BRU-12.1** | … |`. */
export interface Clause {
  readonly id: string;
  /** Where it comes from: R rulebook, F found elsewhere, I inferred, D designed. */
  readonly mark: string;
  readonly text: string;
  readonly chapter: string;
}

const MARKS = '[RFID](?:(?:/|, )[RFID])*';
/** Marks stand before the words, in the last cell of a table row, and before or behind the part of a sentence they are about. */
const LEADING = new RegExp(`^\\((${MARKS})\\) `);
const LAST_CELL = new RegExp(`\\s*\\| (${MARKS})$`);
const WITHIN = new RegExp(`\\s*\\(${MARKS}\\)`, 'g');

/** The clauses of a RULES.md, in order. */
export function readClauses(markdown: string, prefix: string): Clause[] {
  const line = new RegExp(`^(?:-|\\|) \\*\\*(${prefix}-\\d+\\.\\d+[a-z]?)\\*\\* (?:\\| )?(.*?)(?:\\s*\\|)?$`);
  const heading = new RegExp(`^### (${prefix}-\\d+ .*)$`);
  const clauses: Clause[] = [];
  let chapter = '';
  for (const row of markdown.split('\n')) {
    chapter = heading.exec(row)?.[1] ?? chapter;
    const [, id, words] = line.exec(row) ?? [];
    if (id === undefined || words === undefined) continue;
    const mark = LEADING.exec(words)?.[1] ?? LAST_CELL.exec(words)?.[1] ?? '';
    clauses.push({ id, mark, text: words.replace(LEADING, '').replace(LAST_CELL, '').replace(WITHIN, ''), chapter });
  }
  return clauses;
}
