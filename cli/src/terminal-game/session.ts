import type { Decision } from '@belfry/kernel';
import { type Environment, paint, writeLine, writeTold } from '../base/environment.ts';
import { tellCoach } from './coach.ts';
import { awaited, tellEnding, tellOther, tellOutcome, tellStanding, tellSteps, tellTable } from './descriptions.ts';
import { type Lines, linesOf, NEWS } from './lines.ts';
import { inMenuOrder, tellMoves } from './menu.ts';
import { runLine } from './run-line.ts';
import type { Asked, Manner, Next, Session } from './session-state.ts';
import type { TerminalTable } from './table.ts';
import { describeUndone } from './undone.ts';

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
      const lines = view.round === round ? changes : tellTable(table, manner.drawn);
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
    const next = await runLine(session, line.trim(), asked);
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
    const next = await runLine(session, line.trim(), null);
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
    } else if (line === null || (await runLine(session, line.trim(), null)) === 'leave') return;
  }
}
