import {
  adviserOf,
  type BotGame,
  botByName,
  explain,
  isPuzzle,
  isRight,
  type Judge,
  type Judgement,
  judgeMoves,
  mayBecomePuzzle,
  nextToSpeak,
  type Puzzle,
  type PuzzleLevel,
  puzzleMoves,
  stands,
  weighMoves,
} from '@belfry/bots';
import { completeOptions, type GameView, itemAt, type Seat, seatOfView, seededChance } from '@belfry/kernel';

/** The settings of a search for puzzles. */
export interface PuzzlePlan {
  readonly seed: string;
  /** Iterations of each of the two searches that must agree. */
  readonly iterations: number;
}

/** A puzzle that has no name yet. */
export type FoundPuzzle = Omit<Puzzle, 'id'>;

/**
 * The checks a decision passes in turn: it has enough moves, they differ by one-ply judgement, one search finds one move right and all
 * others clearly wrong, not every bot finds it, a second search agrees, and the game can say why.
 */
export const SIEVES = ['asked', 'different', 'clear', 'hard', 'agreed', 'told'] as const;
export type Sieve = (typeof SIEVES)[number];

/** The puzzles of a match, and how many of its decisions passed each check. */
export interface Harvest {
  readonly puzzles: readonly FoundPuzzle[];
  readonly passed: Readonly<Record<Sieve, number>>;
}

/** The bot that plays the matches for puzzles. */
const MASTER = 'master:40it';
/** The number of players, match by match: most people play with four. */
const TABLES = [4, 3, 4, 2, 4];
/** With fewer moves there is nothing to find. */
const FEWEST_MOVES = 3;
/** The most puzzles per match and the entries between them, so that no puzzle gives another away. */
const MOST_OF_A_MATCH = 4;
const ENTRIES_APART = 10;

/** Lets Masters play a match, and finds the decisions in it where one move is right and all others are clearly wrong. */
export function puzzlesOfMatch(game: BotGame, { seed, iterations }: PuzzlePlan, match: number): Harvest {
  const judge = adviserOf(game);
  const master = botByName(game, MASTER);
  const players = Math.max(game.players.min, Math.min(game.players.max, itemAt(TABLES, match % TABLES.length)));
  const chance = seededChance(`${seed}:${match}`);
  const state = game.setup(players, completeOptions(game.options), { chance });
  const puzzles: FoundPuzzle[] = [];
  const passed = { asked: 0, different: 0, clear: 0, hard: 0, agreed: 0, told: 0 };
  let next = 0;
  for (let entry = 0, pending = game.pending(state); pending.length > 0 && puzzles.length < MOST_OF_A_MATCH; entry++) {
    const seat = nextToSpeak(game, pending, chance);
    const view = game.view(state, seat);
    const moves = game.legal(state, seat);
    const asked = entry >= next && mayAsk(judge, state, seat) ? puzzleMoves(game, view, moves) : [];
    if (asked.length >= FEWEST_MOVES) {
      const puzzle = puzzleAt(game, view, asked, iterations, `${seed}:${match}:${entry}`, (sieve) => {
        passed[sieve]++;
      });
      if (puzzle !== null) {
        puzzles.push({ players, ...puzzle });
        next = entry + ENTRIES_APART;
      }
    }
    game.apply(state, seat, master.choose(view, moves, chance).move, { chance });
    pending = game.pending(state);
  }
  return { puzzles, passed };
}

/** If a choice should be unpredictable, no single move is right. */
function mayAsk({ evaluation }: Judge, state: unknown, seat: Seat): boolean {
  return evaluation.secrets?.varies(state, seat) !== true;
}

/**
 * Most decisions are no puzzles, which shows early, so the cheap checks come first. For the others two long searches with different luck
 * must agree.
 */
function puzzleAt(
  game: BotGame,
  view: GameView,
  moves: readonly unknown[],
  iterations: number,
  seed: string,
  passed: (sieve: Sieve) => void,
): Omit<FoundPuzzle, 'players'> | null {
  passed('asked');
  const judge = adviserOf(game);
  if (!differs(judge, view, moves, seed)) return null;
  passed('different');
  const search = (luck: string, isWorthIt: (soFar: readonly Judgement[]) => boolean): Judgement[] =>
    judgeMoves(judge, view, moves, { iterations }, `${seed}:${luck}`, {
      isWorthIt,
      goesOn: (soFar) => isWorthIt(soFar) && !isPuzzle(soFar),
    });
  const ideas = search('first', mayBecomePuzzle);
  if (!isPuzzle(ideas)) return null;
  passed('clear');
  const right = ideas.filter(isRight).map(({ move }) => move);
  const level = levelOf(judge, view, moves, right, seed);
  if (level === null) return null;
  passed('hard');
  // The second search does not stop early for a few unlucky rounds.
  const again = search('second', () => true);
  if (!isPuzzle(again) || !stands({ ideas }, again)) return null;
  passed('agreed');
  const tempting = temptingOf(judge, view, moves, right, seed);
  const { reason } = explain(game, view, itemAt(right, 0), tempting, tempting);
  if (reason === null) return null;
  passed('told');
  return { level, view, ideas: ideas.map(rounded), tempting };
}
/**
 * If most moves, or the three best, are equal by one-ply judgement, they are also equal later: this check would have lost three of 110
 * puzzles.
 */
const SPREAD = 0.02;
const SPREAD_OF_BEST = 0.01;
const FEW_WORLDS = 6;

/** Tells whether the best move is clearly better than most, and better than the third, by one-ply judgement. */
function differs(judge: Judge, view: GameView, moves: readonly unknown[], seed: string): boolean {
  const seat = seatOfView(view);
  const shares = weighMoves(judge, view, seat, moves, seededChance(`${seed}:sight`), FEW_WORLDS).map((each) => itemAt(each, seat));
  const sorted = shares.sort((a, b) => b - a);
  const lead = (over: number): number => itemAt(sorted, 0) - itemAt(sorted, over);
  return lead(Math.floor(sorted.length / 2)) >= SPREAD && lead(2) >= SPREAD_OF_BEST;
}

/** How often each bot tries. */
const TRIES = 5;

/**
 * Returns the first bot that finds the solution more often than not; null if even the Apprentice never misses it, which makes it no puzzle.
 */
function levelOf(judge: Judge, view: GameView, moves: readonly unknown[], right: readonly string[], seed: string): PuzzleLevel | null {
  const { game } = judge;
  const finds = (name: string): number => {
    const bot = botByName(game, name);
    const chance = seededChance(`${seed}:${name}`);
    return Array.from({ length: TRIES }, () => game.write(bot.choose(view, moves, chance).move)).filter((move) => right.includes(move))
      .length;
  };
  const journeyman = finds('journeyman');
  const apprentice = finds('apprentice');
  if (apprentice === TRIES && journeyman === TRIES) return null;
  return apprentice > TRIES / 2 ? 'apprentice' : journeyman > TRIES / 2 ? 'journeyman' : 'master';
}

const WORLDS = 24;

/** Returns the wrong move with the best one-ply judgement. */
function temptingOf({ game, ...judge }: Judge, view: GameView, moves: readonly unknown[], right: readonly string[], seed: string): string {
  const seat = seatOfView(view);
  const shares = weighMoves({ game, ...judge }, view, seat, moves, seededChance(`${seed}:tempting`), WORLDS);
  const wrong = moves
    .map((move, at) => ({ move: game.write(move), share: itemAt(itemAt(shares, at), seat) }))
    .filter(({ move }) => !right.includes(move));
  return wrong.reduce((best, each) => (each.share > best.share ? each : best)).move;
}

/** Rounds to a tenth of a percent, which is precise enough. */
function rounded({ move, share, loss, error }: Judgement): Judgement {
  const thousandths = (number: number): number => Math.round(number * 1000) / 1000;
  return { move, share: thousandths(share), loss: thousandths(loss), error: thousandths(error) };
}
