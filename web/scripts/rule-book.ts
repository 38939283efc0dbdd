import type { RuleBook } from '@belfry/games/page/books';
import { plainWords, readClauses, withoutMarks } from '@belfry/kernel';
import MarkdownIt, { type Token } from 'markdown-it';

/** Chapters that say where a rule is from and how a program carries it out, by their numbers, which are the same in all books. */
const BEHIND_THE_RULES = /^## (?:2|4|6)\. /;

/** The rules of a game as the page of the rules shows them. */
export function bookOf(markdown: string): RuleBook {
  const [, prefix = ''] = FIRST_CLAUSE.exec(markdown) ?? [];
  const [preface = '', ...chapters] = markdown.replace(/^# .*\n/, '').split(/\n(?=## )/);
  const html = (text: string) => parser.render(text, { prefix });
  const read = chapters.filter((text) => !BEHIND_THE_RULES.test(text));
  return {
    by: /^.*?[\w)]\.(?=\s|$)/.exec(preface.trim())?.[0] ?? '',
    headings: read.flatMap(headingsOf),
    chapters: read.map(html),
    behind: chapters.filter((text) => BEHIND_THE_RULES.test(text)).map(html),
    clauses: readClauses(markdown, prefix).map(({ id, chapter, text }) => ({ id, chapter, text })),
  };
}

const FIRST_CLAUSE = /^[-|] \*\*([A-Z]{3})-\d+\.\d+/m;
const CLAUSE = /^\*\*([A-Z]{3}-\d+\.\d+[a-z]?)\*\*/;

const parser = new MarkdownIt();
const { rules } = parser.renderer;
const { escapeHtml } = parser.utils;
rules.text = (tokens, at, _options, env) => {
  const words = escapeHtml(tokens[at]?.content ?? '');
  if (/^(?:strong|em)_open$/.test(tokens[at - 1]?.type ?? '')) return words;
  return words.replaceAll(new RegExp(`\\b${env?.prefix}-\\d+(?:\\.\\d+[a-z]?)?\\b`, 'g'), '<a href="#$&">$&</a>');
};
rules.fence = (tokens, at) => `<pre tabindex="0"><code>${escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`;
// A scrolling region must be reachable by keyboard, and have a name.
rules.table_open = (tokens, at) =>
  `<section class="sheet-scroll" tabindex="0" aria-label="${escapeHtml(String(tokens[at]?.meta?.title))}"><table class="rule-table">\n`;
rules.table_close = () => '</table></section>\n';
parser.core.ruler.after('block', 'rule-book', ({ tokens }) => {
  for (const [at, token] of tokens.entries()) {
    const words = tokens[at + 1]?.content ?? '';
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(words));
    else if (/^(?:bullet|ordered)_list_open$/.test(token.type)) token.attrSet('class', 'rule-list');
    else if (token.type === 'list_item_open') readItem(token, tokens[at + 2]);
    else if (token.type === 'table_open') readTable(token, rowsOf(tokens.slice(at)));
  }
});

function headingsOf(text: string): RuleBook['headings'] {
  const tokens = parser.parse(text, {});
  return tokens.flatMap(({ type, tag, content }, at) => {
    const title = tokens[at + 1]?.content ?? content;
    if (type !== 'heading_open') return [];
    // The list of contents is plain text: without the marks of code.
    const plain = tokens[at + 1]?.children?.map((each) => each.content).join('') ?? title;
    return [{ id: anchorOf(title), title: plain, isChapter: tag === 'h2' }];
  });
}

/** Where a heading can be reached: its chapter, `CIT-7`, or its words. */
function anchorOf(title: string): string {
  return /^([A-Z]{3}-\d+) /.exec(title)?.[1] ?? title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** A clause without anything that only those who write the rules need. */
function readItem(item: Token, words: Token | undefined): void {
  const [bold = '', id] = CLAUSE.exec(words?.content ?? '') ?? [];
  if (id === undefined || words === undefined) return;
  for (const [name, value] of [
    ['id', id],
    ['class', 'clause'],
    ['data-clause', id],
  ] as const)
    item.attrSet(name, value);
  words.content = `${bold} ${plainWords(words.content.slice(bold.length + 1).replaceAll('\n', ' '))}`;
}

interface Row {
  readonly open: Token;
  readonly cells: { readonly open: Token; readonly words: Token; readonly close: Token }[];
}

/** The rows of the table that begins there. */
function rowsOf(tokens: readonly Token[]): Row[] {
  const rows: Row[] = [];
  for (const [at, open] of tokens.entries()) {
    if (open.type === 'table_close') break;
    if (open.type === 'tr_open') rows.push({ open, cells: [] });
    const [words, close] = [tokens[at + 1], tokens[at + 2]];
    if (/^t[hd]_open$/.test(open.type) && words !== undefined && close !== undefined) rows.at(-1)?.cells.push({ open, words, close });
  }
  return rows;
}

function readTable(table: Token, rows: readonly Row[]): void {
  const [head, ...body] = rows;
  // Where rows are clauses, the last column may hold their marks.
  const isMarked = body.every(
    ({ cells }) => CLAUSE.test(cells[0]?.words.content ?? '') && withoutMarks(`(${cells.at(-1)?.words.content})`) === '',
  );
  for (const { cells } of isMarked ? rows : []) {
    for (const token of Object.values(cells.pop() ?? {})) Object.assign(token, { hidden: true, content: '' });
  }
  for (const { open } of head?.cells ?? []) open.attrSet('scope', 'col');
  table.meta = { title: head?.cells.map(({ words }) => words.content).join(', ') };
  for (const { open, cells } of body) {
    const [number, ...others] = cells;
    const [, id] = CLAUSE.exec(number?.words.content ?? '') ?? [];
    if (id === undefined) continue;
    open.attrSet('id', id);
    others[0]?.open.attrSet('data-clause', id);
    for (const { words } of others) words.content = plainWords(words.content);
  }
}
