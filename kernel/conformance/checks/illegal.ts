import {
  createMatch,
  IllegalMove,
  isLegal,
  isUndo,
  LANGUAGES,
  type Match,
  pick,
  play,
  readClauses,
  replayedChance,
  type Seat,
} from '../../src/index.ts';
import { eachMoment, overGames } from '../driver.ts';
import { ensure, ensureSame, Nonconformance } from '../failure.ts';
import { phraseFault } from '../phrases.ts';
import { setupsOf } from '../setups.ts';
import type { Bench, Trial } from '../trial.ts';
import { noChance } from '../worlds.ts';

const TRIES = 4;

/** Moves of other moments, other seats and other tables are refused with a clause that exists and a complete sentence, and nothing changes. */
export function refusesIllegal(bench: Bench): number {
  const { trial, setup } = bench;
  const { game } = trial;
  const foreign = movesOfAllTables(bench);
  const clauses = new Set(readClauses(trial.rules, game.prefix).map(({ id }) => id));
  let match: Match | undefined;
  let refused = 0;
  overGames(bench, ({ log, next, chance }) => {
    const last = log.entries.at(-1);
    if (last === undefined || match === undefined) match = createMatch(game, log.header, () => replayedChance(log.header.chance));
    else if (!isUndo(last)) play(match, last.seat, game.read(last.move), replayedChance(last.chance));
    const wanted: [Seat, unknown][] = Array.from({ length: TRIES }, () => [chance.below(setup.players), pick(chance, foreign)]);
    if (next !== null) wanted.push([(next.seat + 1) % setup.players, next.move]);
    for (const [seat, move] of wanted) {
      if (isLegal(game, match.state, seat, move)) continue;
      expectRefusal(trial, match, seat, move, clauses);
      refused++;
    }
  });
  return refused;
}

function expectRefusal(trial: Trial, match: Match, seat: Seat, move: unknown, clauses: ReadonlySet<string>): void {
  const { game } = trial;
  const words = `"${game.write(move)}" by seat ${seat}`;
  const before = JSON.stringify(match.state);
  const entries = match.log.entries.length;
  try {
    play(match, seat, move, noChance);
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    const { clause, phrase } = error.refusal;
    ensure(clauses.has(clause), () => `${words} is refused under ${clause}, which is not a clause of RULES.md`);
    for (const language of LANGUAGES) {
      const fault = phraseFault(game, language, phrase);
      ensure(fault === null, () => `the refusal of ${words} is not complete: ${fault}`);
    }
    ensureSame(JSON.stringify(match.state), before, () => `the refused move ${words} changed the state`);
    ensure(match.log.entries.length === entries, () => `the refused move ${words} left an entry in the log`);
    return;
  }
  throw new Nonconformance(`${words} was played although it is not legal`);
}

/** The moves of one random game at every table: legal somewhere, sometime. */
function movesOfAllTables(bench: Bench): unknown[] {
  const moves = new Map<string, unknown>();
  for (const setup of setupsOf(bench.trial.game)) {
    eachMoment({ ...bench, setup }, `${bench.seed}.foreign`, ({ next }) => {
      if (next !== null) moves.set(bench.trial.game.write(next.move), next.move);
    });
  }
  return [...moves.values()];
}
