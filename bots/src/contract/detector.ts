import { type Chance, isLegal, type Rules, type Seat } from '@belfry/kernel';

/** A move of a finished game, and the state before it. */
export interface PlayedMove<S = unknown, M = unknown> {
  readonly state: S;
  readonly seat: Seat;
  readonly move: M;
  readonly legal: readonly M[];
}

/** A game from its first move to its end. */
export interface Course<S = unknown, M = unknown> {
  readonly game: Rules<S, M>;
  readonly played: readonly PlayedMove<S, M>[];
  readonly end: S;
}

/** Finds one kind of obvious blunder, a move that a good player would laugh at. */
export interface Detector<S = unknown, M = unknown> {
  readonly name: string;
  /** Describes the blunder. */
  readonly says: string;
  /** Tells whether the move at this index is such a blunder. It may look at what came after it. */
  finds(course: Course<S, M>, at: number): boolean;
}

/** A blunder that a seat can recognise at once from what it knows; bots leave it out if there is another move. */
export interface Blunder<S = unknown, M = unknown> {
  readonly name: string;
  readonly says: string;
  isOne(played: PlayedMove<S, M>): boolean;
}

export function detectorOf<S, M>({ name, says, isOne }: Blunder<S, M>): Detector<S, M> {
  return { name, says, finds: ({ played }, at) => played[at] !== undefined && isOne(played[at]) };
}

/** Returns the moves without blunders; all of them if there are no others. */
export function withoutBlunders<S, M>(blunders: readonly Blunder<S, M>[], state: S, seat: Seat, legal: readonly M[]): readonly M[] {
  const sound = legal.filter((move) => !blunders.some((blunder) => blunder.isOne({ state, seat, move, legal })));
  return sound.length === 0 ? legal : sound;
}

/** Plays the given moves from a state and returns the course of the game. */
export function courseOf<S, M>(game: Rules<S, M>, from: S, moves: readonly (readonly [Seat, M])[], chance: Chance): Course<S, M> {
  const end = game.clone(from);
  const played = moves.map(([seat, move]): PlayedMove<S, M> => {
    const state = game.clone(end);
    if (!isLegal(game, end, seat, move)) throw new Error(`"${game.write(move)}" is not legal for seat ${seat}`);
    game.apply(end, seat, move, { chance });
    return { state, seat, move, legal: game.legal(state, seat) };
  });
  return { game, played, end };
}
