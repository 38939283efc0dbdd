import { createMatch, type MatchLog, play, seededChance } from '@belfry/kernel';
import type { BotGame } from '../src/contract/bot-game.ts';
import { adviceOn, type Budget, chooseMove, judgeDecision, type Mirror, mirrorOf, nextToSpeak, ownPart } from '../src/index.ts';

/** A game in which the first seat asks the coach at every decision. */
export interface CoachedGame {
  readonly log: MatchLog;
  /** The entries in which it did what the coach advised; now and then it does not listen. */
  readonly followed: ReadonlySet<number>;
}

/** How often a learner plays what it likes instead. */
const OWN_WAY = 6;

/** With `most`, it is left after so many of its moves. */
export function coachedGame(game: BotGame, seed: string, budget: Budget, most = Number.POSITIVE_INFINITY): CoachedGame {
  const chance = seededChance(seed);
  const match = createMatch(game, { players: game.players.min }, () => chance);
  const followed = new Set<number>();
  for (let pending = game.pending(match.state); pending.length > 0 && followed.size < most; pending = game.pending(match.state)) {
    const seat = nextToSpeak(game, pending, chance);
    const legal = game.legal(match.state, seat);
    if (seat === 0 && legal.length > 1 && chance.below(OWN_WAY) > 0) {
      const moves = legal.map((move) => game.write(move));
      const [advice] = adviceOn(game, { view: game.view(match.state, seat), moves }, budget);
      if (advice === undefined) throw new Error('the coach is silent');
      play(match, seat, game.read(advice.move), chance);
      followed.add(match.log.entries.length);
    } else play(match, seat, chooseMove(game, match.state, seat, game.apprentice, chance), chance);
  }
  return { log: match.log, followed };
}

/** The mirror of the first seat, its first look with the budget of the coach. */
export function mirrorOfCoached(game: BotGame, log: MatchLog, budget: Budget): Promise<Mirror> {
  return mirrorOf(
    ownPart(game, log, 0),
    async ({ closer, ...asked }) =>
      closer === undefined ? adviceOn(game, asked, budget) : judgeDecision(game, { ...asked, closer: { ...closer, budget } }),
    'coached',
  );
}
