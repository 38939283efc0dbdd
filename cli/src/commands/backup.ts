import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type Environment, writeLine } from '../base/environment.ts';

const EXAMPLES = `
Copies the embedded store of a server into one file, also while the server runs. To restore, stop the server, put the file into an empty data folder
under the name belfry.sqlite, and start the server on that folder. A store in PostgreSQL is backed up with pg_dump.

Examples:
  belfry backup saturday.sqlite
  belfry backup /backups/belfry.sqlite --data /var/lib/belfry`;

export function addBackup(program: Command, setting: Environment): void {
  program
    .command('backup <file>')
    .description('copy the store of a server into a file')
    .option('--data <folder>', 'data folder of the server', process.env.BELFRY_DATA ?? 'data')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: { readonly data: string }) => {
      const { backUp } = await import('@belfry/server');
      backUp(resolve(flags.data), resolve(file));
      writeLine(setting.out, `Everything in ${flags.data} is now also in ${file}.`);
    });
}
