import type { Observer } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Testbed } from '../subject.ts';
import { eyesAt } from '../worlds.ts';

/**
 * Checks that random play reaches an end, that exactly the seats that owe a decision have moves, that rounds count upwards, and that
 * queries change nothing. (The driver itself requires an outcome exactly when no decision is owed.)
 */
export function playsToTheEnd(testbed: Testbed): Observer {
  const { game } = testbed.subject;
  let round = 0;
  return {
    see(moment) {
      const { state, log, next } = moment;
      const before = JSON.stringify(state);
      if (log.entries.length === 0) round = 0;
      const owed = game.pending(state).map((decision) => decision.seat);
      ensure(new Set(owed).size === owed.length, () => `a seat owes two decisions at once: ${owed}`);
      for (let seat = 0; seat < testbed.setup.players; seat++) {
        const moves = game.legal(state, seat);
        ensure(
          owed.includes(seat) === moves.length > 0,
          () => `seat ${seat} ${owed.includes(seat) ? 'owes a decision without' : 'owes nothing but has'} legal moves`,
        );
        for (const move of moves) ensure(game.targets(move).length > 0, () => `"${game.write(move)}" targets nothing on the table`);
      }
      ensure(
        owed.every((seat) => seat >= 0 && seat < testbed.setup.players),
        () => `there is no such seat among ${owed}`,
      );
      const now = game.round(state);
      ensure(Number.isInteger(now) && now >= round, () => `round ${now} came after round ${round}`);
      round = now;
      for (const viewer of eyesAt(testbed, moment)) game.report(game.view(state, viewer));
      if (next !== null) game.accepts(state, next.seat, next.move);
      game.outcome(state);
      ensureSame(JSON.stringify(state), before, () => 'asking for moves, views and the outcome changed the state');
    },
  };
}
