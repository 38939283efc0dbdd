import {
  type Chance,
  type Clause,
  type Game,
  type Language,
  type MatchLog,
  type Options,
  type Phrase,
  readClauses,
  type Seat,
  type SeatNote,
  type Speaker,
  say,
  seatLetter,
  seededChance,
} from '@belfry/kernel';
import type { NamedBot } from '@belfry/lab';
import { dealMatch, type LiveMatch, matchRefusals, openMatch, type PlainRefusal } from '@belfry/live';
import { NAMES } from '../names.ts';
import { type TextKey, terminalText } from '../text/index.ts';

/** A game in the terminal: one person, the others bots. */
export interface TerminalTable {
  readonly game: Game;
  readonly live: LiveMatch;
  readonly me: Seat;
  /** Who sits there, for a file. */
  readonly seats: readonly SeatNote[];
  /** By seat; null where the person sits. */
  readonly bots: readonly (NamedBot | null)[];
  readonly key: string;
  /** Luck of the bots' choices, apart from that of the match. */
  readonly botChance: Chance;
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly language: Language;
  /** A sentence of the game. */
  say(phrase: Phrase): string;
  /** A move of the person as a choice in the position as it is. */
  sayMove(move: unknown): string;
  /** A sentence of the terminal itself. */
  text(key: TextKey, args?: Phrase['args']): string;
  /** Why something was not done: the sentence of the game, or of the match. */
  why(refusal: PlainRefusal): string;
}

export interface TableSpec {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
  readonly me: Seat;
  /** For the other seats, in order. */
  readonly bots: readonly NamedBot[];
  readonly language: Language;
  /** The text of RULES.md. */
  readonly rules: string;
  readonly key: string;
  readonly botKey: string;
  /** Go on with this match; its game are the rules it was begun with. */
  readonly from?: MatchLog;
}

/** What a seat is called that nobody gave another name. */
export function nameAt(seat: Seat): string {
  return `${NAMES[seat] ?? '?'} (${seatLetter(seat)})`;
}

export function layTable(spec: TableSpec): TerminalTable {
  const { game, players, options, me, language, key } = spec;
  const bots = Array.from({ length: players }, (_, seat) => (seat === me ? null : (spec.bots[seat < me ? seat : seat - 1] ?? null)));
  const seats = bots.map(
    (bot, seat): SeatNote => ({ name: spec.from?.seats?.[seat]?.name ?? NAMES[seat] ?? '?', ...(bot === null ? {} : { bot: bot.name }) }),
  );
  const nameOf = (seat: Seat): string => `${seats[seat]?.name} (${seatLetter(seat)})`;
  const ofGame: Speaker = { language, catalogue: game.text[language], nameOf };
  const ofTerminal: Speaker = { language, catalogue: terminalText[language], nameOf };
  const ofMatch: Speaker = { language, catalogue: matchRefusals[language], nameOf };
  const live = spec.from === undefined ? dealMatch(game, { players, options, key }, Date.now()) : goOn(game, spec.from, Date.now());
  return {
    game,
    live,
    me,
    seats,
    bots,
    key,
    botChance: seededChance(spec.botKey),
    clauses: new Map(readClauses(spec.rules, game.prefix).map((clause) => [clause.id, clause])),
    language,
    say: (phrase) => say(ofGame, phrase),
    sayMove: (move) => say(ofGame, game.sayMove(move, game.view(live.match.state, me))),
    why: ({ reason, args, phrase }) => (phrase === undefined ? say(ofMatch, { key: `refused.${reason}`, args }) : say(ofGame, phrase)),
    text: (textKey, args) => say(ofTerminal, { key: textKey, ...(args === undefined ? {} : { args }) }),
  };
}

/** What is still to come has chance of its own, so nothing can be published that all of it follows from. */
function goOn(game: Game, { header, entries }: MatchLog, now: number): LiveMatch {
  const { key: _key, keyHash: _hash, ...known } = header;
  return openMatch(
    game,
    known,
    entries.map((entry) => ({ entry, at: now, request: null })),
    now,
  );
}
