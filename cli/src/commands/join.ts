import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { newVisitor, ProblemAnswer, type Visitor } from '@belfry/client';
import { BadInput, LANGUAGES, seatLetter, seatOfLetter } from '@belfry/kernel';
import type { Command } from 'commander';
import { isDrawn, languageOf } from '../base/arguments.ts';
import type { Environment } from '../base/environment.ts';
import { joinAtTheTerminal } from '../terminal-game/join-table.ts';

interface JoinFlags {
  readonly seat?: string;
  readonly name?: string;
  readonly login?: string;
  readonly identity: string;
  readonly language: string;
  readonly view?: string;
}

const EXAMPLES = `
Use the link that people share from the browser. You join as a guest, and as the same guest next time: your session on each server is stored
in a file that only you can read. With --login you sign in to your account; the password is read from the environment (BELFRY_PASSWORD).
The others may play in a browser or in another terminal. At the table, type help for all commands.

Examples:
  belfry join http://192.168.1.20:8420/table/k3x9
  belfry join http://192.168.1.20:8420/table/k3x9 --name Ada --language nl
  belfry join https://belfry.example/table/k3x9 --login ada`;

const KEPT = join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'belfry', 'identities.json');

export function addJoin(program: Command, setting: Environment): void {
  program
    .command('join <link>')
    .description('join a table on a server by its link and play in the terminal')
    .option('--seat <letter>', 'the seat you want (default: yours, or the first free one)')
    .option('--name <name>', 'your name at the table')
    .option('--login <login>', 'sign in with this username; the password is read from BELFRY_PASSWORD')
    .option('--identity <file>', 'the file with your sessions on each server', KEPT)
    .option('--view <how>', 'drawn or words: the table as a drawing or as sentences (default: drawn on a screen, words in a pipe)')
    .option('--language <code>', `${LANGUAGES.join(' or ')}`, 'en')
    .addHelpText('after', EXAMPLES)
    .action(async (link: string, flags: JoinFlags) => {
      const { server, table } = readLink(link);
      const language = languageOf(flags.language);
      const manner = { drawn: isDrawn(setting, flags.view), coached: false };
      const seat = flags.seat === undefined ? undefined : readSeat(flags.seat);
      const visitor = await comeTo(server, flags);
      await joinAtTheTerminal({ visitor, table, language, manner, ...(seat === undefined ? {} : { seat }) }, setting);
    });
}

/** Reads a browser link: the server, and the table it points to. */
function readLink(link: string): { readonly server: string; readonly table: string } {
  const url = URL.canParse(link) ? new URL(link) : null;
  const table = /^\/table\/([a-z0-9]{1,40})\/?$/.exec(url?.pathname ?? '')?.[1];
  if (url === null || table === undefined || !/^https?:$/.test(url.protocol))
    throw new BadInput(`a link to a table looks like http://host:8420/table/k3x9, not "${link}"`);
  return { server: url.origin, table };
}

function readSeat(text: string): number {
  const seat = seatOfLetter(text.trim().toLowerCase());
  if (seat < 0) throw new BadInput(`--seat must be a letter from a to ${seatLetter(7)}, not "${text}"`);
  return seat;
}

/** Signs in: with the stored session, as an account, or as a new guest. */
async function comeTo(server: string, { identity, login, name }: JoinFlags): Promise<Visitor> {
  const kept = readKept(identity);
  try {
    const visitor = await newVisitor(server, undefined, kept[server]);
    if (login !== undefined) await visitor.post('/api/sign-in', { login, password: process.env.BELFRY_PASSWORD ?? '' });
    if (name !== undefined) await visitor.ask('PATCH', '/api/me', { name });
    keep(identity, { ...kept, [server]: visitor.headers.cookie ?? '' });
    return visitor;
  } catch (error) {
    if (error instanceof ProblemAnswer) throw new BadInput(error.problem.message);
    if (error instanceof TypeError) throw new BadInput(`no server answers at ${server}`);
    throw error;
  }
}

function readKept(file: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept === 'object' && kept !== null)
      return Object.fromEntries(Object.entries(kept).filter(([, cookie]) => typeof cookie === 'string'));
  } catch {
    // The error below covers this.
  }
  throw new BadInput(`${file} is not a valid session file; move it or choose another with --identity`);
}

/** Writes the sessions so that only the owner can read them: they are credentials. */
function keep(file: string, kept: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
