import { type Chance, pick } from '../src/index.ts';

const STRANGE = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'tostring',
  'undefined',
  'null',
  'nan',
  '-1',
  '0',
  '99999999999999999999',
  '1e9',
  '1.5',
  'ж',
  '🏰',
  ',',
  ':',
  '-',
  '"',
  '\n',
  'z',
  'h',
];

type Mangler = (text: string, chance: Chance, others: readonly string[]) => string;

const MANGLERS: readonly Mangler[] = [
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, chance) => text.slice(chance.below(text.length + 1)),
  (text, chance) => withLetter(text, chance, 1),
  (text, chance) => withLetter(text, chance, 0),
  (text, chance) => onWords(text, (words) => words.splice(chance.below(words.length), 1)),
  (text, chance) => onWords(text, (words) => words.splice(chance.below(words.length), 0, pick(chance, words))),
  (text, chance) => onWords(text, (words) => words.splice(chance.below(words.length + 1), 0, pick(chance, STRANGE))),
  (text, chance) => onWords(text, (words) => words.splice(chance.below(words.length), 1, pick(chance, STRANGE))),
  (text, chance, others) =>
    onWords(text, (words) => words.splice(chance.below(words.length), 1, pick(chance, pick(chance, others).split(' ')))),
  (text, chance) => onWords(text, (words) => words.reverse().push(String(chance.below(100)))),
  (text, chance, others) => `${text} ${pick(chance, others)}`,
  (text) => text.toUpperCase(),
  (text) => `${text} `.repeat(200),
  (_, chance) => pick(chance, STRANGE),
];

/** Returns notation that may or may not be valid: real notation, damaged once or twice. */
export function mangle(texts: readonly string[], chance: Chance): string {
  const once = pick(chance, MANGLERS)(pick(chance, texts), chance, texts);
  return chance.below(3) === 0 ? pick(chance, MANGLERS)(once, chance, texts) : once;
}

function withLetter(text: string, chance: Chance, dropped: number): string {
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(32 + chance.below(95)) + text.slice(at + dropped);
}

function onWords(text: string, change: (words: string[]) => unknown): string {
  const words = text.split(' ');
  change(words);
  return words.join(' ');
}
