import { styleText } from 'node:util';
import type { BotGame } from '@belfry/bots';

/** Everything a command may touch besides its arguments; tests hand in their own. */
export interface Setting {
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
  /** Is it a screen somebody looks at, or a file or pipe? */
  readonly terminal: boolean;
  readonly color: boolean;
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
export function writeJson(setting: Setting, value: object): void {
  writeLine(setting.out, JSON.stringify(value));
}

export function paint(outlet: Outlet, style: 'bold' | 'dim' | 'green' | 'red' | 'cyan', text: string): string {
  return outlet.color ? styleText(style, text) : text;
}
