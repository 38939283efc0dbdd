import {
  type Bot,
  chooseMove,
  GameWithoutEnd,
  type Judge,
  journeyman,
  nextToSpeak,
  randomBot,
  thinkable,
  weighOn,
  wonShares,
} from '@belfry/bots';
import { type Chance, completeOptions, type Dealer, type GameEvent, itemAt, pick, type Seat, seededChance } from '@belfry/kernel';
import { type Episode, rowsOf } from './episode.ts';

/** One position in this many is kept; neighbours teach much the same. */
const KEEP_ONE_IN = 3;
/** Per thousand: random moves, so that training also sees unusual positions. */
const EXPLORATION = 40;
/** In percent: seats that an Apprentice takes, and how many of these play at random. */
const GUESTS = 15;
const FOOLS = 4;
const WORLDS = 2;

/** Plays one game of self-play and keeps what can be learnt from it. */
export function playEpisode(judge: Judge, players: number, seed: string): Episode {
  const chance = seededChance(seed);
  const untaught = judge.weights.numbers.length === 0;
  const bots = Array.from({ length: players }, () => seatBot(judge, untaught, chance));
  return episodeOf(judge, players, chance, KEEP_ONE_IN, (state, seat) => exploreOr(judge, state, seat, itemAt(bots, seat), chance));
}

/** On full states decisions are fast and many, so fewer positions of each game are kept. */
const KEEP_ONE_IN_FULL = 6;
/** In percent: seats that play by the previous weights, so that there is another player to beat. */
const EARLIER = 30;
/** Per thousand: random moves, and moves among this many of the best. */
const BY_LOT = 15;
const AMONG_BEST = 100;
const BEST = 3;

/** Plays one game of players who see everything and choose the best move by one-ply judgement. */
export function playOnFullStates(judge: Judge, earlier: Judge, players: number, seed: string): Episode {
  const chance = seededChance(seed);
  const judges = Array.from({ length: players }, () => (chance.below(100) < EARLIER ? earlier : judge));
  return episodeOf(judge, players, chance, KEEP_ONE_IN_FULL, (state, seat) => oneOfTheBest(itemAt(judges, seat), state, seat, chance));
}

function oneOfTheBest(judge: Judge, state: unknown, seat: Seat, chance: Chance): unknown {
  const moves = thinkable(judge, state, judge.game.legal(state, seat));
  if (moves.length === 1) return moves[0];
  const lot = chance.below(1000);
  if (lot < BY_LOT) return pick(chance, moves);
  const shares = weighOn(judge, [state], seat, moves, chance).map((each) => itemAt(each, seat));
  const order = moves.map((_, at) => at).sort((a, b) => itemAt(shares, b) - itemAt(shares, a));
  return moves[itemAt(order, lot < BY_LOT + AMONG_BEST ? chance.below(Math.min(BEST, order.length)) : 0)];
}

/** Plays one game with the moves of `choose`, and keeps one position in this many. */
function episodeOf(judge: Judge, players: number, chance: Chance, oneIn: number, choose: (state: unknown, seat: Seat) => unknown): Episode {
  const { game, evaluation } = judge;
  const dealer: Dealer<GameEvent> = { chance };
  const state = game.setup(players, completeOptions(game.options), dealer);
  const rows: number[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, chance);
    game.apply(state, seat, choose(state, seat), dealer);
    if (chance.below(oneIn) > 0 || (evaluation.features.unsettled?.(state) ?? -1) >= 0) continue;
    for (const x of rowsOf(judge, state)) rows.push(x);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new GameWithoutEnd('nobody owes a decision but the game is not over');
  return { seats: players, rows: Float32Array.from(rows), shares: Array.from(wonShares(outcome)), totals: outcome.totals };
}

function exploreOr({ game }: Judge, state: unknown, seat: Seat, bot: Bot, chance: Chance): unknown {
  return chooseMove(game, state, seat, chance.below(1000) < EXPLORATION ? randomBot : bot, chance);
}

/** Before anything is learnt the Apprentice plays. */
function seatBot(judge: Judge, untaught: boolean, chance: Chance): Bot {
  const lot = chance.below(100);
  if (lot < FOOLS) return randomBot;
  if (untaught || lot < GUESTS) return judge.game.apprentice;
  return journeyman(judge, WORLDS);
}
