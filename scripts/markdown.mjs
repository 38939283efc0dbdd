// Markdown as our papers use it, made into HTML: headings, lists, tables, code, quotes, pictures, links.

/**
 * @typedef {object} Heading
 * @property {number} depth
 * @property {string} id
 * @property {string} title in HTML
 */

/**
 * @typedef {object} Rendered
 * @property {string} html
 * @property {Heading[]} headings
 */

/** Where a link leads in what is made; null leaves its words without a link. @typedef {(href: string) => string | null} LinkTo */

/** @param {string} text */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The anchor of a heading, as forges make it. @param {string} title in Markdown */
export function anchorOf(title) {
  const words = title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/**
 * Every link and picture of a text, outside of code.
 * @param {string} text
 * @returns {string[]}
 */
export function linksOf(text) {
  const prose = text.replaceAll(/^([ \t]*)```.*?^\1```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)\)|<img[^>]* src="([^"]+)"/g)].map(([, link, picture]) => link ?? picture ?? '');
}

/** The headings of a text, outside of code. @param {string} text @returns {string[]} */
export function headingsOf(text) {
  const prose = text.replaceAll(/^([ \t]*)```.*?^\1```$/gms, '');
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title);
}

/** @param {string} text @param {LinkTo} linkTo @returns {Rendered} */
export function render(text, linkTo) {
  /** @type {Heading[]} */
  const headings = [];
  const html = blocks(text.split('\n'), linkTo, headings);
  return { html, headings };
}

const FENCE = /^\s*```(\w*)/;
const HEADING = /^(#{1,6}) (.+)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.) (.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;

/** @param {string[]} lines @param {LinkTo} linkTo @param {Heading[]} headings @returns {string} */
function blocks(lines, linkTo, headings) {
  /** @type {string[]} */
  const out = [];
  let at = 0;
  /** The lines from here on for as long as they fit. @param {(line: string) => boolean} fits */
  const take = (fits) => {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? '')) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const [, marks, title = ''] = HEADING.exec(line) ?? [];
    if (line.trim() === '') at++;
    else if (FENCE.test(line)) {
      const [, language] = FENCE.exec(line) ?? [];
      at++;
      const code = take((each) => !FENCE.test(each));
      at++;
      const made = `<pre tabindex="0"><code>${escaped(code.join('\n'))}</code></pre>`;
      // Forges draw it; here it is told.
      out.push(
        language === 'mermaid' ? `<details class="contents"><summary>A diagram, told line by line</summary>${made}</details>` : made,
      );
    } else if (marks !== undefined) {
      at++;
      const heading = { depth: marks.length, id: anchorOf(title), title: inline(title, linkTo) };
      headings.push(heading);
      out.push(`<h${heading.depth} id="${heading.id}">${heading.title}</h${heading.depth}>`);
    } else if (ROW.test(line))
      out.push(
        table(
          take((each) => ROW.test(each)),
          linkTo,
        ),
      );
    else if (ITEM.test(line))
      out.push(
        list(
          take((each) => ITEM.test(each) || /^\s+\S/.test(each)),
          linkTo,
        ),
      );
    else if (line.startsWith('>')) {
      const quoted = take((each) => each.startsWith('>')).map((each) => each.replace(/^> ?/, ''));
      out.push(`<blockquote>${blocks(quoted, linkTo, [])}</blockquote>`);
    } else if (/^<\/?[a-z!]/.test(line))
      out.push(
        take((each) => each.trim() !== '')
          .map((each) => pictures(each, linkTo))
          .join('\n'),
      );
    else {
      const words = take((each) => each.trim() !== '' && !HEADING.test(each) && !FENCE.test(each) && !ROW.test(each) && !ITEM.test(each));
      out.push(`<p>${inline(words.map((each) => each.trim()).join(' '), linkTo)}</p>`);
    }
  }
  return out.join('\n');
}

/** @param {string[]} lines @param {LinkTo} linkTo */
function table(lines, linkTo) {
  const rows = lines
    .map((line) => ROW.exec(line)?.[1] ?? '')
    .filter((row, at) => at !== 1 || !/^[\s:|-]+$/.test(row))
    .map((row) => row.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll('\\|', '|'), linkTo)));
  const [head = [], ...body] = rows;
  const cells = (/** @type {string} */ tag, /** @type {string[]} */ row) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}</tbody></table></div>`;
}

/** @param {string[]} lines @param {LinkTo} linkTo @returns {string} */
function list(lines, linkTo) {
  const depth = (ITEM.exec(lines[0] ?? '')?.[1] ?? '').length;
  /** @type {{ words: string, inside: string[] }[]} */
  const items = [];
  for (const line of lines) {
    const [, indent = '', , words = ''] = ITEM.exec(line) ?? [];
    const item = items.at(-1);
    if (ITEM.test(line) && indent.length <= depth) items.push({ words, inside: [] });
    else if (item !== undefined && (ITEM.test(line) || item.inside.length > 0)) item.inside.push(line);
    else if (item !== undefined) item.words += ` ${line.trim()}`;
  }
  const tag = ITEM.exec(lines[0] ?? '')?.[2] === undefined ? 'ul' : 'ol';
  const made = items.map(({ words, inside }) => `<li>${inline(words, linkTo)}${inside.length === 0 ? '' : list(inside, linkTo)}</li>`);
  return `<${tag}>${made.join('\n')}</${tag}>`;
}

/** @param {string} text @param {LinkTo} linkTo @returns {string} */
function inline(text, linkTo) {
  return text
    .split(/(`[^`]+`|!?\[(?:[^\]`]|`[^`]*`)*\]\([^()\s]+\))/)
    .map((part) => {
      if (/^`[^`]+`$/.test(part)) return `<code>${escaped(part.slice(1, -1))}</code>`;
      const [, picture, words = '', href = ''] = /^(!?)\[(.*)\]\(([^()\s]+)\)$/s.exec(part) ?? [];
      if (picture === '!') return `<img src="${escaped(linkTo(href) ?? href)}" alt="${escaped(words)}" loading="lazy">`;
      if (picture === '') {
        const target = linkTo(href);
        return target === null ? inline(words, linkTo) : `<a href="${escaped(target)}">${inline(words, linkTo)}</a>`;
      }
      return escaped(part)
        .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '<em>$1</em>')
        .replaceAll(/(?<![\w"=])(https?:\/\/[^\s<)]+[^\s<).,;:])/g, '<a href="$1">$1</a>');
    })
    .join('');
}

/** Pictures that stand in the text as HTML. @param {string} line @param {LinkTo} linkTo */
function pictures(line, linkTo) {
  return line.replaceAll(/(src|href)="([^"]+)"/g, (_, name, href) => `${name}="${escaped(linkTo(href) ?? href)}"`);
}
