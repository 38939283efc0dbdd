import type { Decision, GameEvent } from '@belfry/kernel';
import { happeningsSince, isOver, positionFor, Refused } from '@belfry/live';
import { paint, type Setting, writeLine, writeLines } from '../setting.ts';
import { commandOf } from './commands.ts';
import { explainDecision, explainMove, explainRefusal, readChoice, tellClause } from './explain.ts';
import { moveBot, nextBot, playAt, requestNow, undoAt } from './hosting.ts';
import { lookUp } from './lookup.ts';
import { openedBy, tellMoves } from './menu.ts';
import { saveMatch } from './save.ts';
import type { TerminalTable } from './table.ts';
import { tellEvents, tellLog, tellOutcome, tellPosition, tellPrices, tellScores, tellStanding, tellWho } from './telling.ts';

/** Plays until the game is over and the person leaves, or the input ends. */
export async function playAtTheTerminal(table: TerminalTable, setting: Setting): Promise<void> {
  const { game, live, me } = table;
  const write = (lines: readonly string[]): void => writeLines(setting.out, lines);
  const heard: string[] = [];
  const hear = (events: readonly GameEvent[]): void => {
    const lines = tellEvents(table, events);
    heard.push(...lines);
    write(lines);
  };
  write(greeting(table));
  hear(happeningsSince(live, -1).flatMap(({ events }) => events));
  let lookAround = true;
  let round = Number.NaN;
  while (!isOver(live)) {
    const bot = nextBot(table);
    if (bot !== null) {
      hear(moveBot(table, bot));
      lookAround = true;
      continue;
    }
    if (lookAround) {
      // The whole position at every new round; what is needed to decide in between.
      const now = game.round(live.match.state);
      writeLine(setting.out);
      write(now === round ? tellStanding(table) : tellPosition(table));
      round = now;
      lookAround = false;
    }
    const owed = game.pending(live.match.state).find(({ seat }) => seat === me);
    if (owed === undefined) throw new Error('nobody is to move, yet the game is not over');
    const answer = await decide(table, setting, owed, heard);
    if (answer === 'leave') {
      writeLine(setting.out, table.text('left'));
      return;
    }
    hear(answer);
  }
  await closeGame(table, setting, heard);
}

function greeting(table: TerminalTable): string[] {
  const { live, me, bots } = table;
  const { keyHash } = live.match.log.header;
  const others = bots.flatMap((bot, seat) => (bot === null ? [] : [table.text('atTable', { who: { seat }, bot: bot.name })]));
  return [
    table.text('welcome', { game: table.say({ key: 'game.name' }), players: bots.length, me: { seat: me }, others }),
    ...(keyHash === undefined ? [] : [table.text('keyHash', { hash: keyHash })]),
    table.text('helpHint'),
  ];
}

/** Asks until the person moves (gives what happened), takes a move back (nothing happened) or leaves. */
async function decide(
  table: TerminalTable,
  setting: Setting,
  decision: Decision,
  heard: readonly string[],
): Promise<readonly GameEvent[] | 'leave'> {
  const { game, live, me } = table;
  const write = (lines: readonly string[]): void => writeLines(setting.out, lines);
  const moves = game.legal(live.match.state, me);
  const question = table.text('question', { question: table.say(game.sayDecision(decision)) });
  writeLine(setting.out);
  write([paint(setting.out, 'bold', question), ...tellMoves(table, moves)]);
  let warned: string | null = null;
  for (;;) {
    const line = await setting.ask(table.text('prompt'));
    if (line === null) return 'leave';
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const argument = rest.join(' ');
    if (word === '') continue;
    switch (word === '?' ? '?' : commandOf(word, table.language)) {
      case 'quit':
        return 'leave';
      case 'help':
        write([table.text('help')]);
        break;
      case 'log':
        write(tellLog(table, heard));
        break;
      case 'moves':
        write([question, ...tellMoves(table, moves, argument === '' ? null : openedBy(table, moves, argument))]);
        break;
      case 'position':
        write(tellPosition(table));
        break;
      case 'card':
        write(lookUp(table, argument) ?? [table.text('noThing', { name: argument })]);
        break;
      case 'prices':
        write(tellPrices(table));
        break;
      case 'scores':
        write(tellScores(table));
        break;
      case 'who':
        write(tellWho(table));
        break;
      case 'save':
        write([saveMatch(table, argument)]);
        break;
      case '?':
        write(argument === '' ? [question, ...explainDecision(table, moves)] : explainMove(table, moves, argument));
        break;
      case 'undo': {
        const { done, words } = takeBack(table, argument);
        write(words);
        if (done) return [];
        break;
      }
      default: {
        const choice = readChoice(table, moves, line.trim());
        if (typeof choice === 'string') {
          write([choice]);
          break;
        }
        const move = game.write(choice.move);
        const against = game.caution?.(game.view(live.match.state, me), choice.move, moves);
        if (against !== undefined && warned !== move) {
          warned = move;
          write([table.text('caution', { why: table.say(against) })]);
          break;
        }
        const done = orWhy(table, move, () => playAt(table, { ...requestNow(table), move }));
        if ('why' in done) write(done.why);
        else return done.recorded?.events ?? [];
      }
    }
  }
}

/** What a request came to, or why it did not. */
function orWhy<T>(table: TerminalTable, words: string, request: () => T): T | { readonly why: readonly string[] } {
  try {
    return request();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { why: explainRefusal(table, words, error.refusal) };
  }
}

/** Takes the last move back where that is free; to the entry that is named, by consent of the bots. */
function takeBack(table: TerminalTable, asked: string): { readonly done: boolean; readonly words: readonly string[] } {
  const { live, me } = table;
  const last = live.match.line.at(-1);
  if (last === undefined) return { done: false, words: [table.text('noUndo')] };
  if (asked !== '' && !/^\d+$/.test(asked)) return { done: false, words: [table.text('undoWhere')] };
  const to = asked === '' ? positionFor(live, me).undo[0] : Number(asked);
  if (to === undefined) {
    if (last.entry.seat !== me) return { done: false, words: [table.text('barrierOther')] };
    const { undoBarrier } = last;
    const words = table.text(undoBarrier?.why === 'event' ? 'barrierEvent' : 'barrierChance');
    const { undoClause } = table.game;
    return { done: false, words: [words, ...(undoClause === undefined ? [] : [tellClause(table, undoClause)])] };
  }
  const done = orWhy(table, `undo ${to}`, () => undoAt(table, { ...requestNow(table), to }));
  if ('why' in done) return { done: false, words: done.why };
  return { done: true, words: [asked === '' ? table.text('undone', { notation: last.entry.move }) : table.text('undoneTo', { to })] };
}

/** The score sheet; then the person may still read the log and save. */
async function closeGame(table: TerminalTable, setting: Setting, heard: readonly string[]): Promise<void> {
  const { game, live } = table;
  const write = (lines: readonly string[]): void => writeLines(setting.out, lines);
  const outcome = game.outcome(live.match.state);
  if (outcome === null) throw new Error('nobody owes a decision but the game is not over');
  writeLine(setting.out);
  write([...tellOutcome(table, outcome), table.text('afterEnd')]);
  for (;;) {
    const line = await setting.ask(table.text('prompt'));
    if (line === null) return;
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const command = commandOf(word, table.language);
    if (command === 'quit') return;
    if (command === 'log') write(tellLog(table, heard));
    else if (command === 'position') write(tellPosition(table));
    else if (command === 'save') write([saveMatch(table, rest.join(' '))]);
    else if (word !== '') write([table.text('afterEndOnly')]);
  }
}
