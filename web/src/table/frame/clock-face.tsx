import { useEffect, useState } from 'react';
import { Moon } from '../../icons/index.ts';
import type { Clock } from '../../match/session.ts';
import type { Ui } from '../../text/speech.ts';
import { timeLeft } from '../../text/time-words.ts';

const SHORT_MS = 30_000;

/** How much of a stretch of time a clock runs that stands still in between. */
export function timeRun(elapsed: number, pauses: NonNullable<Clock['pauses']>): number {
  return pauses.reduce((time, { from, to }) => time - Math.max(0, Math.min(to, elapsed) - Math.max(from, 0)), elapsed);
}

/** When so much of it has run. */
export function timeUntil(run: number, pauses: NonNullable<Clock['pauses']>): number {
  return pauses.reduce((elapsed, { from, to }) => (from < elapsed ? elapsed + to - Math.max(from, 0) : elapsed), run);
}

/** Time left, running while the seat decides; at night and on holidays it stands still. */
export function ClockFace({ ui, clock, rests }: { ui: Ui; clock: Clock; rests: string }) {
  const [now, setNow] = useState(() => performance.now());
  const [since, setSince] = useState(() => performance.now());
  const [shown, setShown] = useState(clock);
  if (shown !== clock) {
    setShown(clock);
    setSince(performance.now());
  }
  useEffect(() => {
    if (!clock.running) return;
    const timer = window.setInterval(() => setNow(performance.now()), 500);
    return () => window.clearInterval(timer);
  }, [clock.running]);
  const { running, leftMs, pauses = [] } = clock;
  const elapsed = running ? Math.max(0, now - since) : 0;
  const left = Math.max(0, leftMs - timeRun(elapsed, pauses));
  const isResting = running && pauses.some(({ from, to }) => from <= elapsed && elapsed < to);
  return (
    <span
      className={`clock ${running && left < SHORT_MS ? 'clock-short' : ''}`}
      {...(isResting ? { title: rests, 'data-rests': true } : {})}
    >
      {isResting && <Moon className="clock-moon" aria-label={rests} />}
      {timeLeft(ui, left)}
    </span>
  );
}
