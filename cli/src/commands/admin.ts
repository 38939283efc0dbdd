import { resolve } from 'node:path';
import type { Console } from '@belfry/server';
import type { Command } from 'commander';
import { type Environment, writeJson, writeLine } from '../base/environment.ts';

type FoundPerson = Awaited<ReturnType<Console['find']>>[number];
type ActLine = Awaited<ReturnType<Console['log']>>[number];
type Act = ActLine['act'];

const EXAMPLES = `
For whoever runs a server, also while it runs. With DATABASE_URL=postgres://… it works on that database, and all nodes hear of it at once; otherwise on
the embedded store in the data folder, and through the server that uses it. Whatever is done is written down: belfry admin log.
<who> is the id or the login of somebody, <table> the last part of its link. The page /operators of the web client can do the same, for accounts that are marked as operators.

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

/** What there is to do, and to whom or what; what it means, and what is said when it is done. */
const ACTS: readonly (readonly [usage: string, act: Act, meaning: string, done: string])[] = [
  [
    'ban <who>',
    'ban',
    'close an account or a guest: sessions and sockets end at once, nobody gets in as them',
    'is banned; sessions and sockets have ended',
  ],
  ['unban <who>', 'unban', 'let somebody in again', 'may come in again'],
  [
    'free-name <who>',
    'free-name',
    'take name and login from somebody; the account stays',
    'has another name now, and another login; the old ones are free',
  ],
  ['close-sessions <who>', 'close-sessions', 'sign somebody out everywhere', 'is signed out everywhere'],
  [
    'delete-table <table>',
    'delete-table',
    'take a table away; for thirty days it can be brought back',
    'is gone; belfry admin restore-table brings it back for thirty days',
  ],
  ['restore-table <table>', 'restore-table', 'bring back a table that was taken away', 'is there again'],
];

export function addAdmin(program: Command, setting: Environment): void {
  const admin = program.command('admin').description('look after the people and tables of a server').addHelpText('after', EXAMPLES);
  const command = (usage: string, meaning: string): Command =>
    admin
      .command(usage)
      .description(meaning)
      .option('--data <folder>', 'the data folder of the server', process.env.BELFRY_DATA ?? 'data');

  command('find [text]', 'people by id, login or a part of their name; without a text those who are banned or operators')
    .option('--json', 'one JSON object')
    .action((text: string | undefined, flags: Flags) =>
      atConsole(flags, async (console) => {
        const people = await console.find(text ?? '');
        if (flags.json) writeJson(setting, { people });
        else if (people.length === 0) writeLine(setting.out, 'Nobody was found.');
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
      .option('--reason <words>', 'why, for the log')
      .action((subject: string, flags: Flags) => carryOut(subject, act, done, flags));
  command('operator <who>', 'let an account use the page for operators')
    .option('--off', 'take it from them')
    .option('--reason <words>', 'why, for the log')
    .action((who: string, flags: Flags) =>
      flags.off
        ? carryOut(who, 'unmake-operator', 'is no operator any more', flags)
        : carryOut(who, 'make-operator', 'is an operator now', flags),
    );
  command('log', 'what was done, the last first')
    .option('--json', 'one JSON object')
    .action((flags: Flags) =>
      atConsole(flags, async (console) => {
        const acts = await console.log();
        if (flags.json) writeJson(setting, { acts });
        else if (acts.length === 0) writeLine(setting.out, 'Nothing has been done yet.');
        else for (const line of acts) writeLine(setting.out, describeAct(line));
      }),
    );
}

async function atConsole(flags: Flags, work: (console: Console) => Promise<void>): Promise<void> {
  // Loaded here and not above: it is the whole server.
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
    ...(login === null ? [] : [`login ${login}`]),
    `since ${dayOf(createdAt)}`,
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
    `${tables} ${tables === 1 ? 'table' : 'tables'}`,
    ...(operator ? ['operator'] : []),
    ...(bannedAt === null ? [] : [`banned since ${dayOf(bannedAt)}`]),
  ];
  return plain(`${id}  ${name} (${kind}): ${facts.join(', ')}`);
}

function describeAct({ at, by, act, subject, reason }: ActLine): string {
  const who = by === null ? 'console' : `${by.name ?? 'somebody who is gone'} (${by.id})`;
  const whom = subject.name === null ? subject.id : `${subject.name} (${subject.id})`;
  return plain(`${new Date(at).toISOString()}  ${who}: ${act} ${whom}${reason === null ? '' : `, "${reason}"`}`);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** What others wrote must not steer the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
