import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '@belfry/kernel';
import type { Command } from 'commander';
import { wholeNumber } from '../base/arguments.ts';
import { CheckFailed, type Environment, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';

interface TrialFlags {
  readonly rounds?: string;
  readonly together?: string;
  readonly games?: string;
  readonly json?: boolean;
}

const USUAL_ROUNDS: Readonly<Record<string, number>> = {
  kill: 200,
  database: 20,
  chaos: 100,
  canary: 200,
  nodes: 50,
  freeze: 20,
  crowd: 30,
  outage: 15,
  failover: 10,
  fuzz: 100_000,
  siege: 60,
  notices: 20,
  week: 7,
  stop: 200,
  soak: 24,
};
/** Counters that must be zero at the end of a trial. */
const FAULTS: ReadonlySet<string> = new Set(['doubled', 'lost', 'missed', 'remindersMissed', 'clocksOffBy', 'stuck', 'hung', 'leaked']);
const USUAL_TOGETHER = 4;
/** The default number of concurrent games or, for server stops, clients, by trial. */
const TOGETHER: Readonly<Record<string, number>> = { week: 10, stop: 500, crowd: 2000, outage: 10_000 };

const EXAMPLES = `
kill    kill -9 the server at random moments during play; nothing acknowledged may be lost, no move played twice (rounds = kills)
database  kill -9 a PostgreSQL of its own during play, also stop it, let it stand still, leave no connection free; the server must
        live on, say that it is not ready, tell the players, and go on by itself with nothing lost (rounds = kills)
chaos   play over lines that lose, double, delay and cut; clients and server must end with the same story (rounds = games)
canary  read every byte that is sent while people play, come, go and change places; nobody may get what is not theirs
        (rounds = matches of each game)
nodes   two servers on one PostgreSQL, moves racing, one of them killed (rounds = games; needs DATABASE_URL)
freeze  two servers on one PostgreSQL, of which one stands still for a minute and goes on: the people at the other play on, and nobody
        loses a seat (rounds = freezes; needs DATABASE_URL)
crowd   two servers on one PostgreSQL, and spectators who come to one table and go again while it is played; says what players and
        spectators are told (rounds = seconds in which they come, together = spectators; needs DATABASE_URL)
outage  two servers on a PostgreSQL and a Redis of their own lose LISTEN, Redis and the database; says how long moves take after it
        (rounds = seconds that are looked at, together = tables in memory)
failover  the primary of two PostgreSQL is killed during play and its replica promoted; nothing acknowledged may be lost (needs the
        programs of Debian's postgresql; rounds = seconds of play before it and after it)
siege   every attack we know, at full speed from one address, while honest people play; says what they notice of it
        (rounds = seconds of each attack, together = tables of honest people; the aim is told for 50)
notices  people who come to their tables only when a message calls them, over two servers that are killed again and again: every
        turn is to be told once (rounds = kills, together = matches; needs DATABASE_URL)
week    four people at ten games with days for a move, through a week of simulated time: nobody stuck, nobody left uncalled,
        every clock right to the second (rounds = days, together = games)
stop    SIGTERM to a server whose clients come back at once; the process must end in order within five seconds
        (rounds = stops, together = clients)
soak    a day in minutes: people come and go, someone attacks, the server is killed and suspended, with DATABASE_URL its own PostgreSQL
        is killed too; afterwards memory, rows and files must be back where they were (rounds = hours, together = pairs every ten minutes)
fuzz    malformed, huge, deep, foreign and stale messages and requests (rounds = messages)

Without DATABASE_URL the trials run on the embedded store in a folder of their own; with it, on that database, which should be an empty one.

Examples:
  belfry trial kill
  belfry trial canary --rounds 20 --games citadels,bruges
  DATABASE_URL=postgres://belfry@127.0.0.1/trial belfry trial nodes`;

export function addTrial(program: Command, setting: Environment): void {
  program
    .command('trial <what>')
    .description(
      'put the server to the test: kill, database, chaos, canary, nodes, freeze, crowd, outage, failover, siege, notices, week, stop, soak or fuzz',
    )
    .option('--rounds <n>', 'number of rounds')
    .option('--together <n>', 'number of tables at the same time')
    .option('--games <list>', 'games, separated by commas (default: all)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (what: string, flags: TrialFlags) => {
      const usual = USUAL_ROUNDS[what];
      if (usual === undefined) throw new BadInput(`there is no trial "${what}"; the trials are ${Object.keys(USUAL_ROUNDS).join(', ')}`);
      const rounds = flags.rounds === undefined ? usual : wholeNumber('--rounds', flags.rounds, 1);
      const usualTogether = TOGETHER[what] ?? USUAL_TOGETHER;
      const together = flags.together === undefined ? usualTogether : wholeNumber('--together', flags.together, 1);
      const games = flags.games?.split(',') ?? setting.games.map(({ id }) => id);
      const data = mkdtempSync(join(tmpdir(), 'belfry-trial-'));
      const store = { data, databaseUrl: process.env.DATABASE_URL };
      const bar = progress(setting.err, `Trial: ${what}`, what === 'canary' ? rounds * games.length : rounds);
      try {
        // Imported here, because no other command needs the server.
        const { runTrial } = await import('@belfry/lab/trials');
        const result = await runTrial(what, { store, rounds, together, games }, bar.at);
        bar.end();
        if (flags.json) writeJson(setting, { trial: what, ...result });
        else for (const [name, value] of Object.entries(result)) writeLine(setting.out, `${name}: ${JSON.stringify(value)}`);
        if ('leaks' in result && Array.isArray(result.leaks) && result.leaks.length > 0)
          throw new CheckFailed(`${result.leaks.length} leaks were found`);
        for (const [name, count] of Object.entries(result))
          if (FAULTS.has(name) && count !== 0) throw new CheckFailed(`${name}: ${count}, and none should be`);
      } finally {
        rmSync(data, { recursive: true, force: true });
      }
    });
}
