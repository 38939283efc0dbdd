import type { BotGame } from '@belfry/bots';
import {
  type Chance,
  type Clause,
  type Language,
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
import { type LiveMatch, matchRefusals, type PlainRefusal } from '@belfry/live';
import { NAMES } from '../base/names.ts';
import { type TerminalSay, terminalVoice } from '../text/index.ts';
import type { Host } from './host.ts';

/** A match from one player's view at a terminal, on any host. */
export interface TerminalTable {
  readonly game: BotGame;
  readonly me: Seat;
  readonly host: Host;
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly language: Language;
  moves(): readonly unknown[];
  /** Returns a state consistent with the player's knowledge: the rules are asked about it, so that no answer reveals more. */
  state(): unknown;
  /** Returns a sentence of the game. */
  say(phrase: Phrase): string;
  /** Returns a move of the player as a choice in the current position. */
  sayMove(move: unknown): string;
  /** Returns a sentence of the terminal itself. */
  readonly text: TerminalSay;
  /** Returns why something was refused: the sentence of the game, or of the match. */
  why(refusal: PlainRefusal): string;
}

/** A table in this process: one person, with bots in the other seats. */
export interface LocalTable extends TerminalTable {
  readonly live: LiveMatch;
  /** The players, for match files. */
  readonly seats: readonly SeatNote[];
  /** By seat; null where the person sits. */
  readonly bots: readonly (NamedBot | null)[];
  readonly key: string;
  /** Luck for the bots' choices, separate from the match's. */
  readonly botChance: Chance;
}

/** Returns the default name of a seat. */
export function nameAt(seat: Seat): string {
  return `${NAMES[seat] ?? '?'} (${seatLetter(seat)})`;
}

export interface Place {
  readonly game: BotGame;
  readonly me: Seat;
  readonly host: Host;
  readonly language: Language;
  /** The text of RULES.md. */
  readonly rules: string;
}

/** Returns a player's table on a given host. */
export function sitDown({ game, me, host, language, rules }: Place): TerminalTable {
  const nameOf = (seat: Seat): string => `${host.seats()[seat]?.name ?? '?'} (${seatLetter(seat)})`;
  const ofGame: Speaker = { language, catalogue: game.text[language], nameOf };
  const ofMatch: Speaker = { language, catalogue: matchRefusals[language], nameOf };
  return {
    game,
    me,
    host,
    clauses: new Map(readClauses(rules, game.prefix).map((clause) => [clause.id, clause])),
    language,
    moves: () => host.position().legal.map((words) => game.read(words)),
    state: () => game.determinize(host.position().view, seededChance('what if')),
    say: (phrase) => say(ofGame, phrase),
    sayMove: (move) => say(ofGame, game.sayMove(move, host.position().view)),
    why: ({ reason, args, phrase, message }) => {
      if (phrase !== undefined) return say(ofGame, phrase);
      const key = `refused.${reason}`;
      return ofMatch.catalogue[key] === undefined ? message : say(ofMatch, { key, args });
    },
    text: terminalVoice(language, nameOf),
  };
}
