import {
  type Chance,
  type Clause,
  createMatch,
  type Game,
  type GameEvent,
  type Language,
  type Match,
  type Options,
  type Phrase,
  readClauses,
  type Seat,
  type Speaker,
  say,
  seatLetter,
  seededChance,
} from '@belfry/kernel';
import type { NamedBot } from '@belfry/lab';
import { type TextKey, terminalText } from '../text/index.ts';

/** A game in the terminal: one person, the others bots. */
export interface TerminalTable {
  readonly game: Game;
  readonly match: Match;
  readonly me: Seat;
  /** By seat; null where the person sits. */
  readonly bots: readonly (NamedBot | null)[];
  readonly key: string;
  /** Luck of the bots' choices, apart from that of the match. */
  readonly botChance: Chance;
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly setupEvents: readonly GameEvent[];
  /** A sentence of the game. */
  say(phrase: Phrase): string;
  /** A sentence of the terminal itself. */
  text(key: TextKey, args?: Phrase['args']): string;
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
}

/** Names that begin with the letter of the seat, which is what notation calls it. */
const NAMES = ['Agnes', 'Bram', 'Clara', 'Dirk', 'Elsa', 'Frans', 'Greta', 'Hugo'];

export function layTable(spec: TableSpec): TerminalTable {
  const { game, players, options, me, language, key } = spec;
  const setupEvents: GameEvent[] = [];
  const match = createMatch(game, { players, options, key }, undefined, (event) => setupEvents.push(event));
  const nameOf = (seat: Seat): string => `${NAMES[seat] ?? ''} (${seatLetter(seat)})`;
  const ofGame: Speaker = { language, catalogue: game.text[language], nameOf };
  const ofTerminal: Speaker = { language, catalogue: terminalText[language], nameOf };
  return {
    game,
    match,
    me,
    bots: Array.from({ length: players }, (_, seat) => (seat === me ? null : (spec.bots[seat < me ? seat : seat - 1] ?? null))),
    key,
    botChance: seededChance(spec.botKey),
    clauses: new Map(readClauses(spec.rules, game.prefix).map((clause) => [clause.id, clause])),
    setupEvents,
    say: (phrase) => say(ofGame, phrase),
    text: (textKey, args) => say(ofTerminal, { key: textKey, ...(args === undefined ? {} : { args }) }),
  };
}
