import { type Bot, chooseMove, GameWithoutEnd, type Judge, journeyman, nextToSpeak, randomBot, wonShares } from '@belfry/bots';
import { type Chance, completeOptions, type Dealer, type GameEvent, itemAt, type Seat, seededChance } from '@belfry/kernel';
import { type Episode, rowsOf } from './episode.ts';

/** One position in so many is kept; neighbours teach much the same. */
const KEEP_ONE_IN = 3;
/** In a thousand: moves taken at random, so that positions off the usual path are seen too. */
const STRAY = 40;
/** In a hundred: seats that an apprentice takes, and of these, seats that play at random. */
const GUESTS = 15;
const FOOLS = 4;
const WORLDS = 2;

/** Plays one game against itself and keeps what can be learnt from it. */
export function playEpisode(judge: Judge, players: number, seed: string): Episode {
  const { game, evaluation } = judge;
  const chance = seededChance(seed);
  const dealer: Dealer<GameEvent> = { chance };
  const untaught = judge.weights.numbers.length === 0;
  const bots = Array.from({ length: players }, () => seatBot(judge, untaught, chance));
  const state = game.setup(players, completeOptions(game.options), dealer);
  const rows: number[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, chance);
    game.apply(state, seat, strayOr(judge, state, seat, itemAt(bots, seat), chance), dealer);
    if (chance.below(KEEP_ONE_IN) > 0 || (evaluation.features.unsettled?.(state) ?? -1) >= 0) continue;
    for (const x of rowsOf(judge, state)) rows.push(x);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new GameWithoutEnd(`nobody owes a decision but the game is not over (seed ${seed})`);
  return { seats: players, rows: Float32Array.from(rows), shares: Array.from(wonShares(outcome)), totals: outcome.totals };
}

function strayOr({ game }: Judge, state: unknown, seat: Seat, bot: Bot, chance: Chance): unknown {
  return chooseMove(game, state, seat, chance.below(1000) < STRAY ? randomBot : bot, chance);
}

/** Until something is learnt the apprentice shows the way. */
function seatBot(judge: Judge, untaught: boolean, chance: Chance): Bot {
  const lot = chance.below(100);
  if (lot < FOOLS) return randomBot;
  if (untaught || lot < GUESTS) return judge.game.apprentice;
  return journeyman(judge, WORLDS);
}
