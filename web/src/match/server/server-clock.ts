/** The estimated offset between the server's clock and this device's. */
export interface ServerClock {
  /** Converts a moment of the server's clock to this device's clock. */
  toDevice(instant: number): number;
  /** Converts a moment of this device's clock to the server's clock. */
  toServer(moment: number): number;
  /** Notes a message that the server sent at that moment. */
  heard(now: number): void;
  /** Notes a round trip: sent at a moment of this device, answered at a moment of the server. */
  answered(sent: number, now: number): void;
}

/** No message takes longer than this; if one seems to, the server's clock was set back. */
const MOST_UNDERWAY_MS = 60_000;

/**
 * Starts an estimate between two bounds that messages only narrow: no message arrives before it was sent, and no answer precedes its
 * question. So the estimate does not vary with latency; if the bounds contradict each other, a clock was set, and the latest message
 * counts.
 */
export function startServerClock(deviceNow: () => number = Date.now): ServerClock {
  let least: number | null = null;
  let most: number | null = null;
  const ahead = (): number => (least === null ? 0 : most === null ? least : (least + most) / 2);
  return {
    toDevice: (instant) => Math.round(instant - ahead()),
    toServer: (moment) => Math.round(moment + ahead()),
    heard(now) {
      const bound = now - deviceNow();
      const isSetBack = least !== null && least - bound > MOST_UNDERWAY_MS;
      if (isSetBack || (most !== null && bound > most)) [least, most] = [bound, null];
      else least = Math.max(least ?? bound, bound);
    },
    answered(sent, now) {
      const [low, high] = [now - deviceNow(), now - sent];
      const fits = (least === null || high >= least) && (most === null || low <= most);
      [least, most] = fits ? [Math.max(least ?? low, low), Math.min(most ?? high, high)] : [low, high];
    },
  };
}
