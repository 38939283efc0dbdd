import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotGame } from '@belfry/bots';
import { BadInput } from '@belfry/kernel';
import { recordPlaythrough, refoldPlaythrough, renderPlaythrough } from '@belfry/kernel/conformance';
import { runScript } from '../base/run-script.ts';

/** The declarations of a pinned version, for the compiler. */
const PINNED_TYPES = `import type { BotGame } from '@belfry/bots';

export declare const botGame: BotGame;
/** The tables of the rules by file, to compare with those that today's board prints. */
export declare const data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
`;

interface Change {
  readonly path: string;
  readonly text: string;
}

/** Pins the current rules of a game and raises its version. Returns the changed files; on an error, changes nothing. */
export async function raiseRules(root: string, game: BotGame): Promise<string[]> {
  const path = `games/${game.id}/pinned/v${game.rulesVersion}.js`;
  if (existsSync(join(root, path))) throw new BadInput(`${path} is there already, and what is pinned is never changed`);
  const module: Change = { path, text: bundle(root, game.id) };
  write(root, [module]);
  try {
    const changes = changesFor(root, game, await load(join(root, path)));
    write(root, changes);
    runScript(root, ['scripts/games.mjs', '.']);
    return [...[module, ...changes].map((change) => change.path), 'games/lazy-parts.ts'];
  } catch (error) {
    rmSync(join(root, path));
    throw error;
  }
}

function changesFor(root: string, { id, rulesVersion }: BotGame, pinned: BotGame): Change[] {
  const name = `games/${id}/pinned/v${rulesVersion}`;
  if (pinned.id !== id || pinned.rulesVersion !== rulesVersion)
    throw new BadInput(
      `the sources of ${id} are those of version ${pinned.rulesVersion}, this build is of version ${rulesVersion}; run npm run build first`,
    );
  const golden = goldenOf(root, pinned);
  return [
    { path: `${name}.d.ts`, text: PINNED_TYPES },
    { path: `${name}.playthrough.txt`, text: recordMatch(pinned) },
    edit(root, `games/${id}/src/game.ts`, (text) => replaced(text, `rulesVersion: ${rulesVersion},`, `rulesVersion: ${rulesVersion + 1},`)),
    // At this point, only the version number has changed.
    ...golden.map(({ path, text }) => ({ path, text: replaced(text, `\nrules: ${rulesVersion}\n`, `\nrules: ${rulesVersion + 1}\n`) })),
  ];
}

function bundle(root: string, game: string): string {
  return runScript(root, ['scripts/bundle-rules.mjs', game]);
}

async function load(file: string): Promise<BotGame> {
  const { botGame }: { botGame: BotGame } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return botGame;
}

/** Returns the golden games; throws if they replay differently, because then the rules were changed before they were pinned. */
function goldenOf(root: string, game: BotGame): Change[] {
  const folder = `games/${game.id}/golden`;
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.playthrough.txt'));
  return files.map((file) => {
    const path = `${folder}/${file}`;
    const text = readFileSync(join(root, path), 'utf8');
    if (refoldPlaythrough(game, text) !== text)
      throw new BadInput(
        `${path} no longer goes as it went: the rules have been changed already. Undo that change, raise the version, then make it again`,
      );
    return { path, text };
  });
}

/** Records a whole match at the smallest table, as text that people can read and tests can replay. */
function recordMatch(game: BotGame): string {
  const players = game.players.min;
  const bots = Array.from({ length: players }, () => game.apprentice);
  return renderPlaythrough(game, recordPlaythrough(game, { players, options: {} }, `version ${game.rulesVersion}`, bots));
}

function edit(root: string, path: string, change: (text: string) => string): Change {
  return { path, text: change(readFileSync(join(root, path), 'utf8')) };
}

function write(root: string, changes: readonly Change[]): void {
  for (const { path, text } of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function replaced(text: string, old: string, now: string): string {
  if (!text.includes(old)) throw new BadInput(`"${old.trim()}" is not where it should be; has the file been changed by hand?`);
  return text.replace(old, now);
}
