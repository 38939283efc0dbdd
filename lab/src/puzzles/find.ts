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

/** How puzzles are looked for. */
export interface PuzzlePlan {
  readonly seed: string;
  /** Iterations of each of the two searches that must agree. */
  readonly iterations: number;
}

/** A puzzle that has no name yet. */
export type FoundPuzzle = Omit<Puzzle, 'id'>;

/**
 * How far a decision came: there was enough to choose, the moves differ at first sight, by one search one is right and all others are clearly wrong, not every bot
 * finds it, a second search agrees, and there are words for it.
 */
export const SIEVES = ['asked', 'different', 'clear', 'hard', 'agreed', 'told'] as const;
export type Sieve = (typeof SIEVES)[number];

/** What a match gave, and how many of its decisions came how far. */
export interface Harvest {
  readonly puzzles: readonly FoundPuzzle[];
  readonly passed: Readonly<Record<Sieve, number>>;
}

/** Who plays the matches that puzzles come from. */
const MASTER = 'master:40it';
/** How many play, match by match: most people play with four. */
const TABLES = [4, 3, 4, 2, 4];
/** Among few moves nothing is to be found. */
const FEWEST_MOVES = 3;
/** Of one match, and so many entries apart, so that no puzzle tells another. */
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

/** Where a choice should not be foreseen there is no one right move. */
function mayAsk({ evaluation }: Judge, state: unknown, seat: Seat): boolean {
  return evaluation.secrets?.varies(state, seat) !== true;
}

/** Most decisions are none, which shows soon: what is cheap to ask is asked first. Of the others two long searches with other luck must agree. */
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
  // What has come so far is not given up for a few unlucky rounds.
  const again = search('second', () => true);
  if (!isPuzzle(again) || !stands({ ideas }, again)) return null;
  passed('agreed');
  const tempting = temptingOf(judge, view, moves, right, seed);
  const { reason } = explain(game, view, itemAt(right, 0), tempting, tempting);
  if (reason === null) return null;
  passed('told');
  return { level, view, ideas: ideas.map(rounded), tempting };
}
/** Where most moves are alike at first sight, or the three best, so they are later: of 110 puzzles found without asking for it three would be lost. */
const SPREAD = 0.02;
const SPREAD_OF_BEST = 0.01;
const FEW_WORLDS = 6;

/** Is the best move at first sight clearly better than most, and better than the third? */
function differs(judge: Judge, view: GameView, moves: readonly unknown[], seed: string): boolean {
  const seat = seatOfView(view);
  const shares = weighMoves(judge, view, seat, moves, seededChance(`${seed}:sight`), FEW_WORLDS).map((each) => itemAt(each, seat));
  const sorted = shares.sort((a, b) => b - a);
  const lead = (over: number): number => itemAt(sorted, 0) - itemAt(sorted, over);
  return lead(Math.floor(sorted.length / 2)) >= SPREAD && lead(2) >= SPREAD_OF_BEST;
}

/** How often each bot is asked. */
const TRIES = 5;

/** The first bot that finds it more often than not; null when even the Apprentice never misses it: that is no puzzle. */
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

/** The wrong move that looks best at first sight. */
function temptingOf({ game, ...judge }: Judge, view: GameView, moves: readonly unknown[], right: readonly string[], seed: string): string {
  const seat = seatOfView(view);
  const shares = weighMoves({ game, ...judge }, view, seat, moves, seededChance(`${seed}:tempting`), WORLDS);
  const wrong = moves
    .map((move, at) => ({ move: game.write(move), share: itemAt(itemAt(shares, at), seat) }))
    .filter(({ move }) => !right.includes(move));
  return wrong.reduce((best, each) => (each.share > best.share ? each : best)).move;
}

/** A tenth of a percent is fine enough to tell. */
function rounded({ move, share, loss, error }: Judgement): Judgement {
  const thousandths = (number: number): number => Math.round(number * 1000) / 1000;
  return { move, share: thousandths(share), loss: thousandths(loss), error: thousandths(error) };
}
