// What the purity check forbids, and what to do instead.
import ts from 'typescript';
import { changedName, declaredNames, has, isMathRandom, isReference, localNames, namesOf } from './purity-syntax.mjs';

/**
 * @typedef {object} Violation
 * @property {number} line counted from 1
 * @property {string} what
 * @property {string} instead
 */

const CLOCK = 'take time as data from the caller; the rules know none';
const LUCK = 'draw from dealer.chance, so that the outcome is written into the log';
const WAITING = 'do it in one go; only the shells around the rules (cli, server, web) wait';
const MACHINE = 'leave it to the shells around the rules (cli, server, web)';
const STATE = 'keep it in the state or pass it as an argument';

/** @type {Readonly<Record<string, string>>} */
const FORBIDDEN_NAMES = {
  Date: CLOCK,
  performance: CLOCK,
  Promise: WAITING,
  setTimeout: WAITING,
  setInterval: WAITING,
  setImmediate: WAITING,
  queueMicrotask: WAITING,
  requestAnimationFrame: WAITING,
  crypto: LUCK,
  console: 'emit an event, or throw an error with a sentence',
  process: MACHINE,
  globalThis: MACHINE,
  global: MACHINE,
  window: MACHINE,
  self: MACHINE,
  document: MACHINE,
  navigator: MACHINE,
  localStorage: MACHINE,
  fetch: MACHINE,
  Buffer: 'use Uint8Array, which every platform has',
  require: 'use a static import',
  eval: 'write the code out',
};

const CONTAINERS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/**
 * @param {string} fileName
 * @param {string} source
 * @returns {Violation[]}
 */
export function findViolations(fileName, source) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  /** @type {Violation[]} */
  const found = [];
  const moduleNames = namesOf(file.statements.filter(ts.isVariableStatement).flatMap((s) => [...s.declarationList.declarations]));
  const declared = declaredNames(file);

  /**
   * @param {ts.Node} node
   * @param {string} what
   * @param {string} instead
   */
  const report = (node, what, instead) => {
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, what, instead });
  };

  /** @param {string} name @param {ReadonlyArray<ReadonlySet<string>>} scopes */
  const isModuleConst = (name, scopes) => scopes.length > 0 && moduleNames.has(name) && !scopes.some((scope) => scope.has(name));

  /**
   * @param {ts.Node} node
   * @param {ReadonlyArray<ReadonlySet<string>>} scopes the names of the functions around the node, outermost first
   */
  const visit = (node, scopes) => {
    if (ts.isIdentifier(node) && node.text in FORBIDDEN_NAMES && isReference(node) && !declared.has(node.text)) {
      report(node, `uses ${node.text}`, FORBIDDEN_NAMES[node.text] ?? '');
    }
    if (isMathRandom(node)) report(node, 'uses Math.random', LUCK);
    if (node.kind === ts.SyntaxKind.AsyncKeyword) report(node, 'declares something async', WAITING);
    if (node.kind === ts.SyntaxKind.AwaitKeyword || ts.isAwaitExpression(node)) report(node, 'awaits', WAITING);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      report(node, 'imports dynamically', 'use a static import');
    if (ts.isPropertyDeclaration(node) && has(node, ts.SyntaxKind.StaticKeyword) && !has(node, ts.SyntaxKind.ReadonlyKeyword)) {
      report(node, `keeps state in the static field ${node.name.getText(file)}`, STATE);
    }
    const changed = changedName(node);
    if (changed !== null && isModuleConst(changed, scopes))
      report(node, `changes the module-level ${changed} from inside a function`, STATE);
    const inside = ts.isFunctionLike(node) ? [...scopes, localNames(node)] : scopes;
    ts.forEachChild(node, (child) => visit(child, inside));
  };

  visit(file, []);
  for (const { node, what, instead } of moduleState(file)) report(node, what, instead);
  return found.sort((a, b) => a.line - b.line);
}

/**
 * Finds module-level variables and containers that could keep state.
 * @param {ts.SourceFile} file
 */
function* moduleState(file) {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || has(statement, ts.SyntaxKind.DeclareKeyword)) continue;
    const exported = has(statement, ts.SyntaxKind.ExportKeyword);
    const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
    for (const declaration of statement.declarationList.declarations) {
      const name = declaration.name.getText(file);
      if (!isConst)
        yield { node: declaration, what: `declares the module-level variable ${name}`, instead: `make it a const, or ${STATE}` };
      const container = containerOf(declaration);
      if (container !== null) {
        const instead = container.startsWith('Weak') ? STATE : `annotate it as Readonly${container}<…>`;
        yield { node: declaration, what: `holds a changeable ${container} in the module-level ${name}`, instead };
      } else if (exported && isOpenTable(declaration)) {
        const instead = 'annotate it as readonly (readonly T[], Readonly<Record<…>>), or add `as const`';
        yield { node: declaration, what: `exports the changeable table ${name}`, instead };
      }
    }
  }
}

/**
 * Returns the kind of container that a declaration creates without a readonly type.
 * @param {ts.VariableDeclaration} declaration
 */
function containerOf({ type, initializer }) {
  if (type !== undefined) {
    const name = ts.isTypeReferenceNode(type) ? type.typeName.getText() : '';
    return CONTAINERS.has(name) ? name : null;
  }
  if (initializer === undefined || !ts.isNewExpression(initializer)) return null;
  const name = initializer.expression.getText();
  return CONTAINERS.has(name) ? name : null;
}

/**
 * Tells whether this is an array or record that its declaration leaves mutable: a mutable type, or an empty initial value.
 * @param {ts.VariableDeclaration} declaration
 */
function isOpenTable({ type, initializer }) {
  if (type !== undefined) {
    if (ts.isArrayTypeNode(type) || ts.isTupleTypeNode(type)) return true;
    return ts.isTypeReferenceNode(type) && ['Array', 'Record'].includes(type.typeName.getText());
  }
  if (initializer === undefined) return false;
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0;
  return ts.isObjectLiteralExpression(initializer) && initializer.properties.length === 0;
}
