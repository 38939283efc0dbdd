import { useEffect, useState } from 'react';
import { timeLeft as timeLeftWords } from '../../base/time-words.ts';
import type { PageSay } from '../../base/voice.ts';
import { Moon } from '../../icons/index.ts';
import { type Clock, isPaused, timeLeft } from '../../match/clock.ts';

const SHORT_MS = 30_000;

/** Time left, running while the seat decides; at night and on holidays it stands still. */
export function ClockFace({ say, clock, rests }: { say: PageSay; clock: Clock; rests: string }) {
  const [, lookAgain] = useState({});
  useEffect(() => {
    if (!clock.running) return;
    const timer = window.setInterval(() => lookAgain({}), 500);
    return () => window.clearInterval(timer);
  }, [clock.running]);
  const now = Date.now();
  const left = timeLeft(clock, now);
  const isResting = isPaused(clock, now);
  return (
    <span
      className={`clock ${clock.running && left < SHORT_MS ? 'clock-short' : ''}`}
      {...(isResting ? { title: rests, 'data-rests': true } : {})}
    >
      {isResting && <Moon className="clock-moon" aria-label={rests} />}
      {timeLeftWords(say, left)}
    </span>
  );
}
