// One concept has one name: identifiers must not use the synonyms that the glossary forbids in code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isMain, ROOT } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * @typedef {object} Term
 * @property {string} en
 * @property {string} nl
 * @property {string} meaning
 * @property {{ en?: string[], nl?: string[], code?: string[] }} avoid
 */

/** @type {readonly Term[]} */
export const TERMS = JSON.parse(readFileSync(join(ROOT, 'scripts/glossary.json'), 'utf8'));

const FORBIDDEN = TERMS.flatMap(({ en, avoid }) =>
  (avoid.code ?? []).map((synonym) => ({ use: en, pattern: new RegExp(`(?<!\\S)(?:${synonym})(?!\\S)`) })),
);

/** `askToTakeBack` is "ask to take back".
 * @param {string} identifier */
const wordsOf = (identifier) =>
  identifier
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * @param {string} name of the file
 * @param {string} source
 * @returns {{ line: number, identifier: string, use: string }[]}
 */
export function findSynonyms(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false);
  /** @type {{ line: number, identifier: string, use: string }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const words = wordsOf(node.text);
      for (const { use, pattern } of FORBIDDEN) {
        if (pattern.test(words))
          found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, identifier: node.text, use });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Most files contain none of these words and need not be parsed. */
const ROUGHLY = new RegExp(
  TERMS.flatMap(({ avoid }) => avoid.code ?? [])
    .join('|')
    .replaceAll(' ', '.?'),
  'i',
);

if (isMain(import.meta.url)) {
  const lines = sourceFiles(ROOT).flatMap((name) => {
    const source = readFileSync(join(ROOT, name), 'utf8');
    if (!ROUGHLY.test(source)) return [];
    return findSynonyms(name, source).map(
      ({ line, identifier, use }) => `${name}:${line} ${identifier}: say “${use}” (scripts/glossary.json)`,
    );
  });
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
