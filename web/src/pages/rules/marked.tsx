import { marked } from './search.ts';

/** A text with the search words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marked(text, words).map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}
