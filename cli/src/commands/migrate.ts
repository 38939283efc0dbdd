import { resolve } from 'node:path';
import type { Command } from 'commander';
import { wholeNumber } from '../base/arguments.ts';
import { type Environment, writeLine } from '../base/environment.ts';

const EXAMPLES = `
Brings the tables of a store up to date with this version and does nothing else. A server does the same when it starts; with several nodes it is better done
once and first, while the nodes of the version before go on. Where a backup or a report is using the tables it lets go every two seconds, so that nobody
who plays waits longer than that, and tries again until --patience is over. Nothing is changed, or all of it.

Examples:
  DATABASE_URL=postgres://belfry@db/belfry belfry migrate
  belfry migrate --data /var/lib/belfry
  DATABASE_URL=postgres://belfry@db/belfry belfry migrate --patience 3600`;

export function addMigrate(program: Command, setting: Environment): void {
  program
    .command('migrate')
    .description('bring the tables of a store up to date')
    .option('--data <folder>', 'where matches are kept (usually ./data)')
    .option('--patience <seconds>', 'how long to try while others use the tables', '600')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: { readonly data?: string; readonly patience: string }) => {
      const { migrateStore, readEnvironment } = await import('@belfry/server');
      const { data, databaseUrl } = readEnvironment(process.env);
      const patienceMs = 1000 * wholeNumber('--patience', flags.patience, 0);
      const onWait = (): void => writeLine(setting.err, 'Something else is using the tables; trying again until it lets go.');
      const made = await migrateStore({ data: resolve(flags.data ?? data), databaseUrl }, { patienceMs, onWait });
      writeLine(setting.out, made.length === 0 ? 'The store was up to date.' : `The store is up to date now: ${made.join(', ')}.`);
    });
}
