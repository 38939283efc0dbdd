// Tests wait for an observable result, never for time: a pause that is long enough on this machine is too short on another.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isMain, ROOT } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

/** Code that needs real time gives its reason in a comment that starts like this and ends on the line before. */
const REASON = 'Real time:';

const PAUSE = 'wait for what proves it: a state, an event, a message sent afterwards, or time that is turned by hand';
const LIMIT = 'count what is done, compare with what the same machine did just before, or turn the time by hand';
const LUCK = 'draw from a seed that is told when it fails, and can be given again';
const ONCE = 'a page may not have got there yet: waitUntil(() => …)';

/** The places where time is real: test folders, and the drivers of browsers and trials. */
const PLACES = /^(?:(?:[\w-]+\/)+test|e2e\/(?:src|test|tour|engines)|lab\/src\/trials)\//;

const READS = new Set([
  'title',
  'innerText',
  'allInnerTexts',
  'textContent',
  'getAttribute',
  'inputValue',
  'isChecked',
  'isEnabled',
  'isVisible',
  'count',
]);

/**
 * @typedef {object} Wait
 * @property {number} line counted from 1
 * @property {string} what
 * @property {string} instead
 */

/**
 * @param {string} name of the file, from the root
 * @param {string} source
 * @returns {Wait[]}
 */
export function findWaits(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const pauses = namesOfPauses(file);
  /** @type {Wait[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} what @param {string} instead */
  const report = (node, what, instead) => {
    if (!hasReason(node, file)) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, what, instead });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && lastName(node.expression) === 'waitForTimeout') report(node, 'waits for time to pass', PAUSE);
    if (isPause(node, pauses) && !isPolling(node) && !isNamed(node)) report(node, 'pauses', PAUSE);
    if (node.getText() === 'Math.random' && ts.isPropertyAccessExpression(node))
      report(node, 'draws luck that nobody can draw again', LUCK);
    if (isTimeLimit(node)) report(node, 'limits the time of a machine', LIMIT);
    if (name.startsWith('e2e/test/') && isReadOnce(node)) report(node, 'reads a page once', ONCE);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns this file's names for pausing: the promise-based `setTimeout`, and functions that wrap the other one. @param {ts.SourceFile} file */
function namesOfPauses(file) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('timers/promises')) {
      const bindings = node.importClause?.namedBindings;
      if (bindings !== undefined && ts.isNamedImports(bindings))
        for (const each of bindings.elements) if ((each.propertyName ?? each.name).text === 'setTimeout') names.add(each.name.text);
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined && makesPause(node.initializer))
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Tells whether a function only pauses. @param {ts.Node} node */
function makesPause(node) {
  return ts.isArrowFunction(node) && isTimerPromise(node.body);
}

/** `new Promise((resolve) => setTimeout(resolve, …))` and nothing else. @param {ts.Node} node */
function isTimerPromise(node) {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Promise') return false;
  const [executor] = node.arguments ?? [];
  return (
    executor !== undefined &&
    ts.isArrowFunction(executor) &&
    /^(?:\{\s*)?(?:void )?(?:window\.)?setTimeout\(\w+,/.test(executor.body.getText())
  );
}

/** @param {ts.Node} node @param {ReadonlySet<string>} pauses */
function isPause(node, pauses) {
  return isTimerPromise(node) || (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && pauses.has(node.expression.text));
}

/** A pause between two checks of a state is allowed: the state is what proves the result. @param {ts.Node} node */
function isPolling(node) {
  for (let above = node.parent; above !== undefined && !ts.isFunctionLike(above); above = above.parent)
    if (ts.isIterationStatement(above, false)) return checksState(above);
  return false;
}

/** A loop that only counts, or only watches the time, waits as blindly as a single pause. @param {ts.IterationStatement} loop */
function checksState(loop) {
  if ((ts.isWhileStatement(loop) || ts.isDoStatement(loop)) && isState(loop.expression)) return true;
  const condition = ts.isForStatement(loop) ? loop.condition : undefined;
  if (condition?.getText().includes('(') === true && isState(condition)) return true;
  return hasExit(loop.statement, { isConditional: false, isOwn: true });
}

/** `true` is no state, and neither is the time. @param {ts.Expression} condition */
function isState(condition) {
  const text = condition.getText();
  return text !== 'true' && !/^[^&|]*\b(?:performance|Date)\.now\(\)[^&|]*$/.test(text);
}

/**
 * Finds `if (…) break;`, and `try { return …; }`, whose failure is what is waited out.
 * @param {ts.Node} node
 * @param {{ readonly isConditional: boolean, readonly isOwn: boolean }} where `isOwn`: a `break` here ends the loop itself
 * @returns {boolean}
 */
function hasExit(node, { isConditional, isOwn }) {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isReturnStatement(node) || ts.isThrowStatement(node)) return isConditional;
  if (ts.isBreakStatement(node)) return isConditional && isOwn;
  const within = {
    isConditional: isConditional || ts.isIfStatement(node) || ts.isTryStatement(node),
    isOwn: isOwn && !ts.isIterationStatement(node, false) && !ts.isSwitchStatement(node),
  };
  return ts.forEachChild(node, (child) => hasExit(child, within) || undefined) ?? false;
}

/** The body of a named function is checked where it is called. @param {ts.Node} node */
function isNamed(node) {
  return ts.isArrowFunction(node.parent) && ts.isVariableDeclaration(node.parent.parent);
}

/** `expect(performance.now() - began).toBeLessThan(…)`. @param {ts.Node} node */
function isTimeLimit(node) {
  if (!ts.isCallExpression(node) || !/^toBeLessThan/.test(lastName(node.expression))) return false;
  return /expect\((?:performance|Date)\.now\(\) - \w+\)/.test(node.expression.getText());
}

/** `expect(await page.locator(…).textContent()).toBe(…)`; an assertion that nothing is there may be true from the start. @param {ts.Node} node */
function isReadOnce(node) {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return false;
  const [asked] = node.arguments;
  if (asked === undefined || !ts.isAwaitExpression(asked) || !ts.isCallExpression(asked.expression)) return false;
  if (!READS.has(lastName(asked.expression.expression)) || !asked.getText().includes('locator(')) return false;
  const says = node.parent.parent.getText().slice(node.getText().length);
  return !/^\.(?:not\.|toBe\(0\)|toBeLessThan)/.test(says);
}

/** @param {ts.Node} callee */
function lastName(callee) {
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

/** @param {ts.Node} node @param {ts.SourceFile} file */
function hasReason(node, file) {
  /** @type {ts.Node} */
  let statement = node;
  while (statement.parent !== undefined && !ts.isBlock(statement.parent) && !ts.isSourceFile(statement.parent)) {
    if (commentsBefore(statement, file).includes(REASON)) return true;
    statement = statement.parent;
  }
  return commentsBefore(statement, file).includes(REASON);
}

/** @param {ts.Node} node @param {ts.SourceFile} file */
function commentsBefore(node, file) {
  return file.text.slice(node.getFullStart(), node.getStart());
}

/** Most files contain none of these words and need not be parsed. */
const WORTH_READING = /setTimeout|timers\/promises|waitForTimeout|Math\.random|\.now\(\)|expect\(await /;

/**
 * Returns one line for everything that waits for time, with what to do instead.
 * @param {string} root
 */
export function inspectWaits(root) {
  return sourceFiles(root).flatMap((name) => {
    if (!PLACES.test(name)) return [];
    const source = readFileSync(join(root, name), 'utf8');
    if (!WORTH_READING.test(source)) return [];
    return findWaits(name, source).map(({ line, what, instead }) => `${name}:${line} ${what}; ${instead}`);
  });
}

if (isMain(import.meta.url)) {
  const lines = inspectWaits(ROOT);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
