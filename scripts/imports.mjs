// Reads the imports of a source file from its syntax tree.
import ts from 'typescript';

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line
 */

/**
 * Returns every module a file names: imports and exports, of values and of types, dynamic ones, `require`, `import.meta.glob`, and types
 * by reference.
 * @param {string} name
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  /** @type {Import[]} */
  const found = [];
  /** @param {string} specifier @param {number} at */
  const add = (specifier, at) => found.push({ specifier, line: file.getLineAndCharacterOfPosition(at).line + 1 });
  for (const { fileName, pos } of file.typeReferenceDirectives) add(fileName, pos);
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const literal of namedBy(node)) add(literal.text, literal.getStart());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the module names in this node itself. @param {ts.Node} node @returns {ts.StringLiteralLike[]} */
function namedBy(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literalsIn(node.moduleSpecifier);
  if (ts.isExternalModuleReference(node)) return literalsIn(node.expression);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literalsIn(node.argument.literal);
  if (ts.isCallExpression(node) && isLoading(node.expression)) return literalsIn(node.arguments[0]);
  return [];
}

/** @param {ts.Expression} called */
function isLoading(called) {
  return called.kind === ts.SyntaxKind.ImportKeyword || ['require', 'require.resolve', 'import.meta.glob'].includes(called.getText());
}

/** @param {ts.Node | undefined} node @returns {ts.StringLiteralLike[]} */
function literalsIn(node) {
  if (node === undefined) return [];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsIn);
  return ts.isStringLiteralLike(node) ? [node] : [];
}
