import { plainWords, withoutMarks } from '@belfry/kernel';
import type { ReactNode } from 'react';

/** The few forms our rule books use: headings, lists, tables, paragraphs; bold, italics and code within them. */
export function Markdown({ text, ...book }: BookProps & { readonly text: string }) {
  return (
    <>
      {blocksOf(text).map((block) => (
        <Block key={block.lines.join('\n')} block={block} {...book} />
      ))}
    </>
  );
}

interface BookProps {
  /** A clause that is spoken of. */
  readonly clause: (id: string) => ReactNode;
  /** What is said behind a clause itself. */
  readonly behind?: (id: string) => ReactNode;
  readonly prefix: string;
}

interface MarkdownBlock {
  readonly kind: 'heading' | 'list' | 'table' | 'text';
  readonly lines: readonly string[];
}

export function blocksOf(text: string): MarkdownBlock[] {
  const blocks: { kind: MarkdownBlock['kind']; lines: string[] }[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const kind = line.startsWith('#') ? 'heading' : /^\s*(?:[-*]|\d+\.) /.test(line) ? 'list' : line.startsWith('|') ? 'table' : 'text';
    const last = blocks.at(-1);
    if (open && last !== undefined && (last.kind === kind || (last.kind === 'list' && kind === 'text')) && kind !== 'heading') {
      if (last.kind === 'list' && kind === 'text') last.lines[last.lines.length - 1] += ` ${line.trim()}`;
      else last.lines.push(line);
    } else blocks.push({ kind, lines: [line] });
    open = kind !== 'heading';
  }
  return blocks;
}

function Block({ block: { kind, lines }, clause, behind, prefix }: BookProps & { readonly block: MarkdownBlock }) {
  const words = (text: string) => inline(text, clause, prefix);
  if (kind === 'heading') {
    const [line = ''] = lines;
    const depth = line.indexOf(' ');
    const title = line.slice(depth + 1);
    const id = anchorOf(title);
    return depth <= 2 ? <h2 id={id}>{words(title)}</h2> : <h3 id={id}>{words(title)}</h3>;
  }
  if (kind === 'list') {
    return (
      <ul className="rule-list">
        {lines.map((line) => {
          const item = line.replace(/^\s*(?:[-*]|\d+\.) /, '');
          const id = new RegExp(`^\\*\\*(${prefix}-\\d+\\.\\d+[a-z]?)\\*\\*`).exec(item)?.[1];
          return (
            <li key={line} {...(id === undefined ? {} : { id })} className={id === undefined ? '' : 'clause'}>
              {id === undefined ? words(item) : <ClauseWords id={id} text={item.slice(item.indexOf('** ') + 3)} words={words} />}
              {id !== undefined && behind?.(id)}
            </li>
          );
        })}
      </ul>
    );
  }
  if (kind === 'table') return <RuleTable lines={lines} words={words} behind={behind} prefix={prefix} />;
  return <p>{words(lines.join(' '))}</p>;
}

/** A clause without anything that only those who write the rules need. */
function ClauseWords({ id, text, words }: { readonly id: string; readonly text: string; words(text: string): ReactNode }) {
  return (
    <>
      <strong>{id}</strong> {words(plainWords(text))}
    </>
  );
}

interface RuleTableProps {
  readonly lines: readonly string[];
  words(text: string): ReactNode;
  readonly behind: BookProps['behind'];
  readonly prefix: string;
}

function RuleTable({ lines, words, behind, prefix }: RuleTableProps) {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  // Where rows are clauses, the last column may hold their marks.
  const marked = rows.slice(1).every((row) => row[0]?.startsWith(`**${prefix}-`) && withoutMarks(`(${row.at(-1)})`) === '');
  const [head = [], ...body] = marked ? rows.map((row) => row.slice(0, -1)) : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="sheet-scroll" tabIndex={0} aria-label={head.join(', ')}>
      <table className="rule-table">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {words(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => {
            const id = new RegExp(`^\\*\\*(${prefix}-\\d+\\.\\d+[a-z]?)\\*\\*$`).exec(row[0] ?? '')?.[1];
            return (
              <tr key={row.join('|')} {...(id === undefined ? {} : { id })}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
                  <td key={at}>
                    {words(id === undefined || at === 0 ? cell : plainWords(cell))}
                    {at === 1 && id !== undefined && behind?.(id)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Where a heading can be reached: its chapter, `CIT-7`, or its words. */
export function anchorOf(title: string): string {
  return /^([A-Z]{3}-\d+) /.exec(title)?.[1] ?? title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function inline(text: string, clause: (id: string) => ReactNode, prefix: string): ReactNode[] {
  const pattern = new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\`[^\`]+\`|${prefix}-\\d+(?:\\.\\d+[a-z]?)?)`);
  return text.split(pattern).map((part, at) => {
    const key = `${at} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`') && part.length > 2) return <code key={key}>{part.slice(1, -1)}</code>;
    return at % 2 === 1 ? <span key={key}>{clause(part)}</span> : part;
  });
}
