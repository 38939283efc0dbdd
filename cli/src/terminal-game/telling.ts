import { type GameEvent, isUndo, type Outcome, type ScoreLine, winners } from '@belfry/kernel';
import { isOver } from '@belfry/live';
import type { TerminalTable } from './table.ts';

/** What the person may know of some events, as lines of the log. */
export function tellEvents(table: TerminalTable, events: readonly GameEvent[]): string[] {
  const { game, me } = table;
  return events.flatMap((event) => {
    const seen = game.eventFor(event, me);
    return seen === null ? [] : [table.say(game.sayEvent(seen))];
  });
}

/** The position as the person sees it. */
export function tellPosition(table: TerminalTable): string[] {
  const { game, live, me } = table;
  const sections = game.report(game.view(live.match.state, me));
  return sections.flatMap(({ title, lines }) => [table.say(title), ...lines.map((line) => `  ${table.say(line)}`)]);
}

/** The position between two rounds: the table and the person's own things in full, of each of the others one line. */
export function tellStanding(table: TerminalTable): string[] {
  const { game, live, me } = table;
  return game.report(game.view(live.match.state, me)).flatMap(({ title, lines }) => {
    const said = table.say(title);
    const [first] = lines;
    const other = title.key === 'report.seat' && said !== table.say({ ...title, args: { ...title.args, seat: { seat: me } } });
    if (other && first !== undefined) return [`${said}: ${table.say(first)}`];
    return [said, ...lines.map((line) => `  ${table.say(line)}`)];
  });
}

/** Who stands how, in a line each. */
export function tellScores(table: TerminalTable): string[] {
  const { game, live, me } = table;
  return game
    .report(game.view(live.match.state, me))
    .filter(({ title }) => title.key === 'report.seat')
    .map(({ title, lines: [first] }) => [table.say(title), ...(first === undefined ? [] : [table.say(first)])].join(': '));
}

/** Who sits where, played by whom, and who is to decide. */
export function tellWho(table: TerminalTable): string[] {
  const { game, live, me, bots } = table;
  const owing = new Set(game.pending(live.match.state).map(({ seat }) => seat));
  return bots.map((bot, seat) => {
    const who = seat === me ? table.text('whoYou', { who: { seat } }) : table.text('atTable', { who: { seat }, bot: bot?.name ?? '' });
    return owing.has(seat) ? table.text('whoDecides', { who }) : who;
  });
}

/** Everything that has a price. */
export function tellPrices(table: TerminalTable): string[] {
  const priced = (table.game.things ?? []).filter(({ facts }) => facts?.args?.price !== undefined || facts?.args?.cost !== undefined);
  if (priced.length === 0) return [table.text('noPrices')];
  return priced.map(({ name, facts }) => [table.say(name), ...(facts === undefined ? [] : [table.say(facts)])].join('. '));
}

/** All entries so far. What others chose in secret is told by nobody before the end, so their moves are told as events only. */
export function tellLog(table: TerminalTable, heard: readonly string[]): string[] {
  const { live } = table;
  const { entries } = live.match.log;
  if (entries.length === 0) return [table.text('logEmpty')];
  if (!isOver(live)) return [...heard];
  return entries.map((entry) =>
    isUndo(entry)
      ? table.text('logUndo', { seq: entry.seq, who: { seat: entry.seat }, to: entry.undo })
      : table.text('logEntry', { seq: entry.seq, who: { seat: entry.seat }, notation: entry.move }),
  );
}

/** The score sheet line by line, the totals and the winners. */
export function tellOutcome(table: TerminalTable, outcome: Outcome): string[] {
  const points = (values: readonly number[]): string =>
    values.map((value, seat) => table.text('sheetPoints', { who: { seat }, points: value })).join(', ');
  const line = (key: 'sheetLine' | 'tieBreak', { key: name, clause, points: values }: ScoreLine): string =>
    table.text(key, { line: table.say({ key: name }), clause, points: points(values) });
  const first = winners(outcome);
  const tied = new Set(outcome.totals).size < outcome.totals.length;
  return [
    table.text('over'),
    ...outcome.sheet.map((entry) => line('sheetLine', entry)),
    table.text('totals', { points: points(outcome.totals) }),
    ...(tied ? outcome.tieBreaks.map((entry) => line('tieBreak', entry)) : []),
    table.text('winner', { count: first.length, who: first.map((seat) => ({ seat })) }),
    ...(table.live.match.log.header.keyHash === undefined ? [] : [table.text('key', { key: table.key })]),
  ];
}
