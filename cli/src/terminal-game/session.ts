import { type Decision, LANGUAGES, type Seat } from '@belfry/kernel';
import { Refused, type Step } from '@belfry/live';
import { type Environment, paint, writeLine, writeTold } from '../base/environment.ts';
import { terminalVoice } from '../text/index.ts';
import { type Coach, tellCoach, tellHint } from './coach.ts';
import { commandOf } from './commands.ts';
import {
  awaited,
  drawPosition,
  type Told,
  tellEnding,
  tellLog,
  tellOther,
  tellOutcome,
  tellPosition,
  tellPrices,
  tellScores,
  tellStanding,
  tellSteps,
  tellWho,
} from './descriptions.ts';
import { explainDecision, explainMove, explainRefusal, readChoice, tellClause } from './explain.ts';
import { type Lines, linesOf, NEWS } from './lines.ts';
import { lookUp } from './lookup.ts';
import { inMenuOrder, openedBy, tellMoves } from './menu.ts';
import { saveMatch } from './save.ts';
import type { TerminalTable } from './table.ts';
import { describeUndone, entryBefore, entryBeforeLastOf } from './undone.ts';

/** A player's display preferences. */
export interface Manner {
  /** Whether to draw the table instead of describing everything in words. */
  readonly drawn: boolean;
  /** Whether to start with the coach. */
  readonly coached: boolean;
}

interface Session {
  readonly table: TerminalTable;
  readonly setting: Environment;
  readonly manner: Manner;
  readonly lines: Lines;
  readonly coach: Coach;
  /** All events so far, as text and as steps. */
  readonly heard: string[];
  readonly steps: Step[];
  /** The parts of the position as last described. */
  readonly told: Set<string>;
  /** The players that the last waiting message named. */
  awaited: string;
  /** The player's last move. */
  last: string | null;
  /** The table of the rematch, if the player goes on to it. */
  next: string | null;
  write(lines: readonly Told[]): void;
}

/** The result of an input line: the player leaves, the game continues, or the question stays open. */
type Next = 'leave' | 'go on' | 'stay';

/**
 * Plays until the game is over and the player leaves, or the input ends. Returns the table of the rematch, if the player goes on to one.
 */
export async function playAtTheTerminal(
  table: TerminalTable,
  setting: Environment,
  manner: Manner = { drawn: false, coached: false },
  lines: Lines = linesOf(setting),
): Promise<string | null> {
  const session: Session = {
    ...{ table, setting, manner, lines, heard: [], steps: [], told: new Set(), awaited: '', last: null, next: null },
    coach: { explains: manner.coached, advises: false, told: null },
    write: (lines) => writeTold(setting.out, lines),
  };
  const { host, me } = table;
  session.write(greeting(table));
  let lookAround = true;
  let round = Number.NaN;
  for (;;) {
    const news = host.news();
    const told = tellSteps(table, news, session.steps);
    session.steps.push(...news);
    const notices = noticesFor(session);
    if (news.length > 0 || notices.length > 0) {
      session.heard.push(...told);
      session.write([...told, ...notices]);
      lookAround ||= news.some(({ seat }) => seat !== me);
      session.last = news.findLast(({ seat, move }) => seat === me && move !== undefined)?.move ?? session.last;
      continue;
    }
    if (host.isOver()) break;
    const { view, legal } = host.position();
    const owed = legal.length === 0 ? undefined : view.pending.find(({ seat }) => seat === me);
    if (owed !== undefined && lookAround) {
      // Shows the whole position at every new round, and in between only changes that matter for the decision.
      const changes = tellChanges(session);
      const lines = view.round === round ? changes : tellAll(session);
      if (lines.length > 0) writeLine(setting.out);
      session.write(lines);
      round = view.round;
      lookAround = false;
    }
    const next = owed === undefined ? await wait(session) : await decide(session, owed);
    if (next === 'leave') {
      session.write([table.text('left')]);
      return null;
    }
  }
  await closeGame(session);
  return session.next;
}

function noticesFor({ table, steps }: Session): readonly string[] {
  return table.host.notices((to) => describeUndone(table, steps, to));
}

function greeting(table: TerminalTable): string[] {
  const { host, me, text, say } = table;
  const seats = host.seats();
  const others = seats.flatMap((_, seat) => (seat === me ? [] : [tellOther(table, seat)]));
  const hash = host.keyHash();
  return [
    text('welcome', { game: say({ key: 'game.name' }), players: seats.length, me: { seat: me }, others }),
    ...(hash === null ? [] : [text('keyHash', { hash })]),
    text('helpHint'),
  ];
}

function tellAll({ table, manner }: Session): Told[] {
  return manner.drawn ? drawPosition(table) : tellPosition(table);
}

/** Describes what matters for the decision and has changed since it was last described: an offer that everyone declined changes nothing. */
function tellChanges({ table, manner, told }: Session): string[] {
  const parts = tellStanding(table, manner.drawn);
  const changed = parts.filter((lines) => !told.has(lines.join('\n')));
  told.clear();
  for (const lines of parts) told.add(lines.join('\n'));
  return changed.flat();
}

/** Asks until the player moves, undoes or leaves, or something else happens first. */
async function decide(session: Session, decision: Decision): Promise<Next> {
  const { table, setting, lines, coach, write } = session;
  session.awaited = '';
  const moves = inMenuOrder(table, table.moves());
  const question = table.text('question', { question: table.say(table.game.sayDecision(decision)) });
  writeLine(setting.out);
  write([...tellCoach(table, coach, decision), paint(setting.out, 'bold', question), ...tellMoves(table, moves)]);
  const asked: Asked = { decision, question, moves, warned: null };
  for (;;) {
    const line = await lines.next(table.text('prompt'), table.host.change());
    if (line === NEWS) {
      writeLine(setting.out);
      return 'go on';
    }
    if (line === null) return 'leave';
    const next = await obey(session, line.trim(), asked);
    if (next !== 'stay') return next;
  }
}

/** Waits while others decide; the player may look around. Does not read a script's input until its turn comes. */
async function wait(session: Session): Promise<Next> {
  const { table, setting, lines, write } = session;
  const { host } = table;
  const who = awaited(host.position().view);
  if (who.length > 0 && session.awaited !== who.join()) write([table.text('waiting', { who: who.map((seat) => ({ seat })) })]);
  session.awaited = who.join();
  for (;;) {
    const line = setting.out.terminal ? await lines.next('', host.change()) : await host.change().then((): typeof NEWS => NEWS);
    if (line === NEWS) return 'go on';
    if (line === null) return 'leave';
    const next = await obey(session, line.trim(), null);
    if (next !== 'stay') return next;
  }
}

/** Shows the score sheet; the player may then still look around, read the log and save. */
async function closeGame(session: Session): Promise<void> {
  const { table, setting, lines, write } = session;
  const outcome = table.host.outcome();
  writeLine(setting.out);
  write([
    ...tellEnding(table),
    ...(outcome === null ? [] : tellOutcome(table, outcome)),
    table.text('afterEnd'),
    ...(table.host.again === undefined ? [] : [table.text('afterEndAgain')]),
  ]);
  for (;;) {
    const line = await lines.next(table.text('prompt'), table.host.change());
    if (line === NEWS) {
      // Ends the line of the open prompt.
      writeLine(setting.out);
      write(noticesFor(session));
    } else if (line === null || (await obey(session, line.trim(), null)) === 'leave') return;
  }
}

interface Asked {
  readonly decision: Decision;
  readonly question: string;
  readonly moves: readonly unknown[];
  /** The move that the last warning was about. */
  warned: string | null;
}

async function obey(session: Session, line: string, asked: Asked | null): Promise<Next> {
  const { table, coach, heard, write } = session;
  const { host, language } = table;
  const [word = '', ...rest] = line.split(/\s+/);
  const argument = rest.join(' ');
  if (word === '') return 'stay';
  // A move exactly as the menu prints it is always that move, even if it begins like a command: `help no`.
  if (asked?.moves.some((move) => table.game.write(move) === line)) return choose(session, line, asked);
  switch (word === '?' ? '?' : commandOf(word, language)) {
    case 'quit':
      return 'leave';
    case 'help':
      write([table.text('help'), ...(host.chat === undefined ? [] : [table.text('helpChat')])]);
      return 'stay';
    case 'log':
      write(await tellLog(table, heard));
      return 'stay';
    case 'position':
      write(tellPosition(table));
      return 'stay';
    case 'board':
      write(tellAll(session));
      return 'stay';
    case 'card':
      write(lookUp(table, argument) ?? [table.text('noThing', { name: argument })]);
      return 'stay';
    case 'prices':
      write(tellPrices(table));
      return 'stay';
    case 'scores':
      write(tellScores(table));
      return 'stay';
    case 'who':
      write(tellWho(table));
      return 'stay';
    case 'save':
      write([await saveMatch(table, argument)]);
      return 'stay';
    case 'coach':
      write(switchCoach(table, coach, argument));
      return 'stay';
    case 'agree':
    case 'refuse': {
      const answered = host.vote?.(commandOf(word, language) === 'agree') ?? null;
      if (answered === null) break;
      write(await orWhy(table, line, answered));
      return 'stay';
    }
    case 'say':
      if (host.chat === undefined) break;
      write(await orWhy(table, line, host.chat(argument)));
      return 'stay';
    case 'return':
      if (host.comeBack === undefined || host.isOver()) break;
      write(await orWhy(table, line, host.comeBack()));
      return 'stay';
    case 'again':
      if (host.again === undefined || !host.isOver()) break;
      write(await orWhy(table, line, goOn(session, host.again())));
      return session.next === null ? 'stay' : 'leave';
    default:
  }
  return asked === null ? outOfTurn(session) : answer(session, line, asked);
}

async function goOn(session: Session, laid: Promise<string>): Promise<void> {
  session.next = await laid;
}

function outOfTurn({ table, write }: Session): Next {
  write([table.text(table.host.isOver() ? 'afterEndOnly' : 'notYourTurn')]);
  return 'stay';
}

/** Handles input that belongs to the question: its moves, explanations, undo, and the answer. */
async function answer(session: Session, line: string, asked: Asked): Promise<Next> {
  const { table, write } = session;
  const { question, moves } = asked;
  const [word = '', ...rest] = line.split(/\s+/);
  const argument = rest.join(' ');
  switch (word === '?' ? '?' : commandOf(word, table.language)) {
    case 'moves':
      write([question, ...tellMoves(table, moves, argument === '' ? null : openedBy(table, moves, argument))]);
      return 'stay';
    case '?':
      write(argument === '' ? [question, ...explainDecision(table, asked.decision, moves)] : explainMove(table, moves, argument));
      return 'stay';
    case 'hint':
      write(tellHint(table));
      return 'stay';
    case 'undo':
      return undoMoves(session, argument);
    default:
      return choose(session, line, asked);
  }
}

/** Plays the move of an input line, after a warning if there is a reason against it. */
async function choose({ table, write }: Session, line: string, asked: Asked): Promise<Next> {
  const { game, host } = table;
  const choice = readChoice(table, asked.moves, line);
  if (typeof choice === 'string') {
    write([choice]);
    return 'stay';
  }
  const move = game.write(choice.move);
  const against = game.caution?.(host.position().view, choice.move, asked.moves);
  if (against !== undefined && asked.warned !== move) {
    asked.warned = move;
    write([table.text('caution', { why: table.say(against) })]);
    return 'stay';
  }
  const why = await orWhy(table, move, host.play(move));
  write(why);
  return why.length === 0 ? 'go on' : 'stay';
}

/** Returns an empty list if a request was carried out, otherwise the reason why not. */
async function orWhy(table: TerminalTable, words: string, request: Promise<void>): Promise<readonly string[]> {
  try {
    await request;
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return explainRefusal(table, words, error.refusal);
  }
}

/** Undoes the last move if that is free; or a number of moves, or the player's own last move, if the others agree (bots do). */
async function undoMoves({ table, write, last, steps }: Session, asked: string): Promise<Next> {
  const { host, me } = table;
  const { undo } = host.position();
  const to = wayBack(steps, me, asked, undo[0]);
  if (to === null) {
    write([table.text('undoWhere')]);
    return 'stay';
  }
  if (to === undefined) {
    const why = host.whyNoUndo();
    const { undoClause } = table.game;
    const before = entryBeforeLastOf(steps, me);
    // Undoing what others know needs their consent.
    const way = why !== 'barrierAsk' || before === null ? [] : [table.text('undoAsk', { what: describeUndone(table, steps, before) })];
    write([
      table.text(way.length === 0 && why === 'barrierAsk' ? 'noUndo' : why),
      ...way,
      ...(why === 'noUndo' || why === 'barrierOther' || undoClause === undefined ? [] : [tellClause(table, undoClause)]),
    ]);
    return 'stay';
  }
  const what = describeUndone(table, steps, to);
  const why = await orWhy(table, `undo ${asked}`, host.undo(to));
  if (why.length > 0) {
    write(why);
    return 'stay';
  }
  // With other people, the undo waits for their answers.
  const isDone = undo.includes(to) || !host.hasOtherPeople();
  write([
    asked === '' && last !== null ? table.text('undone', { notation: last }) : table.text(isDone ? 'undoneTo' : 'undoAsked', { what }),
  ]);
  return 'go on';
}

/** Returns the entry to undo to; undefined if no free undo is possible, null if the request cannot be parsed. */
function wayBack(steps: readonly Step[], me: Seat, asked: string, free: number | undefined): number | null | undefined {
  if (asked === '') return free;
  if (isAsk(asked)) return entryBeforeLastOf(steps, me);
  return /^\d{1,4}$/.test(asked) ? entryBefore(steps, Number(asked)) : null;
}

/** Returns whether this is the word of `undo ask`, in any language of the terminal. */
function isAsk(word: string): boolean {
  return LANGUAGES.some((language) => terminalVoice(language, String)('undoAskWord') === word.toLowerCase());
}

/** Toggles the coach's explanations or, with `coach advice`, the Master's recommendations. */
function switchCoach(table: TerminalTable, coach: Coach, argument: string): string[] {
  if (argument === '') {
    coach.explains = !coach.explains;
    coach.told = null;
    return [table.text(coach.explains ? 'coachOn' : 'coachOff')];
  }
  coach.advises = !coach.advises;
  return [table.text(coach.advises ? 'adviceOn' : 'adviceOff')];
}
