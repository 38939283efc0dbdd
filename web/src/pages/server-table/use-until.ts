import { useEffect, useState } from 'react';
import { type Clock, momentWhenLeft } from '../../match/clock.ts';

const LONGEST_TIMER = 0x7fff_ffff;

/** True until that time. */
export function useUntil(until: number | null): boolean {
  const [, lookAgain] = useState({});
  useEffect(() => {
    if (until === null) return;
    const timer = window.setTimeout(() => lookAgain({}), Math.min(Math.max(0, until - Date.now()), LONGEST_TIMER));
    return () => window.clearTimeout(timer);
  }, [until]);
  return until === null || Date.now() < until;
}

const LAST_SECONDS = 30_000;
const LAST_HOURS = 3 * 60 * 60 * 1000;

/** True when a running clock is almost out of time; with days for a move, that begins sooner. */
export function useShortTime(clock: Clock | undefined, takesDays: boolean): boolean {
  const last = takesDays ? LAST_HOURS : LAST_SECONDS;
  const from = clock?.running === true ? momentWhenLeft(clock, last) : null;
  const isLong = useUntil(from);
  return from !== null && !isLong;
}
