import type { HookFormat, NewChannel } from '@belfry/protocol';
import type { Words } from './message-text.ts';
import type { Posting } from './safe-post.ts';

type Hook = Extract<NewChannel, { kind: 'hook' }>;

/** Builds a message in the format of the program behind a webhook. The id is the same for every retry. */
export function hookPosting({ format, url }: Hook, id: string, words: Words): Omit<Posting, 'allowInside' | 'stop'> {
  const { to, body } = BODIES[format](url, words);
  const headers = { 'content-type': 'application/json', 'user-agent': 'Belfry', 'webhook-id': id };
  return { url: to, headers, body: JSON.stringify(body) };
}

const BODIES: Readonly<Record<HookFormat, (url: string, words: Words) => { to: string; body: object }>> = {
  // A mention in a player's name must not notify anyone.
  discord: (url, words) => ({
    to: url,
    body: { username: 'Belfry', content: plain(words).slice(0, 2000), allowed_mentions: { parse: [] } },
  }),
  slack: (url, words) => ({ to: url, body: { text: plain(words).replace(/[&<>]/g, (sign) => SLACK_SIGNS[sign] ?? '') } }),
  // ntfy takes the topic from the URL's last part; in JSON, titles may contain any character.
  ntfy: (url, { title, lines, link }) => {
    const target = new URL(url);
    const parts = target.pathname.split('/').filter((part) => part !== '');
    const topic = decodeURIComponent(parts.pop() ?? '');
    target.pathname = `/${parts.join('/')}`;
    return {
      to: target.href,
      body: { topic, title, message: lines.map(({ text }) => text).join('\n'), tags: ['bell'], ...(link === null ? {} : { click: link }) },
    };
  },
  matrix: (url, words) => ({ to: url, body: { username: 'Belfry', text: plain(words), html: words.html } }),
  // For custom programs: every field by name.
  json: (url, { title, lines, link, tag, waiting }) => ({
    to: url,
    body: { title, lines: lines.map(({ text, link: to }) => ({ text, link: to })), link, tag, waiting },
  }),
};

const SLACK_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function plain({ title, lines }: Words): string {
  return [title, ...lines.map(({ text, link }) => (link === null ? text : `${text} ${link}`))].join('\n');
}
