import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type Game, type Language, rulesFile } from '@belfry/kernel';
import type { Environment } from './environment.ts';

export function readRules(setting: Environment, game: Game, language: Language = 'en'): string {
  const name = rulesFile(language);
  const file = join(setting.gamesFolder, game.id, name);
  if (!existsSync(file)) throw new BadInput(`${game.id} has no ${name} in its folder`);
  return readFileSync(file, 'utf8');
}

/** Returns the scenario tests of a game, by file name. */
export function readTestSources(setting: Environment, game: Game): { file: string; source: string }[] {
  const folder = join(setting.gamesFolder, game.id, 'test');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return files.sort().map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));
}

/** Returns the content of a golden file, or null if there is none. */
export function readGolden(setting: Environment, game: Game, name: string): string | null {
  const file = join(setting.gamesFolder, game.id, 'golden', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export function writeGolden(setting: Environment, game: Game, name: string, text: string): void {
  const folder = join(setting.gamesFolder, game.id, 'golden');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}
