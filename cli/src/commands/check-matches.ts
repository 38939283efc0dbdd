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
Run it before you upgrade: it replays every match in progress with this build, under the rules the match was started with, and lists
those that would not open. It changes nothing, and a server may be running: it copies a data folder and only reads a database
(DATABASE_URL). Exit code 1 when a match would not open.

Examples:
  belfry check-matches
  belfry check-matches --data /var/lib/belfry --all
  DATABASE_URL=postgres://belfry@db/belfry belfry check-matches`;

export function addCheckMatches(program: Command, setting: Environment): void {
  program
    .command('check-matches')
    .description('check that every match of a server opens with this build')
    .option('--data <folder>', 'data folder of the server (default: ./data)')
    .option('--all', 'also check finished matches')
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
