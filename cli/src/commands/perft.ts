import { findGame } from '@belfry/games';
import { BadInput, type Game, type NamedPosition } from '@belfry/kernel';
import { perft } from '@belfry/kernel/conformance';
import type { Command } from 'commander';
import { wholeNumber } from '../base/arguments.ts';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';
import { table } from '../base/table.ts';
import { watched } from '../base/watched-game.ts';

interface PerftFlags {
  readonly depth: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Counts the lines of play of 1, 2, … moves from a named position. Engines with the same rules give the same numbers, so a
changed number means a changed rule. Without a position, it lists the positions.

Examples:
  belfry perft citadels
  belfry perft citadels start-4 --depth 3
  belfry perft citadels middle-2 --depth 4 --json`;

export function addPerft(program: Command, setting: Environment): void {
  program
    .command('perft <game> [position]')
    .description('count the lines of play from a named position')
    .option('--depth <n>', 'depth in moves', '2')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string, name: string | undefined, flags: PerftFlags) => {
      const game = findGame(id, setting.games);
      const depth = wholeNumber('--depth', flags.depth, 1);
      if (name === undefined) {
        if (flags.json) throw new BadInput(`name a position to count from; ${game.id} has ${positionNames(game)}`);
        listPositions(setting, game);
        return;
      }
      const position = positionNamed(game, name);
      const counts: number[] = [];
      // Level by level, so that the shallow counts appear while the deep one is still running.
      for (let level = 1; level <= depth; level++) {
        counts.push(countLevel(setting, game, position, counts));
        if (!flags.json) writeLine(setting.out, `${name} ${level} ${counts.at(-1)}`);
      }
      if (flags.json) writeJson(setting, { game: game.id, position: name, depth, counts });
    });
}

/** Returns the number of lines that are one move longer than those counted; replays every shorter line once on the way. */
function countLevel(setting: Environment, game: Game, position: NamedPosition, shorter: readonly number[]): number {
  const bar = progress(
    setting.err,
    `Counting level ${shorter.length + 1}`,
    shorter.reduce((sum, count) => sum + count, position.moves),
  );
  const count = perft(watched(game, bar.at), position, shorter.length + 1).at(-1) ?? 0;
  bar.end();
  return count;
}

function positionNames(game: Game): string {
  return Object.keys(game.positions).join(', ') || 'none';
}

function positionNamed(game: Game, name: string): NamedPosition {
  const position = Object.hasOwn(game.positions, name) ? game.positions[name] : undefined;
  if (position === undefined) throw new BadInput(`${game.id} has no position "${name}"; its positions are ${positionNames(game)}`);
  return position;
}

function listPositions(setting: Environment, game: Game): void {
  const rows = Object.entries(game.positions).map(([name, { players, seed, moves }]) => [name, players, seed, moves]);
  writeLine(setting.out, table(['position', 'players', 'seed', 'random moves'], rows));
}
