// Games and bots make phrases: keys with what fills their placeholders, of which the compiler sees no more than strings. Here every place that makes one is
// read with the compiler's eyes: what its key can be stands in a catalogue, and what that text asks for is given.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Catalogue, placeholders } from '@belfry/kernel';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['belfry-source'],
  types: [],
};

const MOST_KEYS = 5000;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.ts'))
    .map((item) => join(item.parentPath, item.name));
}

/** What a key can be, `\0` for what nobody knows; `some`: one of these, not all. */
interface Keys {
  readonly all: readonly string[];
  readonly some: boolean;
}

/** What expressions are known to be where something stands. */
type Cases = ReadonlyMap<string, readonly string[]>;

const UNKNOWN: Keys = { all: ['\0'], some: true };

/** The keys an expression can give where it stands. */
function keysOf(checker: ts.TypeChecker, expression: ts.Expression, cases: Cases = new Map()): Keys {
  const known = cases.get(expression.getText());
  if (known !== undefined && known.length > 0) return { all: known, some: false };
  if (ts.isStringLiteralLike(expression)) return { all: [expression.text], some: false };
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return keysOf(checker, expression.expression, cases);
  if (ts.isConditionalExpression(expression)) {
    const [yes, no] = [keysOf(checker, expression.whenTrue, cases), keysOf(checker, expression.whenFalse, cases)];
    return { all: [...yes.all, ...no.all], some: yes.some || no.some };
  }
  if (ts.isTemplateExpression(expression)) {
    let keys: Keys = { all: [expression.head.text], some: false };
    for (const { expression: inner, literal } of expression.templateSpans) {
      const next = keysOf(checker, inner, cases);
      const all = keys.all.flatMap((start) => next.all.map((end) => start + end + literal.text));
      keys = { all: all.slice(0, MOST_KEYS), some: keys.some || next.some };
    }
    return keys;
  }
  const type = checker.getTypeAtLocation(expression);
  const literals = literalsOf(type);
  if (literals.length > 0) return { all: literals, some: false };
  const declared = ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression)?.valueDeclaration : undefined;
  // What was known of a case is not known where the constant stands.
  return constantKeys(checker, declared, expression) ?? UNKNOWN;
}

function literalsOf(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? each.value : []));
}

function constantKeys(checker: ts.TypeChecker, declared: ts.Node | undefined, use: ts.Node): Keys | undefined {
  if (declared === undefined || !ts.isVariableDeclaration(declared) || declared.initializer === undefined) return undefined;
  const cases = casesAround(checker, use);
  const { initializer } = declared;
  const { all, some } = keysOf(checker, initializer, cases);
  return { all, some: some || ![...cases.keys()].some((switched) => initializer.getText().includes(switched)) };
}

/** What the expressions of switches are in the cases around a place, by their words. */
function casesAround(checker: ts.TypeChecker, use: ts.Node): Cases {
  const cases = new Map<string, readonly string[]>();
  for (let node = use; node.parent !== undefined; node = node.parent) {
    if (!ts.isCaseClause(node)) continue;
    const { clauses } = node.parent;
    let first = clauses.indexOf(node);
    while (clauses[first - 1]?.statements.length === 0) first--;
    const labels = clauses.slice(first, clauses.indexOf(node) + 1).flatMap((clause) => (ts.isCaseClause(clause) ? clause.expression : []));
    cases.set(
      node.parent.parent.expression.getText(),
      labels.flatMap((label) => literalsOf(checker.getTypeAtLocation(label))),
    );
  }
  return cases;
}

/** A place that makes a phrase: what its key can be, and the names of what is given with it; null where that cannot be told. */
interface Made {
  readonly at: string;
  readonly keys: Keys;
  readonly args: Names;
}

function phrasesIn(checker: ts.TypeChecker, file: ts.SourceFile): Made[] {
  const found: Made[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const given = (name: string) => node.properties.find((property) => property.name?.getText() === name);
      const key = given('key');
      // Types of other objects, which the compiler works out on demand, are most of the work.
      if (key !== undefined && isPhrase(checker.getContextualType(node))) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const at = `${relative(ROOT, file.fileName)}:${line + 1}`;
        found.push({ at, keys: keysIn(checker, key), args: namesIn(checker, node, given('args')) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isPhrase(type: ts.Type | undefined): boolean {
  if (type === undefined) return false;
  return type.isUnion() ? type.types.some(isPhrase) : type.symbol?.name === 'Phrase';
}

function keysIn(checker: ts.TypeChecker, property: ts.ObjectLiteralElementLike): Keys {
  if (ts.isPropertyAssignment(property)) return keysOf(checker, property.initializer);
  if (!ts.isShorthandPropertyAssignment(property)) return UNKNOWN;
  return constantKeys(checker, checker.getShorthandAssignmentValueSymbol(property)?.valueDeclaration, property) ?? UNKNOWN;
}

type Names = ReadonlySet<string> | null;

function namesIn(checker: ts.TypeChecker, phrase: ts.ObjectLiteralExpression, args: ts.ObjectLiteralElementLike | undefined): Names {
  if (args === undefined) return phrase.properties.some(ts.isSpreadAssignment) ? null : new Set();
  if (ts.isPropertyAssignment(args)) return namesOf(checker, args.initializer);
  return ts.isShorthandPropertyAssignment(args) ? namesDeclared(checker, checker.getShorthandAssignmentValueSymbol(args)) : null;
}

/** The names of all properties of an object; null where it may have any. */
function namesOf(checker: ts.TypeChecker, expression: ts.Expression): Names {
  if (ts.isConditionalExpression(expression))
    return together([namesOf(checker, expression.whenTrue), namesOf(checker, expression.whenFalse)]);
  if (ts.isIdentifier(expression)) return namesDeclared(checker, checker.getSymbolAtLocation(expression));
  if (!ts.isObjectLiteralExpression(expression)) return namesOfType(checker.getTypeAtLocation(expression));
  return together(
    expression.properties.map((property) =>
      ts.isSpreadAssignment(property)
        ? namesOf(checker, property.expression)
        : new Set([property.name?.getText().replaceAll("'", '') ?? '']),
    ),
  );
}

function namesDeclared(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): Names {
  const declared = symbol?.valueDeclaration;
  if (symbol === undefined || declared === undefined) return null;
  if (ts.isVariableDeclaration(declared) && declared.type === undefined && declared.initializer !== undefined)
    return namesOf(checker, declared.initializer);
  return namesOfType(checker.getTypeOfSymbolAtLocation(symbol, declared));
}

function namesOfType(type: ts.Type): Names {
  if (type.isUnion()) return together(type.types.map(namesOfType));
  return type.flags & ts.TypeFlags.Any || type.getStringIndexType() !== undefined
    ? null
    : new Set(type.getProperties().map(({ name }) => name));
}

function together(sets: readonly Names[]): Names {
  return sets.some((names) => names === null) ? null : new Set(sets.flatMap((names) => [...(names ?? [])]));
}

/** What is wrong with a place that makes a phrase; null where nothing is. */
function complaint({ at, keys, args }: Made, texts: Catalogue): string | null {
  const problems = keys.all.map((key) => {
    const known = key.includes('\0') ? matching(key, texts) : key in texts ? [key] : [];
    if (known.length === 0) return `no text for ${key.replaceAll('\0', '*')}`;
    const unfilled = known.map((each) => placeholders(texts[each] ?? '').filter((name) => args?.has(name) === false));
    if (args === null || unfilled.some((names) => names.length === 0)) return null;
    return `${key.replaceAll('\0', '*')} asks for ${unfilled.flat().join(', ')}`;
  });
  const told = problems.filter((problem) => problem !== null);
  if (told.length === 0 || (keys.some && told.length < problems.length)) return null;
  return `${at} ${[...new Set(told)].slice(0, 3).join('; ')}`;
}

function matching(key: string, texts: Catalogue): string[] {
  const pattern = new RegExp(`^${key.split('\0').map(escaped).join('.*')}$`);
  return Object.keys(texts).filter((each) => pattern.test(each));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function textsIn(...folders: string[]): Promise<Catalogue> {
  const files = folders.flatMap(sourcesIn).filter((file) => /\/text\/(.+\/)?en\.ts$/.test(file.replaceAll('\\', '/')));
  return Object.assign({}, ...(await Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)).en))));
}

describe('the phrases', { timeout: 120_000 }, () => {
  const folders = new Map<string, readonly string[]>([
    ...games.map(({ id }) => [id, [`games/${id}/src`, `games/${id}/board`, 'bots/src', 'board-kit/src', 'live/src']] as const),
    ['bots', ['bots/src', ...games.map(({ id }) => `games/${id}/src`)]],
  ]);
  const own = (name: string): string[] =>
    name === 'bots' ? sourcesIn('bots/src') : [...sourcesIn(`games/${name}/src`), ...sourcesIn(`games/${name}/board`)];
  const program = ts.createProgram([...folders.keys()].flatMap(own), OPTIONS);
  const checker = program.getTypeChecker();

  it.each([...folders])('of %s have words, and what these ask for', async (name, spoken) => {
    const texts = await textsIn(...spoken);
    const made = own(name).flatMap((file) => phrasesIn(checker, program.getSourceFile(file) as ts.SourceFile));
    expect(made.length).toBeGreaterThan(name === 'bots' ? 5 : 60);
    expect(made.flatMap((each) => complaint(each, texts) ?? [])).toEqual([]);
  });
});
