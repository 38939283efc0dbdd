import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarkdownRenderer } from 'vitepress';
import { FILES, pageOf } from './pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');
const CLAUSE = /^\*\*([A-Z]{3}-\d+\.\d+[a-z]?)\*\*/;
const MENTION = /\b[A-Z]{3}-\d+\.\d+[a-z]?\b/g;

type Tokens = ReturnType<MarkdownRenderer['parse']>;
/** What VitePress hands on about the page, and the clauses that are found in it. */
type Env = Readonly<Record<string, unknown>> & { clauses?: ReadonlySet<string> };

/** Opens rules with a picture of the table, gives every clause an anchor, links its mentions to it, and leads links to the pages of the site. */
export function extendMarkdown(md: MarkdownRenderer): void {
  md.core.ruler.before('normalize', 'pictures', (state) => {
    const [, game, language = ''] = /^games\/([a-z-]+)\/RULES(\.[a-z]+)?\.md$/.exec(fileOf(state.env as Env)) ?? [];
    if (game === undefined) return;
    const picture = `![${language === '' ? 'The table of the game' : 'De tafel van het spel'}](../../docs/pictures/${game}${language}.webp)`;
    state.src = state.src.replace(/^# .*\n/m, (title) => `${title}\n${picture}\n`);
  });
  md.core.ruler.push('clauses', ({ tokens, env: page }) => {
    const env = page as Env;
    const own = new Set<string>();
    for (const [at, token] of tokens.entries()) {
      const isItem = token.type === 'list_item_open';
      if (!isItem && token.type !== 'tr_open') continue;
      const [, id] = CLAUSE.exec(tokens[at + 2]?.content ?? '') ?? [];
      if (id === undefined || own.has(id)) continue;
      own.add(id);
      token.attrSet('id', id);
    }
    env.clauses = own;
    const file = fileOf(env);
    for (const token of tokens) if (token.children !== null) token.children = linked(token.children, file);
  });
  md.renderer.rules.text = (tokens, at, _options, env) => {
    const words = md.utils.escapeHtml(tokens[at]?.content ?? '');
    const own = (env as Env | undefined)?.clauses ?? new Set<string>();
    if (own.size === 0 || tokens[at - 1]?.type === 'strong_open') return words;
    return words.replaceAll(MENTION, (id) => (own.has(id) ? `<a href="#${id}">${id}</a>` : id));
  };
}

/** The file of the repository that is read. */
function fileOf(env: Env): string {
  return posix.relative(ROOT, String(env.realPath ?? env.path ?? '').replaceAll('\\', '/'));
}

/** Leads links to the pages of the site. What is read in a checkout, like a source file, becomes plain words. */
function linked(tokens: Tokens, file: string): Tokens {
  const open: boolean[] = [];
  return tokens.filter((token) => {
    if (token.type === 'link_close') return open.pop();
    if (token.type !== 'link_open') return true;
    const href = pageLink(String(token.attrGet('href') ?? ''), file);
    open.push(href !== null);
    if (href !== null) token.attrSet('href', href);
    return href !== null;
  });
}

/** Where a link of that file leads on the site, or null. */
function pageLink(href: string, file: string): string | null {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(file), path);
  if (!FILES.includes(target)) return null;
  return `/${pageOf(target).replace(/(index)?\.md$/, '')}${anchor === undefined ? '' : `#${anchor}`}`;
}
