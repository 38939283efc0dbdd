// Markdown made into the HTML of our site, by markdown-it.
import MarkdownIt from 'markdown-it';

/**
 * @typedef {object} Heading
 * @property {number} depth
 * @property {string} id
 * @property {string} title in HTML
 */

/** Where a link leads in what is made; null leaves its words without a link. @typedef {(href: string) => string | null} LinkTo */

/** @typedef {import('markdown-it').Token} Token */

// Blocks of HTML stay as they are; what looks like a tag among words is words.
const parser = new MarkdownIt({ html: true, linkify: true }).disable('html_inline');
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
parser.normalizeLink = (href) => href;
const { rules } = parser.renderer;
rules.softbreak = () => ' ';
rules.table_open = () => '<div class="wide" tabindex="0"><table>';
rules.table_close = () => '</table></div>\n';
rules.fence = (tokens, at) => {
  const { info = '', content = '' } = tokens[at] ?? {};
  const code = `<pre tabindex="0"><code>${escaped(content.trimEnd())}</code></pre>\n`;
  // Forges draw it; here it is told.
  return info.trim() === 'mermaid' ? `<details class="contents"><summary>A diagram, told line by line</summary>${code}</details>\n` : code;
};

/** @param {string} text */
export function escaped(text) {
  return parser.utils.escapeHtml(text);
}

/** @param {string} text @param {LinkTo} linkTo @returns {{ html: string, headings: Heading[] }} */
export function render(text, linkTo) {
  const tokens = parser.parse(text, {});
  for (const token of tokens) {
    if (token.type === 'html_block')
      token.content = token.content.replaceAll(/(src|href)="([^"]+)"/g, (_, name, href) => `${name}="${escaped(linkTo(href) ?? href)}"`);
    if (token.children !== null) token.children = linked(token.children, linkTo);
  }
  const headings = headingsOf(tokens);
  return { html: parser.renderer.render(tokens, parser.options, {}), headings };
}

/** Every link and picture of a text. @param {string} text @returns {string[]} */
export function linksOf(text) {
  return parser.parse(text, {}).flatMap(({ type, content, children }) => {
    if (type === 'html_block') return [...content.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, picture = '']) => picture);
    return (children ?? []).flatMap((child) => String(child.attrGet('href') ?? child.attrGet('src') ?? '') || []);
  });
}

/** The anchors of all headings of a text. @param {string} text @returns {string[]} */
export function anchorsOf(text) {
  return headingsOf(parser.parse(text, {})).map(({ id }) => id);
}

/** Gives the headings their anchors, as forges make them. @param {Token[]} tokens @returns {Heading[]} */
function headingsOf(tokens) {
  return tokens.flatMap((token, at) => {
    const words = tokens[at + 1]?.children ?? [];
    if (token.type !== 'heading_open') return [];
    const title = words.map(({ content }) => content).join('');
    const id = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    token.attrSet('id', id);
    return [{ depth: Number(token.tag.slice(1)), id, title: parser.renderer.renderInline(words, parser.options, {}) }];
  });
}

/** The same words with links and pictures that lead where they should. @param {Token[]} tokens @param {LinkTo} linkTo */
function linked(tokens, linkTo) {
  /** @type {(string | null)[]} */
  const open = [];
  return tokens.filter((token) => {
    if (token.type === 'image') {
      const src = String(token.attrGet('src') ?? '');
      token.attrSet('src', linkTo(src) ?? src);
      token.attrSet('loading', 'lazy');
    }
    if (token.type === 'link_close') return open.pop() !== null;
    if (token.type !== 'link_open') return true;
    const target = linkTo(String(token.attrGet('href') ?? ''));
    open.push(target);
    if (target !== null) token.attrSet('href', target);
    return target !== null;
  });
}
