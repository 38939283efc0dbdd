import { resolve } from 'node:path';
import type { Console } from '@belfry/server';
import type { Command } from 'commander';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';

type FoundPerson = Awaited<ReturnType<Console['find']>>[number];
type ActLine = Awaited<ReturnType<Console['log']>>[number];
type Act = ActLine['act'];

const EXAMPLES = `
For operators, also while the server runs. With DATABASE_URL=postgres://… it works on that database, and all nodes hear of it at once; otherwise on
the embedded store in the data folder, through the server that uses it. Every act is logged: belfry admin log.
<who> is an ID or a username, <table> the last part of a table’s link. Accounts that are operators can do the same on the page /operators.

Examples:
  belfry admin find wilhelmina
  belfry admin ban k3m9xq2vt7hp --reason "insults at table 7"
  belfry admin operator ada
  belfry admin log --data /var/lib/belfry`;

interface Flags {
  readonly data: string;
  readonly reason?: string;
  readonly off?: boolean;
  readonly json?: boolean;
}

/** The operator actions: usage, description, and the message when done. */
const ACTS: readonly (readonly [usage: string, act: Act, meaning: string, done: string])[] = [
  [
    'ban <who>',
    'ban',
    'ban an account or a guest: sessions and sockets end at once, and nobody can sign in as them',
    'is banned; sessions and sockets have ended',
  ],
  ['unban <who>', 'unban', 'lift a ban', 'may sign in again'],
  [
    'free-name <who>',
    'free-name',
    'reset the name and username of a person; the account stays',
    'has a new name and a new username; the old ones are free',
  ],
  ['close-sessions <who>', 'close-sessions', 'sign a person out everywhere', 'is signed out everywhere'],
  [
    'delete-table <table>',
    'delete-table',
    'remove a table; it can be restored for thirty days',
    'is removed; belfry admin restore-table restores it within thirty days',
  ],
  ['restore-table <table>', 'restore-table', 'restore a removed table', 'is restored'],
];

export function addAdmin(program: Command, setting: Environment): void {
  const admin = program.command('admin').description('manage the people and tables of a server').addHelpText('after', EXAMPLES);
  const command = (usage: string, meaning: string): Command =>
    admin
      .command(usage)
      .description(meaning)
      .option('--data <folder>', 'data folder of the server', process.env.BELFRY_DATA ?? 'data');

  command('find [text]', 'find people by ID, username or part of a name; without text, list banned people and operators')
    .option('--json', 'one JSON object')
    .action((text: string | undefined, flags: Flags) =>
      atConsole(flags, async (console) => {
        const people = await console.find(text ?? '');
        if (flags.json) writeJson(setting, { people });
        else if (people.length === 0) writeLine(setting.out, 'Nobody found.');
        else for (const person of people) writeLine(setting.out, describePerson(person));
      }),
    );
  const carryOut = (subject: string, act: Act, done: string, flags: Flags): Promise<void> =>
    atConsole(flags, async (console) => {
      await console.carryOut(null, { act, subject, ...(flags.reason === undefined ? {} : { reason: flags.reason }) });
      writeLine(setting.out, `${plain(subject)} ${done}.`);
    });
  for (const [usage, act, meaning, done] of ACTS)
    command(usage, meaning)
      .option('--reason <words>', 'reason, for the log')
      .action((subject: string, flags: Flags) => carryOut(subject, act, done, flags));
  command('operator <who>', 'make an account an operator')
    .option('--off', 'remove the account as operator')
    .option('--reason <words>', 'reason, for the log')
    .action((who: string, flags: Flags) =>
      flags.off
        ? carryOut(who, 'unmake-operator', 'is no longer an operator', flags)
        : carryOut(who, 'make-operator', 'is now an operator', flags),
    );
  command('log', 'list what was done, most recent first')
    .option('--json', 'one JSON object')
    .action((flags: Flags) =>
      atConsole(flags, async (console) => {
        const acts = await console.log();
        if (flags.json) writeJson(setting, { acts });
        else if (acts.length === 0) writeLine(setting.out, 'Nothing yet.');
        else for (const line of acts) writeLine(setting.out, describeAct(line));
      }),
    );
}

async function atConsole(flags: Flags, work: (console: Console) => Promise<void>): Promise<void> {
  // Imported here, because it loads the whole server.
  const { openConsole, readEnvironment } = await import('@belfry/server');
  const { databaseUrl } = readEnvironment(process.env);
  const console = await openConsole({ data: resolve(flags.data), databaseUrl });
  try {
    await work(console);
  } finally {
    await console.close();
  }
}

function describePerson({ id, name, kind, login, createdAt, bannedAt, operator, owner, sessions, tables }: FoundPerson): string {
  const facts = [
    ...(owner === null ? [] : [`bot of ${owner}`]),
    ...(login === null ? [] : [`username ${login}`]),
    `since ${dayOf(createdAt)}`,
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
    `${tables} ${tables === 1 ? 'table' : 'tables'}`,
    ...(operator ? ['operator'] : []),
    ...(bannedAt === null ? [] : [`banned since ${dayOf(bannedAt)}`]),
  ];
  return plain(`${id}  ${name} (${kind}): ${facts.join(', ')}`);
}

function describeAct({ at, by, act, subject, reason }: ActLine): string {
  const who = by === null ? 'console' : `${by.name ?? 'a deleted user'} (${by.id})`;
  const whom = subject.name === null ? subject.id : `${subject.name} (${subject.id})`;
  return plain(`${new Date(at).toISOString()}  ${who}: ${act} ${whom}${reason === null ? '' : `, "${reason}"`}`);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Removes control characters, so that other people's text cannot control the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
