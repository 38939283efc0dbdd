/** The clock of the server, in one place so that tests can turn it. */
export interface TimeOfDay {
  now(): number;
}

/** So much of the time that passes may go into catching up with a clock that was set: nobody notices that on a clock of a game. */
const CATCHING_UP = 0.02;

/**
 * The time of day without leaps: when the clock of the machine is set, or the machine has slept, it is caught up with slowly, and never backwards.
 * A leap would take from players the time they have for their moves.
 */
export function steadyTime(timeOfDay: () => number = Date.now, elapsed: () => number = () => performance.now()): TimeOfDay {
  let last = timeOfDay();
  let lookedAt = elapsed();
  return {
    now() {
      const at = elapsed();
      const passed = at - lookedAt;
      const behind = timeOfDay() - (last + passed);
      const most = passed * CATCHING_UP;
      last += passed + Math.max(-most, Math.min(most, behind));
      lookedAt = at;
      return Math.round(last);
    },
  };
}
