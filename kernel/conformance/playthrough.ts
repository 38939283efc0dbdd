import {
  BadInput,
  createMatch,
  type Entry,
  fold,
  type Game,
  type GameEvent,
  type GameView,
  isUndo,
  type Language,
  type MatchLog,
  type Outcome,
  type Phrase,
  pick,
  play,
  type ReportSection,
  type Seat,
  type Speaker,
  say,
  seatLetter,
  seatOfLetter,
  seededChance,
} from '../src/index.ts';
import type { Chooser, Setup } from './subject.ts';

const OUTCOMES_PER_LINE = 32;

/** Records a whole game under a seed, played by the seats' players; a seat without one moves at random. */
export function recordPlaythrough<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  setup: Setup,
  seed: number | string,
  players: readonly (Chooser<V, M> | undefined)[] = [],
): MatchLog {
  const luck = seededChance(`${seed} luck`);
  const choice = seededChance(`${seed} choice`);
  const match = createMatch(game, setup, () => luck);
  for (let owed = game.pending(match.state); owed.length > 0; owed = game.pending(match.state)) {
    const { seat } = pick(choice, owed);
    const moves = game.legal(match.state, seat);
    const move = players[seat]?.choose(game.view(match.state, seat), moves, choice).move ?? pick(choice, moves);
    play(match, seat, move, luck);
  }
  return match.log;
}

/**
 * Renders the game as reviewable text: every entry with its luck and its events in words, the position at every new round, the score sheet.
 */
export function renderPlaythrough<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  log: MatchLog,
  language: Language = 'en',
): string {
  const speaker: Speaker = { language, catalogue: game.text[language], nameOf };
  const lines = renderHeader(log);
  let round = Number.NaN;
  const match = fold(game, log, (state, events, entry) => {
    if (entry !== null) lines.push('', ...renderEntry(entry));
    for (const event of events) {
      const told = game.eventFor(event, 'open');
      if (told !== null) lines.push(`  ${say(speaker, game.sayEvent(told))} (${told.clause})`);
    }
    if (game.round(state) === round) return;
    round = game.round(state);
    lines.push('', `== round ${round}`, ...renderReport(speaker, game.report(game.view(state, 'open'))));
  });
  const outcome = game.outcome(match.state);
  if (outcome !== null)
    lines.push('', '== end', ...renderReport(speaker, game.report(game.view(match.state, 'open'))), '', ...renderSheet(speaker, outcome));
  return `${lines.join('\n')}\n`;
}

/** Returns the log of a playthrough, ignoring the words for human readers. */
export function parsePlaythrough(text: string): MatchLog {
  const lines = text.split('\n');
  const field = (name: string): string => {
    const line = lines.find((candidate) => candidate.startsWith(`${name}:`));
    if (line === undefined) throw new BadInput(`the playthrough has no line "${name}: …"`);
    return line.slice(name.length + 1).trim();
  };
  const options = field('options')
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string]);
  const setupLuck: number[] = [];
  const entries: Entry[] = [];
  let luck = setupLuck;
  for (const line of lines) {
    if (line.startsWith('> ')) {
      luck = [];
      entries.push(parseEntry(line, luck));
    } else if (line.startsWith('  ~ ')) luck.push(...line.slice(4).split(' ').map(Number));
  }
  const header = {
    game: field('game'),
    rules: Number(field('rules')),
    players: Number(field('players')),
    options: Object.fromEntries(options),
    chance: setupLuck,
  };
  return { header, entries };
}

function nameOf(seat: Seat): string {
  return seatLetter(seat).toUpperCase();
}

function renderHeader({ header }: MatchLog): string[] {
  const options = Object.entries(header.options).map(([id, value]) => `${id}=${value}`);
  return [
    `game: ${header.game}`,
    `rules: ${header.rules}`,
    `players: ${header.players}`,
    `options: ${options.join(' ')}`.trimEnd(),
    '',
    'setup',
    ...renderLuck(header.chance),
  ];
}

function renderEntry(entry: Entry): string[] {
  const start = `> ${entry.seq} ${seatLetter(entry.seat)}`;
  if (!isUndo(entry)) return [`${start} ${entry.move}`, ...renderLuck(entry.chance)];
  const consent = entry.consent === undefined ? '' : ` consent ${entry.consent.map(seatLetter).join(' ')}`;
  return [`${start} undo ${entry.undo}${consent}`];
}

function parseEntry(line: string, chance: number[]): Entry {
  const [, seq, letter, move] = /^> (\d+) ([a-h]) (.+)$/.exec(line) ?? [];
  if (letter === undefined || move === undefined) throw new BadInput(`"${line}" is not an entry like "> 12 b build castle"`);
  const place = { seq: Number(seq), seat: seatOfLetter(letter) };
  const undo = /^undo (\d+)(?: consent ([a-h ]+))?$/.exec(move);
  if (undo === null) return { ...place, move, chance };
  const consent = undo[2]?.split(' ').map(seatOfLetter);
  return { ...place, undo: Number(undo[1]), ...(consent === undefined ? {} : { consent }) };
}

function renderLuck(outcomes: readonly number[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < outcomes.length; at += OUTCOMES_PER_LINE) lines.push(`  ~ ${outcomes.slice(at, at + OUTCOMES_PER_LINE).join(' ')}`);
  return lines;
}

function renderReport(speaker: Speaker, sections: readonly ReportSection[]): string[] {
  return sections.flatMap(({ title, lines }) => [`  ${say(speaker, title)}`, ...lines.map((line) => `    ${say(speaker, line)}`)]);
}

/** Renders the score sheet as a table: the totals, then tie-breaks, then places. */
function renderSheet(speaker: Speaker, outcome: Outcome): string[] {
  const words = (key: string, clause: string): string => `${say(speaker, { key } satisfies Phrase)} (${clause})`;
  const rows: [string, readonly (number | string)[]][] = [
    ['', outcome.totals.map((_, seat) => nameOf(seat))],
    ...outcome.sheet.map(({ key, clause, points }): [string, readonly number[]] => [words(key, clause), points]),
    ['=', outcome.totals],
    ...outcome.tieBreaks.map(({ key, clause, points }): [string, readonly number[]] => [words(key, clause), points]),
    ['place', outcome.places],
  ];
  const width = Math.max(...rows.map(([title]) => title.length));
  return rows.map(([title, cells]) => `  ${title.padEnd(width)}${cells.map((cell) => String(cell).padStart(5)).join('')}`);
}
