import { botTexts } from '@belfry/bots';
import { Player, ProblemAnswer, type Visitor } from '@belfry/client';
import { rulesOf } from '@belfry/games';
import { BadInput, type Language, type Seat } from '@belfry/kernel';
import type { Me, Table } from '@belfry/protocol';
import { type Environment, writeTold } from '../base/environment.ts';
import { readRules } from '../base/game-folder.ts';
import { terminalVoice } from '../text/index.ts';
import { hostAt } from './joined-host.ts';
import { type Lines, linesOf } from './lines.ts';
import { playAtTheTerminal } from './session.ts';
import type { Manner } from './session-state.ts';
import { sitDown } from './table.ts';
import { waitForStart } from './waiting-room.ts';

/** The options of a person who joins by a link. */
export interface Coming {
  readonly visitor: Visitor;
  readonly table: string;
  readonly language: Language;
  readonly manner: Manner;
  /** The requested seat; by default the person's own, or the first free one. */
  readonly seat?: Seat;
}

/** Takes a seat at a server's table and plays there, and continues at the table of any rematch. */
export async function joinAtTheTerminal(coming: Coming, setting: Environment): Promise<void> {
  const lines = linesOf(setting);
  const { visitor, language } = coming;
  const me = await nameYourself(visitor, await told(visitor.get<Me>('/api/me')), { language, lines, setting });
  let next = await playAtOne({ ...coming, me, lines }, setting);
  while (next !== null) {
    const { seat: _here, ...anywhere } = coming;
    next = await playAtOne({ ...anywhere, table: next, me, lines }, setting);
  }
}

interface Sitting extends Coming {
  readonly me: Me;
  readonly lines: Lines;
}

/** Asks a guest with a generated name for another; scripts use --name instead. */
async function nameYourself(
  visitor: Visitor,
  me: Me,
  { language, lines, setting }: { readonly language: Language; readonly lines: Lines; readonly setting: Environment },
): Promise<Me> {
  if (me.named || !setting.out.terminal) return me;
  const text = terminalVoice(language, String);
  for (;;) {
    const line = await lines.next(text('askName', { name: me.name }), new Promise(() => undefined));
    const name = typeof line === 'string' ? line.trim() : '';
    if (name === '') return me;
    const { status } = await visitor.ask('PATCH', '/api/me', { name });
    if (status === 200) return visitor.get<Me>('/api/me');
    writeTold(setting.out, [text('nameUnfit')]);
  }
}

async function playAtOne({ visitor, table: id, language, manner, seat: wished, me, lines }: Sitting, setting: Environment) {
  const text = terminalVoice(language, String);
  const found = await told(visitor.get<Table>(`/api/tables/${id}`));
  const seat = await takeSeat(visitor, me, found, wished);
  const game = await rulesOf({ game: found.settings.game, rules: found.rules }, setting.games);
  const levelName = (level: string): string => botTexts(game)[language][`level.${level.split(':')[0]}`] ?? level;
  const bell = newBell();
  const player = new Player({ visitor, table: id, seat, choose: null, onNews: bell.ring });
  const heard = async (): Promise<void> => {
    if (player.trouble === null) await bell.rung();
    if (player.trouble !== null) throw player.trouble;
  };
  try {
    if (found.status === 'gathering') {
      await told(visitor.post<Table>(`/api/tables/${id}/ready`, { ready: true }));
      writeTold(setting.out, [text('joined', { game: game.text[language]['game.name'] ?? game.id, name: me.name })]);
      const waited = await waitForStart({ player, visitor, identity: me.id, language, text, lines, setting, levelName, heard });
      if (waited === 'left') return null;
      if (waited === 'closed') throw new BadInput('this table was closed before the match started');
    }
    // A player who was there from the start sees the setup; one who returns sees the current position.
    while (player.position === null) await heard();
    const since = found.status === 'gathering' ? -1 : player.lastSeq;
    const host = hostAt({ player, visitor, me: seat, identity: me.id, language, levelName, told: since, heard });
    const table = sitDown({ game, me: seat, host, language, rules: readRules(setting, game, language) });
    return await playAtTheTerminal(table, setting, manner, lines);
  } finally {
    player.stop();
  }
}

/** Returns the seat the player already has, or takes a free one before the match starts. */
async function takeSeat(visitor: Visitor, me: Me, { id, seats, status }: Table, wished: Seat | undefined): Promise<Seat> {
  const own = seats.filter(({ person }) => person?.id === me.id).map(({ seat }) => seat);
  const kept = wished === undefined ? own[0] : own.find((seat) => seat === wished);
  if (kept !== undefined) return kept;
  if (status !== 'gathering')
    throw new BadInput(
      'this match has started, and you have no seat in it; join with the account or session that has one, or watch in the browser',
    );
  const free = seats.filter(({ person, bot }) => person === null && bot === null).map(({ seat }) => seat);
  const chosen = wished === undefined ? free[0] : free.find((seat) => seat === wished);
  if (chosen === undefined) throw new BadInput(wished === undefined ? 'every seat of this table is taken' : 'that seat is taken');
  await told(visitor.post<Table>(`/api/tables/${id}/seats/${chosen}`, {}));
  return chosen;
}

/** Turns a problem from the server into a sentence for the player. */
async function told<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ProblemAnswer) throw new BadInput(error.problem.message);
    throw error;
  }
}

/** Returns a signal: each `ring` resolves the promise of the waiting `rung`. */
function newBell(): { ring(): void; rung(): Promise<void> } {
  let wake: () => void = () => undefined;
  let next = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return {
    ring() {
      wake();
      next = new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
    rung: () => next,
  };
}
