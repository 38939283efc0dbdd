import { useEffect, useState } from 'react';
import type { Clock } from '../session/session.ts';
import type { Ui } from '../text/speech.ts';
import { timeLeft } from '../text/time-words.ts';

const SHORT_MS = 30_000;

/** Time left, running while the seat decides. */
export function ClockFace({ ui, clock }: { ui: Ui; clock: Clock }) {
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
  const left = Math.max(0, clock.leftMs - (clock.running ? Math.max(0, now - since) : 0));
  return <span className={`clock ${clock.running && left < SHORT_MS ? 'clock-short' : ''}`}>{timeLeft(ui, left)}</span>;
}
