import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameNames } from './game-names.ts';

/** The game that new games start from: complete, tested like any other, and in no registry. */
export const TEMPLATE: GameNames = { id: 'market-row', camel: 'marketRow', pascal: 'MarketRow', title: 'Market Row', prefix: 'MKT' };

const NOT_COPIED = new Set(['node_modules', 'dist']);

/** A file of a game: its path in the game's folder, and its content. */
export interface GameFile {
  readonly path: string;
  readonly text: string;
}

/** Reads the template's files, with its own names. */
export function readTemplate(folder: string): GameFile[] {
  const visit = (inside: string): GameFile[] =>
    readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((item) => {
      const path = join(inside, item.name);
      if (item.isDirectory()) return NOT_COPIED.has(item.name) ? [] : visit(path);
      return [{ path, text: readFileSync(join(folder, path), 'utf8') }];
    });
  return visit('');
}

/** Replaces all names in one pass, because a new name may contain an old one, as "old-market-row" does. */
export function rename(files: readonly GameFile[], naming: GameNames): GameFile[] {
  const names = ['id', 'camel', 'pascal', 'title', 'prefix'] as const;
  const renamed = new Map(names.map((name) => [TEMPLATE[name], naming[name]]));
  const old = new RegExp([...renamed.keys()].join('|'), 'g');
  return files.map(({ path, text }) => ({ path, text: text.replaceAll(old, (word) => renamed.get(word) ?? word) }));
}

/** Returns whether the template itself uses this word in code that also names the game. Such a word cannot name a game. */
export function usesWord(files: readonly GameFile[], word: string): boolean {
  const names = new RegExp(`\\b${TEMPLATE.camel}\\b`);
  return files
    .filter(({ path }) => path.endsWith('.ts'))
    .map(({ text }) => text.replaceAll(/\/\*.*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/gs, ''))
    .some((code) => names.test(code) && new RegExp(`\\b${word}\\b`).test(code));
}
