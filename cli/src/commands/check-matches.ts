import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CheckFailed, type Environment, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';

interface CheckFlags {
  readonly data?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Before a new version of Belfry is put to use: folds every match that is being played with this build, by the rules it was begun with, and names
those that would not open. Nothing is changed, and a server may run meanwhile: of a data folder a copy is looked at, a database (DATABASE_URL)
is only read. Exit code 1 when a match would not open.

Examples:
  belfry check-matches
  belfry check-matches --data /var/lib/belfry --all
  DATABASE_URL=postgres://belfry@db/belfry belfry check-matches`;

export function addCheckMatches(program: Command, setting: Environment): void {
  program
    .command('check-matches')
    .description('would every match of a server open with this build?')
    .option('--data <folder>', 'where matches are kept (usually ./data)')
    .option('--all', 'also those that are over')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: CheckFlags) => {
      const { checkMatches, readEnvironment } = await import('@belfry/server');
      const { data, databaseUrl } = readEnvironment(process.env);
      const bar = progress(setting.err, 'Folding matches', 1);
      const found = await checkMatches({
        data: resolve(flags.data ?? data),
        databaseUrl: flags.data === undefined ? databaseUrl : undefined,
        finished: flags.all === true,
        onProgress: (done, of) => bar.at(done / of),
      });
      bar.end();
      const { matches, entries, broken } = found;
      if (flags.json) writeJson(setting, found);
      else for (const { table, game, status, why } of broken) writeLine(setting.out, `${table} (${game}, ${status}): ${why}`);
      if (broken.length > 0) throw new CheckFailed(`${broken.length} of ${matches} matches would not open with this build`);
      if (!flags.json) writeLine(setting.out, `All ${matches} matches open with this build, ${entries} entries.`);
    });
}
