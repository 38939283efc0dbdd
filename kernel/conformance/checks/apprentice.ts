import { createMatch, type GameEvent, type Match, pick, play, seededChance } from '../../src/index.ts';
import { ensure, ensureSame, withLog } from '../failure.ts';
import type { Testbed } from '../subject.ts';

/** Plays a table of apprentices to the end: each choice must be legal, repeatable, and leave the view and the list unchanged. */
export function playsApprentice(testbed: Testbed): number {
  return playApprentices(testbed, `${testbed.seed} apprentices`);
}

export function playApprentices(testbed: Testbed, seed: string, emit?: (event: GameEvent) => void): number {
  const { subject, setup, limit } = testbed;
  const { game, apprentice } = subject;
  const luck = seededChance(`${seed} luck`);
  const match: Match = createMatch(game, setup, () => luck, emit);
  try {
    for (let owed = game.pending(match.state); owed.length > 0; owed = game.pending(match.state)) {
      const played = match.log.entries.length;
      ensure(played < limit, () => `the apprentices have not finished after ${limit} decisions`);
      const { seat } = pick(luck, owed);
      const view = game.view(match.state, seat);
      const moves = game.legal(match.state, seat);
      const before = JSON.stringify([view, moves]);
      const { move } = apprentice.choose(view, moves, seededChance(played));
      ensureSame(JSON.stringify([view, moves]), before, () => 'the apprentice changed the view or the list of moves');
      const { move: again } = apprentice.choose(JSON.parse(JSON.stringify(view)), moves, seededChance(played));
      ensureSame(game.write(again), game.write(move), () => 'with the same view and the same luck the apprentice chose otherwise');
      play(match, seat, move, luck, emit);
    }
  } catch (error) {
    throw withLog(error, setup, seed, match.log);
  }
  return match.log.entries.length;
}
