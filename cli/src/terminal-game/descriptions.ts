import { botTexts } from '@belfry/bots';
import { type DrawnLine, type GameView, isUndo, type Outcome, type ScoreLine, type Seat, winners } from '@belfry/kernel';
import type { Step } from '@belfry/live';
import type { TerminalTable } from './table.ts';
import { describeUndone } from './undone.ts';

/** A line of text, or a drawn line. */
export type Told = string | DrawnLine;

/** Describes the visible part of some steps as log lines; `before` holds the earlier steps. */
export function tellSteps(table: TerminalTable, steps: readonly Step[], before: readonly Step[]): string[] {
  const { game, me } = table;
  return steps.flatMap(({ events, seat, undo }, at) => [
    ...(undo === undefined || seat === me || seat === null
      ? []
      : [table.text('undoes', { who: { seat }, what: describeUndone(table, [...before, ...steps.slice(0, at)], undo) })]),
    ...events.map((event) => table.say(game.sayEvent(event))),
  ]);
}

/** Describes the position as the player sees it. */
export function tellPosition(table: TerminalTable): string[] {
  const sections = table.game.report(table.host.position().view);
  return sections.flatMap(({ title, lines }) => [table.say(title), ...lines.map((line) => `  ${table.say(line)}`)]);
}

/** Describes the position in words or, `drawn`, with a drawing of the table. */
export function tellTable(table: TerminalTable, drawn: boolean): Told[] {
  return drawn ? drawPosition(table) : tellPosition(table);
}

/** Describes the position with a drawing of the table, omitting in words what the drawing shows. */
function drawPosition(table: TerminalTable): Told[] {
  const { view } = table.host.position();
  const drawing = table.game.draw?.(view, table.say);
  if (drawing === undefined) return tellPosition(table);
  const [first, ...others] = table.game.report(view).map(({ title, lines, drawn }) => ({
    said: [table.say(title), ...lines.map((line) => `  ${table.say(line)}`)],
    drawn,
  }));
  return [...(first?.said ?? []), '', ...drawing, '', ...others.flatMap(({ said, drawn }) => (drawn ? [] : said))];
}

/**
 * Describes the position in parts for updates within a round: the table and the player's own things in full, one line for each other
 * player; otherwise nothing that the drawing showed.
 */
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

/** Describes each player's score, one line each. */
export function tellScores(table: TerminalTable): string[] {
  return table.game
    .report(table.host.position().view)
    .filter(({ title }) => title.key === 'report.seat')
    .map(({ title, lines: [first] }) => [table.say(title), ...(first === undefined ? [] : [table.say(first)])].join(': '));
}

/** Returns who owes a decision, as far as the player may know. */
export function awaited({ pending }: GameView): Seat[] {
  return [...new Set(pending.map(({ seat }) => seat))];
}

/** Describes another player at the table; for a bot, with its level. */
export function tellOther(table: TerminalTable, seat: Seat): string {
  const { host, game, language } = table;
  const bot = host.seats()[seat]?.bot;
  if (bot === undefined) return table.text('whoPerson', { who: { seat } });
  return table.text('atTable', { who: { seat }, bot: botTexts(game)[language][`level.${bot.split(':')[0]}`] ?? bot });
}

/** Describes who has each seat, and who has to decide. */
export function tellWho(table: TerminalTable): string[] {
  const { me, host } = table;
  const owing = awaited(host.position().view);
  return host.seats().map((_, seat) => {
    const who = seat === me ? table.text('whoYou', { who: { seat } }) : tellOther(table, seat);
    return owing.includes(seat) ? table.text('whoDecides', { who }) : who;
  });
}

/** Describes everything that has a price. */
export function tellPrices(table: TerminalTable): string[] {
  const priced = (table.game.things ?? []).filter(({ facts }) => facts?.args?.price !== undefined || facts?.args?.cost !== undefined);
  if (priced.length === 0) return [table.text('noPrices')];
  return priced.map(({ name, facts }) => [table.say(name), ...(facts === undefined ? [] : [table.say(facts)])].join('. '));
}

/** Describes all entries so far. Secret choices stay hidden before the end, so until then the log lists events instead of moves. */
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

/** Describes how a match ended early. */
export function tellEnding({ host, text }: TerminalTable): string[] {
  const ending = host.ending?.() ?? null;
  if (ending === null) return [];
  return [ending.kind === 'conceded' ? text('conceded', { who: { seat: ending.seat } }) : text('endedByAgreement')];
}

/** Describes the score sheet line by line, the totals and the winners. */
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
    // Omits lines on which nobody scored.
    ...outcome.sheet.filter(({ points: values }) => values.some((value) => value !== 0)).map((entry) => line('sheetLine', entry)),
    table.text('totals', { points: points(outcome.totals) }),
    ...(tied ? outcome.tieBreaks.map((entry) => line('tieBreak', entry)) : []),
    table.text('winner', { count: first.length, who: first.map((seat) => ({ seat })) }),
    ...(key === null ? [] : [table.text('key', { key })]),
  ];
}
