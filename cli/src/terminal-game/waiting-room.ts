import { randomUUID } from 'node:crypto';
import type { Player, Visitor } from '@belfry/client';
import { seatLetter } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import type { SeatInfo } from '@belfry/protocol';
import { type Environment, writeTold } from '../base/environment.ts';
import type { TerminalSay } from '../text/index.ts';
import { commandOf } from './commands.ts';
import { type Lines, NEWS } from './lines.ts';

/** A player's wait for a match to start. */
export interface WaitingRoom {
  readonly player: Player;
  readonly visitor: Visitor;
  /** The player's ID on that server. */
  readonly identity: string;
  readonly language: Parameters<typeof commandOf>[1];
  readonly text: TerminalSay;
  readonly lines: Lines;
  readonly setting: Environment;
  /** Returns the display name of a bot's level. */
  levelName(level: string): string;
  /** Resolves after any message. */
  heard(): Promise<void>;
}

/** The result: the match starts, the table is closed, or the player leaves. */
export type Waited = 'begun' | 'closed' | 'left';

/**
 * Waits until the match starts: reports who comes and goes, and offers chat and help. A script's input is read once the match has started.
 */
export async function waitForStart(room: WaitingRoom): Promise<Waited> {
  const { player, lines, setting, heard, text } = room;
  const write = (said: readonly string[]) => writeTold(setting.out, said);
  let known: readonly SeatInfo[] | null = null;
  let read = 0;
  for (;;) {
    if (player.position !== null) return 'begun';
    if (player.table?.status === 'closed') return 'closed';
    const seats = player.table?.seats ?? null;
    if (seats !== null && known === null) write([...seats.map((seat) => tellSeat(room, seat)), text('waitHelp')]);
    else if (seats !== null) write(seats.flatMap((seat, at) => tellChange(room, known?.[at], seat)));
    known = seats ?? known;
    write(player.chat.slice(read).flatMap((line) => (line.person.id === room.identity ? [] : [tellLine(room, line)])));
    read = player.chat.length;
    const line = setting.out.terminal ? await lines.next('', heard()) : await heard().then((): typeof NEWS => NEWS);
    if (line === NEWS) continue;
    if (line === null || (await obey(room, line.trim(), write)) === 'leave') {
      await giveSeatUp(room);
      write([text('waitLeft')]);
      return 'left';
    }
  }
}

/** Gives up the seat of a player who leaves before the match starts, so that nobody waits for them. */
async function giveSeatUp({ player, visitor }: WaitingRoom): Promise<void> {
  const { table, seat } = player.options;
  await visitor.ask('DELETE', `/api/tables/${table}/seats/${seat}`);
}

async function obey(room: WaitingRoom, line: string, write: (said: readonly string[]) => void): Promise<'leave' | 'stay'> {
  const { text, player, language } = room;
  const [word = '', ...rest] = line.split(/\s+/);
  const argument = rest.join(' ');
  switch (word === '' ? undefined : commandOf(word, language)) {
    case 'quit':
      return 'leave';
    case 'who':
      write((player.table?.seats ?? []).map((seat) => tellSeat(room, seat)));
      return 'stay';
    case 'ready':
      await room.visitor.ask('POST', `/api/tables/${player.options.table}/ready`, { ready: true });
      write([text('readyNow')]);
      return 'stay';
    case 'say':
      write(await say(room, argument));
      return 'stay';
    case 'name':
      write([await rename(room, argument)]);
      return 'stay';
    default:
      write(word === '' ? [] : [text('waitCommands')]);
      return 'stay';
  }
}

async function say({ player, text }: WaitingRoom, words: string): Promise<readonly string[]> {
  if (words === '') return [text('waitCommands')];
  try {
    await player.request({ type: 'chat', id: randomUUID(), table: player.options.table, text: words });
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [error.refusal.message];
  }
}

async function rename({ visitor, text }: WaitingRoom, name: string): Promise<string> {
  const { status } = await visitor.ask('PATCH', '/api/me', { name });
  return status === 200 ? text('named', { name }) : text('nameUnfit');
}

/** Formats a chat line; a quick phrase appears in the reader's language. */
export function tellLine({ text }: Pick<WaitingRoom, 'text'>, line: Player['chat'][number]): string {
  const { person, text: words, phrase } = line;
  return text('said', { who: person.name, words: phrase === null ? (words ?? '') : text(`phrase.${phrase}`) });
}

function tellSeat({ text, player, levelName }: WaitingRoom, { seat, name, bot, person, ready }: SeatInfo): string {
  const letter = seatLetter(seat);
  if (seat === player.options.seat) return text('seatYou', { letter, name: name ?? '?' });
  if (person !== null) return text(ready ? 'seatReady' : 'seatTaken', { letter, name: name ?? '?' });
  return bot === null ? text('seatFree', { letter }) : text('seatBot', { letter, name: name ?? '?', bot: levelName(bot) });
}

/** Describes a change of another player's seat; a new name also of the player's own. */
function tellChange(room: WaitingRoom, before: SeatInfo | undefined, now: SeatInfo): string[] {
  const { text, player } = room;
  const isSame = before?.person?.id === now.person?.id && before?.bot === now.bot;
  // A change of the settings requires everyone to confirm again.
  if (now.seat === player.options.seat) return before?.ready === true && !now.ready ? [text('termsChanged')] : [];
  if (!isSame) {
    const gone = before?.person == null ? [] : [text('leaves', { name: before.name ?? '?' })];
    return [...gone, ...(now.person === null && now.bot === null && gone.length > 0 ? [] : [tellSeat(room, now)])];
  }
  const name = now.name ?? '?';
  if (now.person !== null && before?.ready !== now.ready) return [text(now.ready ? 'isReady' : 'notReady', { name })];
  return before?.name !== now.name && before?.name != null ? [text('renamed', { name, before: before.name })] : [];
}
