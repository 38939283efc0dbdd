import type { Seat } from './seat.ts';

/** All texts for players in one language: message templates by key. */
export type Catalogue<K extends string = string> = Readonly<Record<K, string>>;

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the same thing for every language. */
export function byLanguage<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
}

/** Merges several catalogues; later ones win. */
export function joinTexts<Each extends readonly Readonly<Record<Language, Catalogue>>[]>(
  ...texts: Each
): Readonly<Record<Language, Joined<Each[number]['en']>>> {
  return byLanguage((language) => Object.assign({}, ...texts.map((each) => each[language])));
}

/** All keys of several catalogues with their templates. */
type Joined<Text> = (Text extends unknown ? (text: Text) => void : never) extends (text: infer All) => void
  ? All & Catalogue<keyof All & string>
  : never;

/** A catalogue in every language. */
export type Translated<Text> = Readonly<Record<Language, Catalogue<keyof Text & string>>>;

/** A sentence independent of language: a catalogue key and the arguments of its placeholders. */
export interface Phrase {
  readonly key: string;
  readonly args?: Readonly<Record<string, PhraseArg>>;
}

/** An argument: arrays become a list, and `{ seat }` becomes the name of the player there. */
export type PhraseArg = number | string | { readonly seat: Seat } | Phrase | readonly PhraseArg[];

/** The arguments of a template, inferred from its type; none if it has no placeholders. */
export type Filling<Template> = [PlaceholderOf<Template>] extends [never] ? [] : [args: FilledBy<PlaceholderOf<Template>>];

type FilledBy<P extends Placeholder> = { readonly [Name in P[0]]: Extract<P, readonly [Name, unknown]>[1] };
type Placeholder = readonly [name: string, arg: PhraseArg];
type PlaceholderOf<Template> = Template extends string ? InText<Template, never> : never;

/** Reads a template up to the next brace: `{` opens a placeholder, `}` closes a branch. */
type InText<Rest extends string, Found> = Rest extends `${infer Before}{${infer Inside}`
  ? Before extends `${string}}${string}`
    ? AfterBranch<Rest, Found>
    : AtName<Inside, Found>
  : AfterBranch<Rest, Found>;

type AfterBranch<Rest extends string, Found> = Rest extends `${string}}${infer After}` ? InChoices<After, Found> : Found;

type AtName<Inside extends string, Found> = Inside extends `${infer Name}}${infer After}`
  ? Name extends `${infer Chooser},${string}`
    ? Inside extends `${string},${infer Choices}`
      ? InChoices<Choices, Found | readonly [Chooser, Choices extends ` plural,${string}` ? number : number | string]>
      : never
    : InText<After, Found | readonly [Name, PhraseArg]>
  : Found;

/** Between the branches of a placeholder: `{` opens the next, `}` closes the placeholder. */
type InChoices<Rest extends string, Found> = Rest extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${string}`
    ? Rest extends `${string}{${infer Branch}`
      ? InText<Branch, Found>
      : never
    : InText<After, Found>
  : Found;

/**
 * Turns a phrase, or a key with its arguments, into a sentence in the reader's language. `Texts` are the catalogues whose keys are allowed.
 */
// biome-ignore lint/complexity/noBannedTypes: without catalogues there are no keys, only phrases
export interface Say<out Texts = {}> {
  (phrase: Phrase): string;
  <Key extends keyof Texts & string>(key: Key, ...args: Filling<Texts[Key]>): string;
  /** Returns the text of a key that not every game has, or null. */
  ifKnown(key: string): string | null;
}

/** Returns the `Say` of a speaker whose catalogue holds at least `Texts`. */
// biome-ignore lint/complexity/noBannedTypes: as above
export function voiceOf<Texts = {}>(speaker: Speaker): Say<Texts> {
  // Tables render the same few hundred texts at every click.
  const plain = new Map<string, string>();
  const sayPlain = (key: string): string => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const words = say(speaker, { key });
    plain.set(key, words);
    return words;
  };
  const voice = (said: Phrase | string, filling?: Phrase['args']): string => {
    const { key, args } = typeof said === 'string' ? { key: said, args: filling } : said;
    return args === undefined ? sayPlain(key) : say(speaker, { key, args });
  };
  return Object.assign(voice, { ifKnown: (key: string) => (speaker.catalogue[key] === undefined ? null : sayPlain(key)) });
}

/** A function that makes a phrase, with key and placeholders checked against a catalogue. */
export type PhraseMaker<Texts> = <Key extends keyof Texts & string>(key: Key, ...args: Filling<Texts[Key]>) => Phrase;

export function phraseMaker<Texts>(): PhraseMaker<Texts> {
  return (key, ...[args]) => (args === undefined ? { key } : { key, args });
}

export interface Speaker {
  readonly language: Language;
  readonly catalogue: Catalogue;
  nameOf(seat: Seat): string;
  /** Returns the text for an unknown key, such as one from a newer server; by default an ellipsis. */
  unknown?(key: string): string;
}

/**
 * The word between the last two items of a list. Intl.ListFormat gives the same, but creating the first one takes a slow phone a tenth of a
 * second.
 */
const AND: Readonly<Record<Language, string>> = { en: ' and ', nl: ' en ' };

function listed(language: Language, items: readonly string[]): string {
  return items.length < 2 ? items.join('') : items.slice(0, -1).join(', ') + AND[language] + items.at(-1);
}

// Creating one takes longer than using it a hundred times, so they are created on demand.
const pluralRules = kept((language: Language) => new Intl.PluralRules(language));
/** Bounded by the number of templates in the catalogues. */
const partsOf = kept(parseTemplate);

/** Caches a function of few distinct arguments. */
function kept<Asked, Answer>(workOut: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const answers = new Map<Asked, Answer>();
  return (asked) => {
    const known = answers.get(asked);
    if (known !== undefined) return known;
    const answer = workOut(asked);
    answers.set(asked, answer);
    return answer;
  };
}

/** Returns the phrase as a sentence. */
export function say(speaker: Speaker, phrase: Phrase): string {
  const template = speaker.catalogue[phrase.key];
  if (template === undefined) return speaker.unknown?.(phrase.key) ?? '…';
  return fill(speaker, partsOf(template), phrase.args ?? {});
}

function sayArg(speaker: Speaker, arg: PhraseArg): string {
  if (typeof arg === 'string') return arg;
  if (typeof arg === 'number') return String(arg);
  if ('seat' in arg) return speaker.nameOf(arg.seat);
  if ('key' in arg) return say(speaker, arg);
  const parts = arg.map((part) => sayArg(speaker, part));
  return listed(speaker.language, parts);
}

function fill(speaker: Speaker, parts: readonly Part[], args: Readonly<Record<string, PhraseArg>>, count?: number): string {
  let out = '';
  for (const part of parts) {
    if (typeof part === 'string') out += count === undefined ? part : part.replaceAll('#', String(count));
    else {
      const arg = args[part.name];
      if (arg === undefined) out += `{${part.name}}`;
      else if (part.choices === undefined) out += sayArg(speaker, arg);
      else if (part.plural) {
        const n = Number(arg);
        const branch = part.choices[`=${n}`] ?? part.choices[pluralRules(speaker.language).select(n)] ?? part.choices.other ?? [];
        out += fill(speaker, branch, args, n);
      } else out += fill(speaker, part.choices[String(arg)] ?? part.choices.other ?? [], args, count);
    }
  }
  return out;
}

/** A piece of a template: plain text, `{name}`, `{name, plural, one {…} other {…}}` or `{name, select, x {…} other {…}}`. */
export type Part =
  | string
  | { readonly name: string; readonly plural?: boolean; readonly choices?: Readonly<Record<string, readonly Part[]>> };

export function parseTemplate(template: string): readonly Part[] {
  const [parts, end] = parseParts(template, 0);
  if (end < template.length) throw new Error(`unmatched } in the template "${template}"`);
  return parts;
}

function parseParts(template: string, from: number): [Part[], number] {
  const parts: Part[] = [];
  let at = from;
  while (at < template.length && template[at] !== '}') {
    if (template[at] === '{') {
      const [part, next] = parsePlaceholder(template, at + 1);
      parts.push(part);
      at = next;
    } else {
      const stop = template.slice(at).search(/[{}]/);
      const end = stop < 0 ? template.length : at + stop;
      parts.push(template.slice(at, end));
      at = end;
    }
  }
  return [parts, at];
}

function parsePlaceholder(template: string, from: number): [Part, number] {
  const head = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,\s*)?/.exec(template.slice(from));
  if (head === null) throw new Error(`a placeholder without a name in the template "${template}"`);
  const [whole, name = '', form] = head;
  let at = from + whole.length;
  if (form === undefined) {
    if (template[at] !== '}') throw new Error(`unclosed {${name} in the template "${template}"`);
    return [{ name }, at + 1];
  }
  const choices: Record<string, readonly Part[]> = {};
  for (;;) {
    const label = /^\s*(=?[\w-]+)\s*\{/.exec(template.slice(at));
    if (label === null) break;
    const [opening, branch = ''] = label;
    const [parts, end] = parseParts(template, at + opening.length);
    choices[branch] = parts;
    at = end + 1;
  }
  const close = /^\s*\}/.exec(template.slice(at));
  if (close === null || choices.other === undefined)
    throw new Error(`{${name}, ${form}} needs an "other" branch and a closing brace in the template "${template}"`);
  return [{ name, plural: form === 'plural', choices }, at + close[0].length];
}

/** Returns the names of all placeholders of a template, sorted: translations must use the same ones. */
export function placeholders(template: string): string[] {
  const names = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      names.add(part.name);
      for (const branch of Object.values(part.choices ?? {})) visit(branch);
    }
  };
  visit(parseTemplate(template));
  return [...names].sort();
}
