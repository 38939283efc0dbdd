/** What this page knows of the server's clock: by how much it goes before that of this device. */
export interface ServerClock {
  /** A moment of the server's clock, as the clock of this device tells it. */
  toDevice(instant: number): number;
  /** A moment of this device's clock, as the server's clock tells it. */
  toServer(moment: number): number;
  /** A message has come that was sent at that moment. */
  heard(now: number): void;
  /** A question sent at a moment of this device was answered at a moment of the server's. */
  answered(sent: number, now: number): void;
}

/** No message is under way for so long: then the server's clock was set back. */
const MOST_UNDERWAY_MS = 60_000;

/**
 * One estimate between two bounds, which messages only narrow down: none comes before it was sent, and an answer was given after its question. So it does not
 * waver with how long each message takes; where the bounds contradict each other a clock was set, and the latest message counts.
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
