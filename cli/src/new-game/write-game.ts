import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import { runScript } from '../base/run-script.ts';
import { type GameNames, gameNamesOf } from './game-names.ts';
import { type GameFile, readTemplate, rename, TEMPLATE, usesWord } from './template.ts';

/** Creates a game: writes its folder, which the lists of games then include. Returns that folder. */
export function writeGame(root: string, naming: GameNames): string {
  const folder = join('games', naming.id);
  for (const { path, text } of gameFiles(root, naming)) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true });
    writeFileSync(join(root, folder, path), text);
  }
  runScript(root, ['scripts/games.mjs', '.']);
  return folder;
}

/** Returns the names of a new game; throws the reason if it cannot exist. Changes nothing. */
export function newGameNames(root: string, id: string, taken: readonly string[], prefix?: string): GameNames {
  const naming = gameNamesOf(id, taken, prefix);
  const places = [id, `games/${id}`, `templates/${id}`, `node_modules/@belfry/${id}`];
  if (id === 'test' || id === 'dist' || places.some((place) => existsSync(join(root, place)))) {
    throw new BadInput(`the name "${id}" is already taken; choose another`);
  }
  if (usesWord(readTemplate(join(root, 'templates', TEMPLATE.id)), naming.camel)) {
    throw new BadInput(`"${id}" cannot name a game: every game uses that word for something else`);
  }
  return naming;
}

function gameFiles(root: string, naming: GameNames): GameFile[] {
  return rename(readTemplate(join(root, 'templates', TEMPLATE.id)), naming);
}
