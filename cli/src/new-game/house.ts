import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import { type Naming, namingOf } from './naming.ts';
import { type GameFile, readTemplate, rename, TEMPLATE, usesWord } from './template.ts';

/** Makes a new game in the house: its folder, its line in the registry, and what the registry's package must say of it. Gives what was changed. */
export function writeGame(root: string, naming: Naming): string[] {
  const files = gameFiles(root, naming);
  const folder = join('games', naming.id);
  const changes: GameFile[] = [
    ...files.map(({ path, text }) => ({ path: join(folder, path), text })),
    change(root, 'games/registry.ts', (text) => withLine(text, `export { botGame as ${naming.camel} } from '@belfry/${naming.id}/bot';`)),
    change(root, 'games/package.json', (text) => withDependency(text, `@belfry/${naming.id}`)),
    change(root, 'games/tsconfig.json', (text) => withReference(text, naming.id)),
  ];
  for (const { path, text } of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [folder, 'games/registry.ts', 'games/package.json', 'games/tsconfig.json'];
}

/** The names of a new game, or the reason why there cannot be one. Nothing is changed. */
export function namingIn(root: string, id: string, taken: readonly string[], prefix?: string): Naming {
  const naming = namingOf(id, taken, prefix);
  const places = [id, `games/${id}`, `templates/${id}`, `node_modules/@belfry/${id}`];
  if (id === 'test' || id === 'dist' || places.some((place) => existsSync(join(root, place)))) {
    throw new BadInput(`the name "${id}" is taken in this house; choose another`);
  }
  if (usesWord(readTemplate(join(root, 'templates', TEMPLATE.id)), naming.camel)) {
    throw new BadInput(`"${id}" cannot name a game: every game uses that word for something else`);
  }
  return naming;
}

function gameFiles(root: string, naming: Naming): GameFile[] {
  return rename(readTemplate(join(root, 'templates', TEMPLATE.id)), naming);
}

function change(root: string, path: string, edit: (text: string) => string): GameFile {
  return { path, text: edit(readFileSync(join(root, path), 'utf8')) };
}

/** The line in its place among the others of its kind, which stand in the order of the alphabet at the end of the file. */
function withLine(text: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const first = lines.findIndex((each) => each.startsWith('export {'));
  const exports = [...lines.slice(first), line].sort((a, b) => (a.slice(a.indexOf("'")) < b.slice(b.indexOf("'")) ? -1 : 1));
  return `${[...lines.slice(0, first), ...exports].join('\n')}\n`;
}

function withDependency(text: string, name: string): string {
  const manifest: { readonly version: string; readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(text);
  const all = { ...manifest.dependencies, [name]: manifest.version };
  const dependencies = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
}

/** References stand one on a line at the end of the file, which lets everything else be as it was. */
function withReference(text: string, path: string): string {
  const end = /,?\n {2}\]\n\}\s*$/;
  if (!end.test(text)) throw new BadInput('games/tsconfig.json should end with the list of its references, one on each line');
  return text.replace(end, `,\n    { "path": "${path}" }\n  ]\n}\n`);
}
