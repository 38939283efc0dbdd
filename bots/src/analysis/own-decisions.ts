import { fold, type GameEvent, type GameView, isUndo, type MatchLog, type Phrase, type Seat } from '@belfry/kernel';
import type { BotGame } from '../contract/bot-game.ts';

/** One decision of a seat in a match: what it saw, what it could do and what it did. */
export interface OwnDecision {
  readonly seq: number;
  readonly view: GameView;
  /** In notation. */
  readonly moves: readonly string[];
  readonly played: string;
}

/** A seat's decisions in a match, and what it never used. */
export interface OwnPart {
  readonly players: number;
  readonly rounds: number;
  readonly decisions: readonly OwnDecision[];
  /** Things that other seats used and this seat never did, if they have a name. */
  readonly unused: readonly Phrase[];
}

/** Returns the decisions that the seat made itself, had a real choice in, and did not undo. Each view is what the seat saw at the time. */
export function ownPart(game: BotGame, log: MatchLog, seat: Seat): OwnPart {
  const decisions: OwnDecision[] = [];
  const own = new Set<string>();
  const others = new Set<string>();
  const noteUses = (events: readonly GameEvent[], by: Seat): void => {
    for (const use of events.flatMap((event) => game.uses(event))) (by === seat ? own : others).add(use);
  };
  const noteDecision = (state: unknown, seq: number): void => {
    const entry = log.entries[seq - 1];
    if (entry === undefined || entry.seat !== seat || isUndo(entry) || entry.by !== undefined) return;
    const moves = game.legal(state, seat).map((move) => game.write(move));
    if (moves.length > 1) decisions.push({ seq, view: game.view(state, seat), moves, played: entry.move });
  };
  const { line, state } = fold(game, log, (state, events, entry) => {
    if (entry !== null) noteUses(events, entry.seat);
    noteDecision(state, (entry?.seq ?? 0) + 1);
  });
  const counting = new Set(line.map(({ entry }) => entry.seq));
  return {
    players: log.header.players,
    rounds: game.round(state),
    decisions: decisions.filter(({ seq }) => counting.has(seq)),
    unused: game.usage.filter((use) => others.has(use) && !own.has(use)).flatMap((use) => nameOfUse(game, use) ?? []),
  };
}

/** Kinds of things whose use is counted, with the key prefix under which a game names them. */
const NAMED: Readonly<Record<string, string>> = {
  action: 'action',
  character: 'character',
  favour: 'favour',
  built: 'building',
  build: 'piece',
  sell: 'good',
  enter: 'council',
};

/** Returns the name of a thing that can be used; where two things have the same name, their own one here tells them apart. */
export function nameOfUse(game: BotGame, use: string): Phrase | null {
  const [kind = '', name, ...how] = use.split(' ');
  const key = `${NAMED[kind]}.${name}`;
  // A particular way of using it, such as a wall built with help, has no name of its own.
  if (NAMED[kind] === undefined || how.length > 0) return null;
  const found = [`${key}.used`, key].find((each) => game.text.en[each] !== undefined);
  return found === undefined ? null : { key: found };
}
