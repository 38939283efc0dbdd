import { useEffect, useState } from 'react';
import type { Clock } from '../session/session.ts';

/** Time left, running while the seat decides. */
export function ClockFace({ clock }: { clock: Clock }) {
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
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86_400);
  const words = days > 0 ? `${days} d` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className={`clock ${clock.running && left < 30_000 ? 'clock-short' : ''}`}>{words}</span>;
}
