import { escaped } from '../base/escape-html.ts';
import type { Say } from './speech.ts';

/** One notice and its link. */
export interface Line {
  readonly text: string;
  readonly link: string | null;
}

/** A message as an email: plain text and HTML. */
export interface Letter {
  readonly text: string;
  readonly html: string;
  /** The unsubscribe link. */
  readonly leave: string | null;
}

interface Content {
  readonly speak: Say;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly link: string | null;
  /** The label of the button. */
  readonly go: string;
  readonly leave: string | null;
}

/** Mail programs ignore style sheets, so every element has inline styles, in the light theme's colours. */
const LOOKS = {
  page: 'margin:0;padding:24px 12px;background:#f7f1e3;color:#2a2118;font:16px/1.5 Georgia,serif',
  card: 'max-width:32rem;margin:0 auto;padding:28px;background:#fffaf0;border:1px solid #d8c9a8;border-radius:10px',
  brand: 'margin:0 0 20px;font-size:14px;letter-spacing:.08em;color:#6b5a3a',
  title: 'margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:600',
  line: 'margin:0 0 12px',
  anchor: 'color:#2a2118',
  button:
    'display:inline-block;margin:12px 0 4px;padding:12px 22px;background:#8a5a12;color:#fffaf0;text-decoration:none;border-radius:8px;font-weight:600',
  foot: 'max-width:32rem;margin:16px auto 0;font-size:14px;color:#6b5a3a;text-align:center',
} as const;

export function renderEmail({ speak, title, lines, link, go, leave }: Content): Letter {
  const many = lines.length > 1;
  const why = leave === null ? [] : [speak('letter.why')];
  const text = [
    title,
    '',
    ...lines.map((line) => (many && line.link !== null ? `${line.text}\n${line.link}\n` : line.text)),
    ...(link === null ? [] : ['', `${go}: ${link}`]),
    ...(leave === null ? [] : ['', '--', ...why, `${speak('letter.leave')}: ${leave}`]),
  ].join('\n');
  const paragraphs = lines.map((line) => {
    const inner =
      many && line.link !== null ? `<a href="${escaped(line.link)}" style="${LOOKS.anchor}">${escaped(line.text)}</a>` : escaped(line.text);
    return `<p style="${LOOKS.line}">${inner}</p>`;
  });
  const button = link === null ? '' : `<a href="${escaped(link)}" style="${LOOKS.button}">${escaped(go)}</a>`;
  const foot =
    leave === null
      ? ''
      : `<p style="${LOOKS.foot}">${escaped(why.join(' '))} <a href="${escaped(leave)}" style="color:#6b5a3a">${escaped(speak('letter.leave'))}</a></p>`;
  const html = `<!doctype html><meta charset="utf-8"><body style="${LOOKS.page}"><div style="${LOOKS.card}"><p style="${LOOKS.brand}">BELFRY</p><h1 style="${LOOKS.title}">${escaped(title)}</h1>${paragraphs.join('')}${button}</div>${foot}</body>`;
  return { text, html, leave };
}
