import { useEffect, useState } from 'react';
import { timeLeft as timeLeftWords } from '../../base/time-words.ts';
import type { PageSay } from '../../base/voice.ts';
import { Moon } from '../../icons/index.ts';
import { type Clock, isPaused, timeLeft } from '../../match/clock.ts';

const SHORT_MS = 30_000;

/** A seat's time left, running while it decides; the clock pauses at night and on holidays. */
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
