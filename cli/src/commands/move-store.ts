import { resolve } from 'node:path';
import { BadInput } from '@belfry/kernel';
import type { Command } from 'commander';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';

interface MoveFlags {
  readonly data?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Copies everything from the embedded store of a server (people, tables, matches in progress, chat, keys) into an empty PostgreSQL database.
Stop the server first. Either everything is copied or nothing, and every row is compared; the data folder is not changed. Then start the server with
the same DATABASE_URL: everyone stays signed in, and matches continue. Do not serve the old folder again.

Examples:
  DATABASE_URL=postgres://belfry@db/belfry belfry move-store
  DATABASE_URL=postgres://belfry@db/belfry belfry move-store --data /var/lib/belfry`;

export function addMoveStore(program: Command, setting: Environment): void {
  program
    .command('move-store')
    .description('copy everything a server stores into PostgreSQL')
    .option('--data <folder>', 'data folder of the server (default: ./data)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: MoveFlags) => {
      const { moveStore, readEnvironment } = await import('@belfry/server');
      const { data, databaseUrl } = readEnvironment(process.env);
      if (databaseUrl === undefined) throw new BadInput('set DATABASE_URL to the postgres:// address of an empty database');
      const folder = resolve(flags.data ?? data);
      const bar = progress(setting.err, 'Copying', 1);
      const tables = await moveStore({ data: folder, databaseUrl, onProgress: (done, of) => bar.at(done / of) });
      bar.end();
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      if (flags.json) writeJson(setting, { rows, tables });
      else
        writeLine(
          setting.out,
          `Everything in ${folder} is now in PostgreSQL (${rows} rows, each compared). Start the server with the same DATABASE_URL; the folder was left as it is.`,
        );
    });
}
