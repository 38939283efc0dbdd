import { chooseMove } from '@belfry/bots';
import { type Decision, type GameEvent, isLegal, keyedChance, play, type Seat, undo, undoPoints } from '@belfry/kernel';
import { paint, type Setting, writeLine, writeLines } from '../setting.ts';
import { explainDecision, explainMove, explainRefusal, readChoice } from './explain.ts';
import { saveMatch } from './save.ts';
import type { TerminalTable } from './table.ts';
import { tellEvents, tellLog, tellMoves, tellOutcome, tellPosition } from './telling.ts';

/** Plays until the game is over and the person leaves, or the input ends. */
export async function playAtTheTerminal(table: TerminalTable, setting: Setting): Promise<void> {
  const { game, match } = table;
  const write = (lines: readonly string[]): void => writeLines(setting.out, lines);
  const heard: string[] = [];
  const hear = (events: readonly GameEvent[]): void => {
    const lines = tellEvents(table, events);
    heard.push(...lines);
    write(lines);
  };
  write(greeting(table));
  hear(table.setupEvents);
  let lookAround = true;
  for (;;) {
    const pending = game.pending(match.state);
    if (pending.length === 0) break;
    const bot = pending.find(({ seat }) => seat !== table.me);
    if (bot !== undefined) {
      hear(moveBot(table, bot.seat));
      lookAround = true;
      continue;
    }
    if (lookAround) {
      writeLine(setting.out);
      write(tellPosition(table));
      lookAround = false;
    }
    const answer = await decide(table, setting, pending[0] as Decision, heard);
    if (answer === 'leave') {
      writeLine(setting.out, table.text('left'));
      return;
    }
    hear(answer);
  }
  await closeGame(table, setting, heard);
}

function greeting(table: TerminalTable): string[] {
  const { match, me, bots } = table;
  const others = bots.flatMap((bot, seat) => (bot === null ? [] : [table.text('atTable', { who: { seat }, bot: bot.name })]));
  return [
    table.text('welcome', { game: table.say({ key: 'game.name' }), players: bots.length, me: { seat: me }, others }),
    table.text('keyHash', { hash: match.log.header.keyHash ?? '' }),
    table.text('helpHint'),
  ];
}

function moveBot(table: TerminalTable, seat: Seat): GameEvent[] {
  const { game, match, bots, botChance } = table;
  const bot = bots[seat];
  if (bot === null || bot === undefined) throw new Error(`nobody sits in seat ${seat}`);
  return commit(table, seat, chooseMove(game, match.state, seat, bot.bot, botChance));
}

function commit(table: TerminalTable, seat: Seat, move: unknown): GameEvent[] {
  const { match, key } = table;
  const events: GameEvent[] = [];
  play(match, seat, move, keyedChance(key, match.log.entries.length + 1), (event) => events.push(event));
  return events;
}

/** Asks until the person moves (gives what happened), takes a move back (nothing happened) or leaves. */
async function decide(
  table: TerminalTable,
  setting: Setting,
  decision: Decision,
  heard: readonly string[],
): Promise<readonly GameEvent[] | 'leave'> {
  const { game, match, me } = table;
  const write = (lines: readonly string[]): void => writeLines(setting.out, lines);
  const moves = game.legal(match.state, me);
  const question = table.text('question', { question: table.say(game.sayDecision(decision)) });
  writeLine(setting.out);
  write([paint(setting.out, 'bold', question), ...tellMoves(table, moves)]);
  for (;;) {
    const line = await setting.ask(table.text('prompt'));
    if (line === null) return 'leave';
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const argument = rest.join(' ');
    switch (word.toLowerCase()) {
      case '':
        break;
      case 'quit':
        return 'leave';
      case 'help':
        write([table.text('help')]);
        break;
      case 'log':
        write(tellLog(table, heard));
        break;
      case 'moves':
        write([question, ...tellMoves(table, moves)]);
        break;
      case 'position':
        write(tellPosition(table));
        break;
      case 'save':
        write([saveMatch(table, argument)]);
        break;
      case '?':
        write(argument === '' ? [question, ...explainDecision(table, moves)] : explainMove(table, moves, argument));
        break;
      case 'undo': {
        const { done, words } = takeBack(table);
        write([words]);
        if (done) return [];
        break;
      }
      default: {
        const choice = readChoice(table, moves, line.trim());
        if (typeof choice === 'string') write([choice]);
        else if (isLegal(game, match.state, me, choice.move)) return commit(table, me, choice.move);
        else write(explainRefusal(table, choice.move));
      }
    }
  }
}

function takeBack(table: TerminalTable): { done: boolean; words: string } {
  const { match, me } = table;
  const last = match.line.at(-1);
  if (last === undefined) return { done: false, words: table.text('noUndo') };
  const to = undoPoints(match.line, me).points[0];
  if (to === undefined) {
    if (last.entry.seat !== me) return { done: false, words: table.text('barrierOther') };
    const words =
      last.undoBarrier?.why === 'event' ? table.text('barrierEvent', { clause: last.undoBarrier.clause }) : table.text('barrierChance');
    return { done: false, words };
  }
  undo(match, me, to);
  return { done: true, words: table.text('undone', { notation: last.entry.move }) };
}

/** The score sheet; then the person may still read the log and save. */
async function closeGame(table: TerminalTable, setting: Setting, heard: readonly string[]): Promise<void> {
  const { game, match } = table;
  const write = (lines: readonly string[]): void => writeLines(setting.out, lines);
  const outcome = game.outcome(match.state);
  if (outcome === null) throw new Error('nobody owes a decision but the game is not over');
  writeLine(setting.out);
  write([...tellOutcome(table, outcome), table.text('afterEnd')]);
  for (;;) {
    const line = await setting.ask(table.text('prompt'));
    if (line === null) return;
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === 'quit') return;
    if (word === 'log') write(tellLog(table, heard));
    else if (word === 'position') write(tellPosition(table));
    else if (word === 'save') write([saveMatch(table, rest.join(' '))]);
    else if (word !== '') write([table.text('afterEndOnly')]);
  }
}
