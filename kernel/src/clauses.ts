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

/** The clauses of a RULES.md, in order. */
export function readClauses(markdown: string, prefix: string): Clause[] {
  const line = new RegExp(`^(?:-|\\|) \\*\\*(${prefix}-\\d+\\.\\d+[a-z]?)\\*\\* (?:\\| )?(?:\\(([A-Z/]+)\\) )?(.*)$`);
  const heading = new RegExp(`^### (${prefix}-\\d+ .*)$`);
  const clauses: Clause[] = [];
  let chapter = '';
  for (const row of markdown.split('\n')) {
    chapter = heading.exec(row)?.[1] ?? chapter;
    const found = line.exec(row);
    if (found !== null)
      clauses.push({ id: found[1] as string, mark: found[2] ?? '', text: (found[3] as string).replace(/\s*\|$/, ''), chapter });
  }
  return clauses;
}
