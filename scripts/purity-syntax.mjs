// Syntax queries of the purity check.
import ts from 'typescript';

const MUTATORS = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '));

/**
 * Returns the variable whose content this node changes: `x.a = 1`, `x[i]++`, `delete x.a`, `x.push(1)`.
 * @param {ts.Node} node
 */
export function changedName(node) {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return ownerOf(node.left);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const { operator } = node;
    return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken ? ownerOf(node.operand) : null;
  }
  if (ts.isDeleteExpression(node)) return ownerOf(node.expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && MUTATORS.has(node.expression.name.text)) {
    return baseOf(node.expression.expression);
  }
  return null;
}

/** @param {ts.Expression} expression @returns {string | null} */
function ownerOf(expression) {
  const bare = bareOf(expression);
  return ts.isIdentifier(bare) ? null : baseOf(bare);
}

/** Returns the variable at the start of `x.a[i].b`. @param {ts.Expression} expression @returns {string | null} */
function baseOf(expression) {
  const bare = bareOf(expression);
  if (ts.isIdentifier(bare)) return bare.text;
  return ts.isPropertyAccessExpression(bare) || ts.isElementAccessExpression(bare) ? baseOf(bare.expression) : null;
}

/** Strips parentheses, casts and exclamation marks. @param {ts.Expression} expression @returns {ts.Expression} */
function bareOf(expression) {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression) || ts.isNonNullExpression(expression)) {
    return bareOf(expression.expression);
  }
  return expression;
}

/** @param {ts.SyntaxKind} kind */
function isAssignment(kind) {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** @param {ts.Node} node */
export function isMathRandom(node) {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === 'Math' && node.name.text === 'random';
  if (ts.isElementAccessExpression(node)) return node.expression.getText() === 'Math' && /random/.test(node.argumentExpression.getText());
  return ts.isVariableDeclaration(node) && node.initializer?.getText() === 'Math' && /\brandom\b/.test(node.name.getText());
}

/** Tells whether this identifier refers to a value, rather than name a property or a declaration. @param {ts.Identifier} node */
export function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  const named = /** @type {{ name?: ts.Node }} */ (/** @type {unknown} */ (parent));
  return named.name !== node;
}

/** Returns every name that the file declares or imports, which shadows the global of the same name. @param {ts.SourceFile} file */
export function declaredNames(file) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (declares && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Returns the parameters and local variables of a function. @param {ts.SignatureDeclaration} fn */
export function localNames(fn) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) for (const name of namesOf([node])) names.add(name);
    if (node === fn || !ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(fn);
  return names;
}

/** @param {readonly (ts.VariableDeclaration | ts.ParameterDeclaration)[]} declarations @returns {Set<string>} */
export function namesOf(declarations) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.BindingName} name */
  const add = (name) => {
    if (ts.isIdentifier(name)) names.add(name.text);
    else for (const element of name.elements) if (ts.isBindingElement(element)) add(element.name);
  };
  for (const { name } of declarations) add(name);
  return names;
}

/** @param {ts.Node} node @param {ts.SyntaxKind} modifier */
export function has(node, modifier) {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === modifier) ?? false);
}
