import { type Bot, type BotGame, type Course, type Detector, nextToSpeak, type PlayedMove, prepare } from '@belfry/bots';
import { type Dealer, type GameEvent, itemAt, type Options, seededChance } from '@belfry/kernel';

/** How often one kind of blunder occurred. */
export interface Detection {
  readonly name: string;
  readonly says: string;
  readonly hits: number;
  /** The first few occurrences: the seeds of the games and the numbers of the moves. */
  readonly where: readonly string[];
}

export interface CoursePlan {
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
}

/** Plays a game with a bot at every seat and keeps every state. */
export function playCourse(game: BotGame, { players, options, seed }: CoursePlan, bot: Bot): Course {
  const luck: Dealer<GameEvent> = { chance: seededChance(seed) };
  const minds = seededChance(`${seed}:minds`);
  const state = game.setup(players, options, luck);
  const played: PlayedMove[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, minds);
    const { view, moves } = prepare(game, state, seat, bot);
    const { move } = bot.choose(view, moves, minds);
    played.push({ state: game.clone(state), seat, move, legal: moves });
    game.apply(state, seat, move, luck);
  }
  return { game, played, end: state };
}

/** The hits of each detector in a game, as move numbers from 1. */
export interface DetectedGame {
  readonly seed: string;
  readonly hits: readonly (readonly number[])[];
}

export function detect(course: Course, detectors: readonly Detector[]): number[][] {
  return detectors.map((detector) => course.played.flatMap((_, at) => (detector.finds(course, at) ? [at + 1] : [])));
}

const MOST_PLACES = 6;

/** Sums up several games in one table. */
export function addUp(detectors: readonly Detector[], games: readonly DetectedGame[]): Detection[] {
  return detectors.map(({ name, says }, at) => {
    const where = games.flatMap(({ seed, hits }) => itemAt(hits, at).map((move) => `${seed} #${move}`));
    return { name, says, hits: where.length, where: where.slice(0, MOST_PLACES) };
  });
}
