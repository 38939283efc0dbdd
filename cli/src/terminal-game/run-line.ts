import { planMove, tellNote } from './answers-in-advance.ts';
import { switchCoach, tellHint } from './coach.ts';
import { commandOf } from './commands.ts';
import { tellLog, tellPosition, tellPrices, tellScores, tellTable, tellWho } from './descriptions.ts';
import { explainDecision, explainMove, orWhy, readChoice } from './explain.ts';
import { lookUp } from './lookup.ts';
import { openedBy, tellMoves } from './menu.ts';
import { saveMatch } from './save.ts';
import type { Asked, Next, Session } from './session-state.ts';
import { undoMoves } from './undo.ts';

/** Carries out an input line. Without a question, only what may be done at any time. */
export async function runLine(session: Session, line: string, asked: Asked | null): Promise<Next> {
  const { table, manner, coach, heard, write } = session;
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
      write(tellTable(table, manner.drawn));
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
    case 'note':
      if (host.note === undefined) break;
      write(await orWhy(table, line, tell(session, tellNote(table, host.note, argument))));
      return 'stay';
    case 'plan':
      if (host.plan === undefined || asked !== null || host.isOver()) break;
      write(await orWhy(table, line, tell(session, planMove(table, host.plan, argument))));
      return 'stay';
    case 'again':
      if (host.again === undefined || !host.isOver()) break;
      write(await orWhy(table, line, goOn(session, host.again())));
      return session.next === null ? 'stay' : 'leave';
    default:
  }
  return asked === null ? outOfTurn(session) : answer(session, line, asked);
}

async function tell({ write }: Session, told: Promise<readonly string[]>): Promise<void> {
  write(await told);
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
