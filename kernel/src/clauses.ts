import type { Language } from './text.ts';

/** Returns the file name of a game's rules in a language. The English file defines the clauses. */
export function rulesFile(language: Language): string {
  return language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
}

/** A numbered clause of a RULES.md: a list item `- **CIT-7.1** (R) To build, …` or a table row `| **BRU-12.1** | … |`. */
export interface Clause {
  readonly id: string;
  /** The origin of the clause: R rulebook, F found elsewhere, I inferred, D designed. */
  readonly mark: string;
  readonly text: string;
  readonly chapter: string;
}

const MARKS = '[RFID](?:(?:/|, )[RFID])*';
/** Marks come before the text, in the last cell of a table row, and in brackets before or after the part of a sentence they apply to. */
const LEADING = new RegExp(`^\\((${MARKS})\\) `);
const LAST_CELL = new RegExp(`\\s*\\| (${MARKS})$`);
const BRACKETS = /(\s*)\(([^()]*)\)/g;
/** A mark, alone or with what it applies to: `F`, `numbers: F`, `army R`. */
const MARKED = new RegExp(`^(?:.*[: ])?${MARKS}$|^${MARKS} (?:for|voor) `);
/** The name of an option matters to the program only. */
const OPTION_NAME = /(\b(?:option|optie)) `\w+`/gi;
/** The name of a thing in the program: before the text, or in brackets. */
const KEY = /^`[\w-]+`: |\s*\(`[\w-]+`\)/g;
const FILE_NAME = /(?:\w+\/)*[\w-]+\.(?:ts|md|json)\b/g;

/** Returns the clauses of a RULES.md, in order. */
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

/** Returns a clause's text for players: no marks, no Markdown, no names of files or options. */
function asRead(words: string): string {
  const cells = words.replace(LAST_CELL, '').split(' | ').map(plainWords).filter(isRead);
  const sentences = cells.map((cell, at) => (at === cells.length - 1 || /[.?!]$/.test(cell) ? cell : `${cell}.`));
  return sentences.join(' ');
}

/** Returns a sentence or table cell of the rules for players. */
export function plainWords(words: string): string {
  return withoutMarks(words)
    .replace(KEY, '')
    .replace(OPTION_NAME, '$1')
    .replace(FILE_NAME, '')
    .replace(/[`*]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Returns whether players see a table cell: cells with code (`A W`, `auto`) are for developers. */
function isRead(cell: string, at: number): boolean {
  return at === 0 || / /.test(cell.replace(/\b\w\b/g, '').trim());
}

/** Returns a line of the rules without its marks of origin. */
export function withoutMarks(line: string): string {
  return line.replace(LEADING, '').replace(BRACKETS, (whole, space: string, inner: string) => {
    const parts = inner.split(/(?<=[,;]) /);
    const left = parts.filter((part) => !MARKED.test(part.replace(/[,;]$/, '')));
    if (left.length === parts.length) return whole;
    return left.length === 0 ? '' : `${space}(${left.join(' ').replace(/[,;]$/, '')})`;
  });
}
