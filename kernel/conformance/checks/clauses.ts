import { readClauses } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensure } from '../failure.ts';
import type { Testbed } from '../subject.ts';

/** Checks that the clauses cited by events, score lines and options exist in RULES.md. */
export function citesClauses({ subject: { game, rules } }: Testbed): Observer {
  const clauses = new Set(readClauses(rules, game.prefix).map(({ id }) => id));
  const known = (clause: string, who: string): void =>
    ensure(clauses.has(clause), () => `${who} cites ${clause}, which is not a clause of RULES.md`);
  return {
    see({ state, events }) {
      for (const event of events) known(event.clause, `the event "${event.type}"`);
      const outcome = game.outcome(state);
      if (outcome !== null) for (const line of [...outcome.sheet, ...outcome.tieBreaks]) known(line.clause, `the score line "${line.key}"`);
    },
    finish() {
      for (const option of game.options) for (const clause of option.clauses) known(clause, `the option "${option.id}"`);
    },
  };
}
