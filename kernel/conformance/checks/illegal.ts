import { IllegalMove, isLegal, LANGUAGES, type Match, pick, play, readClauses, type Seat } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensure, ensureSame, Nonconformance } from '../failure.ts';
import { ParallelMatch } from '../parallel-match.ts';
import { phraseFault } from '../phrases.ts';
import type { Subject, Testbed } from '../subject.ts';
import { noChance, restsAt } from '../worlds.ts';

const TRIES = 4;

interface Standing {
  readonly subject: Subject;
  readonly match: Match;
  /** The state as JSON. */
  readonly before: string;
  /** The clauses of RULES.md. */
  readonly clauses: ReadonlySet<string>;
}

/**
 * Checks that moves from other moments, seats and tables are refused with an existing clause and a complete sentence, and change nothing.
 */
export function refusesIllegal(testbed: Testbed): Observer {
  const { subject, setup } = testbed;
  const { game } = subject;
  const shadow = new ParallelMatch(game);
  const clauses = new Set(readClauses(subject.rules, game.prefix).map(({ id }) => id));
  let refused = 0;
  return {
    see(moment, chance) {
      const { next } = moment;
      const match = shadow.follow(moment);
      if (restsAt(testbed, moment)) return;
      const before = JSON.stringify(match.state);
      const wanted: [Seat, unknown][] = Array.from({ length: TRIES }, () => [
        chance.below(setup.players),
        pick(chance, testbed.movesAnywhere()),
      ]);
      if (next !== null) wanted.push([(next.seat + 1) % setup.players, next.move]);
      for (const [seat, move] of wanted) {
        if (isLegal(game, match.state, seat, move)) continue;
        expectRefusal({ subject, match, before, clauses }, seat, move);
        refused++;
      }
    },
    finish() {
      ensure(refused > 0, () => 'no illegal move was found to try');
    },
  };
}

function expectRefusal({ subject: { game }, match, before, clauses }: Standing, seat: Seat, move: unknown): void {
  const words = `"${game.write(move)}" by seat ${seat}`;
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
