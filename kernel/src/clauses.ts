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
/** Marks stand before the words, in the last cell of a table row, and in brackets before or behind the part of a sentence they are about. */
const LEADING = new RegExp(`^\\((${MARKS})\\) `);
const LAST_CELL = new RegExp(`\\s*\\| (${MARKS})$`);
const BRACKETS = /(\s*)\(([^()]*)\)/g;
/** A mark, or what it is about and the mark: `F`, `numbers: F`, `army R`. */
const MARKED = new RegExp(`^(?:.*[: ])?${MARKS}$|^${MARKS} (?:for|voor) `);
/** The name of an option says something to the program only. */
const OPTION_NAME = /(\b(?:option|optie)) `\w+`/gi;
/** The name something has in the program: before the words, or in brackets. */
const KEY = /^`[\w-]+`: |\s*\(`[\w-]+`\)/g;
const FILE_NAME = /(?:\w+\/)*[\w-]+\.(?:ts|md|json)\b/g;

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
    clauses.push({ id, mark, text: asRead(words), chapter });
  }
  return clauses;
}

/** The words of a clause as a person reads them: no marks, no signs of Markdown, no names of files or options. */
function asRead(words: string): string {
  const cells = words.replace(LAST_CELL, '').split(' | ').map(plainWords).filter(isRead);
  const sentences = cells.map((cell, at) => (at === cells.length - 1 || /[.?!]$/.test(cell) ? cell : `${cell}.`));
  return sentences.join(' ');
}

/** A sentence or a cell of the rules as a person reads it. */
export function plainWords(words: string): string {
  return withoutMarks(words)
    .replace(KEY, '')
    .replace(OPTION_NAME, '$1')
    .replace(FILE_NAME, '')
    .replace(/[`*]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Cells of a table with a code in them (`A W`, `auto`) are for those who write the game. */
function isRead(cell: string, at: number): boolean {
  return at === 0 || / /.test(cell.replace(/\b\w\b/g, '').trim());
}

/** A line of the rules without the marks of where its parts come from. */
export function withoutMarks(line: string): string {
  return line.replace(LEADING, '').replace(BRACKETS, (whole, space: string, inner: string) => {
    const parts = inner.split(/(?<=[,;]) /);
    const left = parts.filter((part) => !MARKED.test(part.replace(/[,;]$/, '')));
    if (left.length === parts.length) return whole;
    return left.length === 0 ? '' : `${space}(${left.join(' ').replace(/[,;]$/, '')})`;
  });
}
