export interface ReadTest {
  readonly title: string;
  readonly expects: number;
}

/**
 * Returns the tests in a source text: calls of `it` and `test` (with `.each` and the like) whose first argument is a string literal. Skips
 * strings, comments and regular expressions, so that only code counts.
 */
export function readTests(source: string): ReadTest[] {
  const code = blank(source);
  const tests: ReadTest[] = [];
  for (const call of code.matchAll(/(?<![\w.$])(?:it|test)\b(?:\.\w+)*\s*\(/g)) {
    let open = call.index + call[0].length - 1;
    let close = closing(code, open);
    // `it.each(table)('title', …)`: the title is in the second pair of brackets.
    const again = /^\s*\(/.exec(code.slice(close + 1));
    if (again !== null) {
      open = close + again[0].length;
      close = closing(code, open);
    }
    const title = /^\s*(['"`])/.exec(source.slice(open + 1));
    if (title === null) continue;
    const [opening, quote = ''] = title;
    const from = open + 1 + opening.length;
    const to = code.indexOf(quote, from);
    const expects = code.slice(to, close).match(/(?<![\w.$])expect\(/g)?.length ?? 0;
    tests.push({ title: source.slice(from, to).replaceAll('\\', ''), expects });
  }
  return tests;
}

/** Returns the position of the bracket that closes the one at `open`. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++;
    else if (code[at] === ')' && --depth === 0) return at;
  }
  return code.length;
}

/** Blanks the contents of strings, comments and regular expressions with spaces: the same length, but only code. */
function blank(source: string): string {
  let out = '';
  let at = 0;
  while (at < source.length) {
    const end = endOfQuiet(source, at, out);
    if (end === at) {
      out += source[at++];
      continue;
    }
    const piece = source.slice(at, end);
    const quoted = /^['"`]/.test(piece);
    out += quoted ? `${piece[0]}${quietInside(piece)}${piece.at(-1)}` : piece.replace(/[^\n]/g, ' ');
    at = end;
  }
  return out;
}

/** Keeps the code between `${` and `}` of a template literal. */
function quietInside(quoted: string): string {
  const inside = quoted.slice(1, -1);
  const spaces = (text: string): string => text.replace(/[^\n]/g, ' ');
  return quoted[0] === '`' ? inside.replace(/\$\{[^{}`]*\}|[^$]|\$/g, (part) => (part.length > 1 ? part : spaces(part))) : spaces(inside);
}

/** Returns the end of the string, comment or regular expression that begins here, or `at` if it is code. */
function endOfQuiet(source: string, at: number, before: string): number {
  const rest = source.slice(at, at + 2);
  if (rest === '//') return endOr(source.indexOf('\n', at), source);
  if (rest === '/*') return endOr(source.indexOf('*/', at + 2), source, 2);
  const first = source.charAt(at);
  if (first === '`') return endOfTemplate(source, at);
  if (first === "'" || first === '"') return endOfLine(source, at, first);
  // A slash starts a regular expression where a value may begin, and is a division elsewhere.
  if (first === '/' && /(?:^|[(,=:[!&|?{};\n]|\breturn)\s*$/.test(before.slice(-40))) return endOfPattern(source, at);
  return at;
}

function endOr(found: number, source: string, length = 0): number {
  return found < 0 ? source.length : found + length;
}

function endOfLine(source: string, at: number, quote: string): number {
  let end = at + 1;
  while (end < source.length && source[end] !== quote && source[end] !== '\n') end += source[end] === '\\' ? 2 : 1;
  return Math.min(end + 1, source.length);
}

function endOfTemplate(source: string, at: number): number {
  let end = at + 1;
  let depth = 0;
  for (; end < source.length; end++) {
    if (source[end] === '\\') end++;
    else if (source.startsWith('${', end)) {
      depth++;
      end++;
    } else if (depth > 0 && source[end] === '}') depth--;
    else if (depth > 0 && source[end] === '`') end = endOfTemplate(source, end) - 1;
    else if (depth === 0 && source[end] === '`') return end + 1;
  }
  return source.length;
}

function endOfPattern(source: string, at: number): number {
  let end = at + 1;
  let inClass = false;
  for (; end < source.length && source[end] !== '\n'; end++) {
    if (source[end] === '\\') end++;
    else if (source[end] === '[') inClass = true;
    else if (source[end] === ']') inClass = false;
    else if (source[end] === '/' && !inClass) return end + 1;
  }
  return end;
}
