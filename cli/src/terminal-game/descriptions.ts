import { botTexts } from '@belfry/bots';
import { type DrawnLine, type GameView, isUndo, type Outcome, type ScoreLine, type Seat, winners } from '@belfry/kernel';
import type { Step } from '@belfry/live';
import type { TerminalTable } from './table.ts';
import { describeUndone } from './undone.ts';

/** A line to be read, or one that is drawn. */
export type Told = string | DrawnLine;

/** What the person may know of some steps, as lines of the log; `before` are the steps that came before them. */
export function tellSteps(table: TerminalTable, steps: readonly Step[], before: readonly Step[]): string[] {
  const { game, me } = table;
  return steps.flatMap(({ events, seat, undo }, at) => [
    ...(undo === undefined || seat === me || seat === null
      ? []
      : [table.text('undoes', { who: { seat }, what: describeUndone(table, [...before, ...steps.slice(0, at)], undo) })]),
    ...events.map((event) => table.say(game.sayEvent(event))),
  ]);
}

/** The position as the person sees it. */
export function tellPosition(table: TerminalTable): string[] {
  const sections = table.game.report(table.host.position().view);
  return sections.flatMap(({ title, lines }) => [table.say(title), ...lines.map((line) => `  ${table.say(line)}`)]);
}

/** The position with the table drawn; what the drawing shows is not said again. */
export function drawPosition(table: TerminalTable): Told[] {
  const { view } = table.host.position();
  const drawing = table.game.draw?.(view, table.say);
  if (drawing === undefined) return tellPosition(table);
  const [first, ...others] = table.game.report(view).map(({ title, lines, drawn }) => ({
    said: [table.say(title), ...lines.map((line) => `  ${table.say(line)}`)],
    drawn,
  }));
  return [...(first?.said ?? []), '', ...drawing, '', ...others.flatMap(({ said, drawn }) => (drawn ? [] : said))];
}

/** The position between two rounds, part by part: the table and the person's own things in full, of each of the others one line; nothing else of what was drawn. */
export function tellStanding(table: TerminalTable, drawn: boolean): string[][] {
  const { game, me, host } = table;
  return game.report(host.position().view).flatMap(({ title, lines, drawn: shown }) => {
    if (drawn && shown && title.key !== 'report.seat') return [];
    const said = table.say(title);
    const [first] = lines;
    const other = title.key === 'report.seat' && said !== table.say({ ...title, args: { ...title.args, seat: { seat: me } } });
    if (other && first !== undefined) return [[`${said}: ${table.say(first)}`]];
    return [[said, ...lines.map((line) => `  ${table.say(line)}`)]];
  });
}

/** Who stands how, in a line each. */
export function tellScores(table: TerminalTable): string[] {
  return table.game
    .report(table.host.position().view)
    .filter(({ title }) => title.key === 'report.seat')
    .map(({ title, lines: [first] }) => [table.say(title), ...(first === undefined ? [] : [table.say(first)])].join(': '));
}

/** Who owes a decision, as far as the person may know. */
export function awaited({ pending }: GameView): Seat[] {
  return [...new Set(pending.map(({ seat }) => seat))];
}

/** Another player at the table, and the level of a bot. */
export function tellOther(table: TerminalTable, seat: Seat): string {
  const { host, game, language } = table;
  const bot = host.seats()[seat]?.bot;
  if (bot === undefined) return table.text('whoPerson', { who: { seat } });
  return table.text('atTable', { who: { seat }, bot: botTexts(game)[language][`level.${bot.split(':')[0]}`] ?? bot });
}

/** Who sits where, played by whom, and who is to decide. */
export function tellWho(table: TerminalTable): string[] {
  const { me, host } = table;
  const owing = awaited(host.position().view);
  return host.seats().map((_, seat) => {
    const who = seat === me ? table.text('whoYou', { who: { seat } }) : tellOther(table, seat);
    return owing.includes(seat) ? table.text('whoDecides', { who }) : who;
  });
}

/** Everything that has a price. */
export function tellPrices(table: TerminalTable): string[] {
  const priced = (table.game.things ?? []).filter(({ facts }) => facts?.args?.price !== undefined || facts?.args?.cost !== undefined);
  if (priced.length === 0) return [table.text('noPrices')];
  return priced.map(({ name, facts }) => [table.say(name), ...(facts === undefined ? [] : [table.say(facts)])].join('. '));
}

/** All entries so far. What others chose in secret is told by nobody before the end, so their moves are told as events only. */
export async function tellLog(table: TerminalTable, heard: readonly string[]): Promise<string[]> {
  const { host } = table;
  if (host.position().seq === 0) return [table.text('logEmpty')];
  const log = host.outcome() === null ? null : await host.log();
  if (log === null) return [...heard];
  return log.entries.map((entry) =>
    isUndo(entry)
      ? table.text('logUndo', { seq: entry.seq, who: { seat: entry.seat }, to: entry.undo })
      : table.text('logEntry', { seq: entry.seq, who: { seat: entry.seat }, notation: entry.move }),
  );
}

/** How a match ended that was not played to its end. */
export function tellEnding({ host, text }: TerminalTable): string[] {
  const ending = host.ending?.() ?? null;
  if (ending === null) return [];
  return [ending.kind === 'conceded' ? text('conceded', { who: { seat: ending.seat } }) : text('endedByAgreement')];
}

/** The score sheet line by line, the totals and the winners. */
export function tellOutcome(table: TerminalTable, outcome: Outcome): string[] {
  const points = (values: readonly number[]): string =>
    values.map((value, seat) => table.text('sheetPoints', { who: { seat }, points: value })).join(', ');
  const line = (key: 'sheetLine' | 'tieBreak', { key: name, clause, points: values }: ScoreLine): string =>
    table.text(key, { line: table.say({ key: name }), clause, points: points(values) });
  const first = winners(outcome);
  const tied = new Set(outcome.totals).size < outcome.totals.length;
  const key = table.host.key();
  return [
    table.text('over'),
    // What brought nobody anything needs no line.
    ...outcome.sheet.filter(({ points: values }) => values.some((value) => value !== 0)).map((entry) => line('sheetLine', entry)),
    table.text('totals', { points: points(outcome.totals) }),
    ...(tied ? outcome.tieBreaks.map((entry) => line('tieBreak', entry)) : []),
    table.text('winner', { count: first.length, who: first.map((seat) => ({ seat })) }),
    ...(key === null ? [] : [table.text('key', { key })]),
  ];
}
