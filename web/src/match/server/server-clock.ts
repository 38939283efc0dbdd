/** What this page knows of the server's clock: by how much it goes before that of this device. */
export interface ServerClock {
  /** A moment of the server's clock, as the clock of this device tells it. */
  toDevice(instant: number): number;
  /** A message has come that was sent at that moment. */
  heard(now: number): void;
  /** A question sent at a moment of this device was answered at a moment of the server's. */
  answered(sent: number, now: number): void;
}

/** No message is under way for so long: then the server's clock was set back. */
const MOST_UNDERWAY_MS = 60_000;

/**
 * One estimate, which messages only narrow down: none comes before it was sent, and an answer was given after its question. So it does not waver with how long
 * each message takes, and follows when a clock is set.
 */
export function startServerClock(deviceNow: () => number = Date.now): ServerClock {
  let ahead: number | null = null;
  const atLeast = (least: number): void => {
    ahead = Math.max(ahead ?? least, least);
  };
  return {
    toDevice: (instant) => instant - (ahead ?? 0),
    heard(now) {
      const least = now - deviceNow();
      ahead = ahead !== null && ahead - least > MOST_UNDERWAY_MS ? least : Math.max(ahead ?? least, least);
    },
    answered(sent, now) {
      ahead = Math.min(ahead ?? now - sent, now - sent);
      atLeast(now - deviceNow());
    },
  };
}
