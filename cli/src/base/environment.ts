import { stripVTControlCharacters } from 'node:util';
import type { BotGame } from '@belfry/bots';
import type { DrawnLine, Ink } from '@belfry/kernel';

/** Everything a command may use besides its arguments; tests provide their own. */
export interface Environment {
  readonly games: readonly BotGame[];
  /** The folder that contains one folder per game. */
  readonly gamesFolder: string;
  /** Standard output, for results. */
  readonly out: Outlet;
  /** Standard error, for progress and error messages. */
  readonly err: Outlet;
  /** Returns the next line the user types, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Keeps the process running when its output is no longer read: a server outlives the terminal that started it. */
  outlive(): void;
  /** Returns a new secret for a match. */
  newKey(): string;
}

export interface Outlet {
  write(text: string): void;
  /** True for a terminal, false for a file or pipe. */
  readonly terminal: boolean;
  readonly color: boolean;
  /** The width of the screen in characters; long sentences wrap there. */
  readonly columns?: number;
}

/** Thrown when a requested check has failed: exit code 1. The message is the verdict in one sentence. */
export class CheckFailed extends Error {}

export function writeLine(outlet: Outlet, text = ''): void {
  outlet.write(`${text}\n`);
}

export function writeLines(outlet: Outlet, lines: readonly string[]): void {
  for (const line of lines) writeLine(outlet, line);
}

/** Writes exactly one JSON object to standard output. */
export function writeJson(setting: Environment, value: object): void {
  writeLine(setting.out, JSON.stringify(value));
}

/** Terminal colour codes: the basic colours, or some of the 256. */
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

/** Writes sentences, wrapped at the screen's width, and drawn lines unchanged. */
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

/** Removes trailing blanks, which would only widen the line. */
function withoutEnd(line: DrawnLine): DrawnLine {
  const last = line.findLastIndex(({ text }) => text.trimEnd() !== '');
  return line.slice(0, last + 1).map((span, at) => (at === last ? { ...span, text: span.text.trimEnd() } : span));
}

/** The minimum width for wrapping; narrower lines would be unreadable. */
const LEAST_COLUMNS = 40;

/** Wraps a sentence at that many characters; continuation lines are indented further. */
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
