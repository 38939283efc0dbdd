import { stripVTControlCharacters } from 'node:util';
import type { BotGame } from '@belfry/bots';
import type { DrawnLine, Ink } from '@belfry/kernel';

/** Everything a command may touch besides its arguments; tests hand in their own. */
export interface Environment {
  readonly games: readonly BotGame[];
  /** The folder that holds one folder for each game. */
  readonly gamesFolder: string;
  /** Results. */
  readonly out: Outlet;
  /** Progress and complaints. */
  readonly err: Outlet;
  /** The next line a person types, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Go on although nobody reads the output any more: a server outlives the terminal it was started from. */
  outlive(): void;
  /** A fresh secret for a match. */
  newKey(): string;
}

export interface Outlet {
  write(text: string): void;
  /** True for a terminal, false for a file or pipe. */
  readonly terminal: boolean;
  readonly color: boolean;
  /** How many signs a line of the screen has; long sentences are broken there. */
  readonly columns?: number;
}

/** A check that was asked for has failed: exit code 1. The message is the verdict in one sentence. */
export class CheckFailed extends Error {}

export function writeLine(outlet: Outlet, text = ''): void {
  outlet.write(`${text}\n`);
}

export function writeLines(outlet: Outlet, lines: readonly string[]): void {
  for (const line of lines) writeLine(outlet, line);
}

/** Exactly one JSON object on standard output. */
export function writeJson(setting: Environment, value: object): void {
  writeLine(setting.out, JSON.stringify(value));
}

/** The colours as terminals know them: those every terminal has, or of the 256. */
const CODES: Readonly<Record<Ink | 'cyan', string>> = {
  blue: '94',
  bold: '1',
  brown: '38;5;137',
  cyan: '36',
  dim: '2',
  green: '32',
  orange: '38;5;208',
  purple: '35',
  red: '31',
  white: '97',
  yellow: '33',
};

export function paint(outlet: Outlet, ink: Ink | 'cyan', text: string): string {
  return outlet.color && text.trim() !== '' ? `\u001b[${CODES[ink]}m${text}\u001b[0m` : text;
}

/** Sentences, broken where the line of a screen ends, and drawn lines as they are. */
export function writeTold(outlet: Outlet, lines: readonly (string | DrawnLine)[]): void {
  for (const line of lines) {
    if (typeof line === 'string')
      writeLines(
        outlet,
        line.split('\n').flatMap((part) => broken(part, outlet.columns)),
      );
    else
      writeLine(
        outlet,
        withoutEnd(line)
          .map(({ text, ink }) => (ink === undefined ? text : paint(outlet, ink, text)))
          .join(''),
      );
  }
}

/** Blanks at the end of a line would only widen it. */
function withoutEnd(line: DrawnLine): DrawnLine {
  const last = line.findLastIndex(({ text }) => text.trimEnd() !== '');
  return line.slice(0, last + 1).map((span, at) => (at === last ? { ...span, text: span.text.trimEnd() } : span));
}

/** Fewer columns than that are no help to anybody. */
const LEAST_COLUMNS = 40;

/** A sentence in lines of at most so many signs; what goes on stands a little further in. */
function broken(sentence: string, columns: number | undefined): string[] {
  const width = columns === undefined ? Number.POSITIVE_INFINITY : Math.max(columns, LEAST_COLUMNS);
  const length = (text: string): number => [...stripVTControlCharacters(text)].length;
  if (length(sentence) <= width) return [sentence];
  const indent = `${/^ */.exec(sentence)?.[0] ?? ''}  `;
  const lines: string[] = [];
  let line = indent.slice(2);
  for (const word of sentence.trimStart().split(' ')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (length(longer) <= width || line.trim() === '') line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}
