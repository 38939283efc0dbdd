import { findGame } from '@belfry/games';
import { detectorsOf } from '@belfry/games/detectors';
import { BadInput } from '@belfry/kernel';
import { addUp, arenaBot, type DetectionTask, openLabPool, runAll } from '@belfry/lab';
import type { Command } from 'commander';
import { optionsOf, playersOf, wholeNumber } from '../base/arguments.ts';
import { type Environment, paint, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';
import { table } from '../base/table.ts';

interface DetectFlags {
  readonly bot: string;
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly options?: string;
  readonly workers: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The same bot takes every seat. Game 3 of seed 7 uses the seed 7:3; a place like "7:3 #41" is its 41st move.

Examples:
  belfry detect citadels --games 60
  belfry detect bruges --bot journeyman --games 20
  belfry detect nuremberg --bot master@1:150it --games 10 --json`;

export function addDetect(program: Command, setting: Environment): void {
  program
    .command('detect <game>')
    .description('count obvious blunders in games of bots')
    .option('--bot <name>', 'the bot in every seat', 'master:300ms')
    .option('--players <n>', 'number of seats (default: 4, or as close as the game allows)')
    .option('--games <n>', 'number of games', '10')
    .option('--seed <text>', 'random seed', '1')
    .option('--options <pairs>', 'rule options: name=value,name=value')
    .option('--workers <n>', 'number of worker threads', '1')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: DetectFlags) => {
      const game = findGame(id, setting.games);
      const detectors = detectorsOf(id);
      if (detectors.length === 0) throw new BadInput(`${id} has no blunder detectors`);
      await arenaBot(game, flags.bot);
      const games = wholeNumber('--games', flags.games, 1);
      const common = { game: id, bot: flags.bot, players: playersOf(game, flags.players), options: optionsOf(game, flags.options) };
      const tasks = Array.from({ length: games }, (_, at): DetectionTask => ({ ...common, seed: `${flags.seed}:${at + 1}` }));
      const pool = openLabPool(wholeNumber('--workers', flags.workers, 1), setting.games);
      const bar = progress(setting.err, `Detecting in ${id}`, games);
      try {
        const found: Parameters<typeof addUp>[1][number][] = [];
        await runAll(pool, 'detection', tasks, (hits) => {
          found.push(hits);
          bar.at(found.length);
        });
        bar.end();
        const detections = addUp(detectors, found);
        if (flags.json) writeJson(setting, { ...common, games, detections });
        else {
          const { out } = setting;
          writeLine(out, paint(out, 'bold', `${id}, ${common.players} players, ${games} games of ${flags.bot}, seed ${flags.seed}`));
          const rows = detections.map(({ name, hits, where, says }) => [
            name,
            hits,
            (hits / games).toFixed(2),
            says,
            where.slice(0, 2).join(', '),
          ]);
          writeLine(out, table(['blunder', 'hits', 'per game', 'what', 'where'], rows));
        }
      } finally {
        await pool.close();
      }
    });
}
