import { resolve } from 'node:path';
import { limitYoungGeneration } from '@belfry/server/young-generation';
import type { Command } from 'commander';
import { wholeNumber } from '../base/arguments.ts';
import { type Environment, paint, writeLine } from '../base/environment.ts';

interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly verbose?: boolean;
}

const EXAMPLES = `
Serves the games to browsers and to programs, and stores every match in the data folder. With DATABASE_URL=postgres://… it uses PostgreSQL
instead, and any number of servers may share one. Ctrl-C stops it; nothing that was acknowledged is lost.
Environment: BELFRY_PORT, BELFRY_HOST, BELFRY_DATA, DATABASE_URL and more, see docs/HOSTING.md.

Examples:
  belfry serve
  belfry serve --port 80 --host 0.0.0.0 --data /var/lib/belfry
  DATABASE_URL=postgres://belfry@db/belfry belfry serve`;

export function addServe(program: Command, setting: Environment): void {
  program
    .command('serve')
    .description('serve the games to browsers')
    .option('--port <n>', 'port (default: 8420, or the next free one)')
    .option('--host <address>', 'address (default: 127.0.0.1, this machine only)')
    .option('--data <folder>', 'data folder (default: ./data)')
    .option('--verbose', 'write the server log to standard output')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: ServeFlags) => {
      limitYoungGeneration();
      // Imported here, because no other command needs the server.
      const { lanAddresses, readEnvironment, runUntilStopped } = await import('@belfry/server');
      setting.outlive();
      const environment = readEnvironment(process.env);
      const asked = flags.port ?? process.env.BELFRY_PORT ?? process.env.PORT;
      const config = {
        ...environment,
        host: flags.host ?? environment.host,
        data: resolve(flags.data ?? environment.data),
        logLevel: flags.verbose || process.env.BELFRY_LOG !== undefined ? environment.logLevel : 'warn',
      };
      await runUntilStopped(config, asked === undefined ? null : wholeNumber('--port', asked, 0), ({ url, port }) => {
        const kept = config.databaseUrl === undefined ? config.data : 'PostgreSQL';
        writeLine(setting.out, `Belfry is open at ${paint(setting.out, 'cyan', url)}`);
        const { addresses, onlyHere } = lanAddresses(config, port);
        if (onlyHere)
          writeLine(setting.out, 'Only this machine can reach it. To let others on your network join, start it with --host 0.0.0.0');
        else if (addresses.length === 0) writeLine(setting.out, 'This machine is not on a network, so nobody else can reach it.');
        else writeLine(setting.out, `For others: ${paint(setting.out, 'cyan', addresses.join(' or '))}`);
        writeLine(setting.out, `Matches are stored in ${kept}. Stop with Ctrl-C.`);
      });
      writeLine(setting.out, 'Belfry has stopped; everything is saved.');
    });
}
