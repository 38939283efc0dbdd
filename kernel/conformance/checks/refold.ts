import { fold, isUndo, itemAt, readLog, replayedChance, writeLog } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensureSame } from '../failure.ts';
import type { Testbed } from '../subject.ts';

/** Checks that the written log folds to the same states and events, and that playing without events gives the same states. */
export function refolds({ subject: { game } }: Testbed): Observer {
  let states: string[] = [];
  let events: string[] = [];
  return {
    see(moment) {
      if (moment.log.entries.length === 0) [states, events] = [[], []];
      states.push(moment.sight.text);
      events.push(JSON.stringify(moment.events));
      if (moment.next !== null) return;
      const log = readLog(writeLog(moment.log));
      fold(game, log, (state, told, entry) => {
        const at = entry?.seq ?? 0;
        ensureSame(JSON.stringify(state), itemAt(states, at), () => `the log folds to another state after entry ${at}`);
        ensureSame(JSON.stringify(told), itemAt(events, at), () => `the log folds to other events at entry ${at}`);
      });
      const silent = game.setup(log.header.players, log.header.options, { chance: replayedChance(log.header.chance) });
      for (const entry of log.entries) {
        if (isUndo(entry)) continue;
        game.apply(silent, entry.seat, game.read(entry.move), { chance: replayedChance(entry.chance) });
        ensureSame(
          JSON.stringify(silent),
          itemAt(states, entry.seq),
          () => `without a listener for events, entry ${entry.seq} gives another state`,
        );
      }
    },
  };
}
