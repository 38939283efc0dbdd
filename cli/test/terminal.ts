import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotGame } from '@belfry/bots';
import { afterAll } from 'vitest';
import { run } from '../src/run.ts';
import { ORCHARD_RULES, ORCHARD_RULES_NL, ORCHARD_TESTS, orchard } from './orchard.ts';

export interface Desk {
  /** A temporary folder, empty except for the games. */
  readonly folder: string;
  /** Runs a command as a person would type it; `lines` is the input for its prompts. */
  run(command: string, lines?: readonly string[]): Promise<Ran>;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Progress lines appear on slow machines only, so tests ignore them. */
const PROGRESS = /^[^\n]+: (\d+ % \(|\d+ moves so far)/;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns a desk with the orchard: its rules and tests are in a temporary folder. */
export function newDesk(games: readonly BotGame[] = [orchard]): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-desk-'));
  folders.push(folder);
  const gamesFolder = join(folder, 'games');
  mkdirSync(join(gamesFolder, 'orchard', 'test'), { recursive: true });
  writeFileSync(join(gamesFolder, 'orchard', 'RULES.md'), ORCHARD_RULES);
  writeFileSync(join(gamesFolder, 'orchard', 'RULES.nl.md'), ORCHARD_RULES_NL);
  writeFileSync(join(gamesFolder, 'orchard', 'test', 'orchard.test.ts'), ORCHARD_TESTS);
  return deskIn(folder, games);
}

/** Returns a desk in a folder that already contains its games. */
export function deskIn(folder: string, games: readonly BotGame[]): Desk {
  return {
    folder,
    async run(command, lines = []) {
      const written = { out: '', err: '' };
      const waiting = [...lines];
      const outlet = (name: 'out' | 'err') => ({
        terminal: false,
        color: false,
        write: (text: string) => {
          if (!PROGRESS.test(text)) written[name] += text;
        },
      });
      let keys = 0;
      const code = await run(
        command.split(' ').filter((word) => word !== ''),
        {
          games,
          gamesFolder: join(folder, 'games'),
          out: outlet('out'),
          err: outlet('err'),
          ask: async () => waiting.shift() ?? null,
          outlive: () => undefined,
          newKey: () => `key ${keys++}`,
        },
      );
      return { code, ...written };
    },
  };
}

/** Returns the one-sentence error message of a command. */
export function complaint({ err }: Ran): string {
  const lines = err.trimEnd().split('\n');
  if (lines.length !== 1) throw new Error(`expected one sentence, got:\n${err}`);
  return (lines[0] as string).replace(/^belfry: /, '');
}
