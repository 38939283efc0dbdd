import { useEffect, useRef } from 'react';

export interface KeyActions {
  confirm(): void;
  back(): void;
  undo(): void;
  help(): void;
  hint(): void;
  text(): void;
  log(): void;
  readonly zoom: { enlarge(): void; shrink(): void; fit(): void };
}

/**
 * The keyboard shortcuts of the table. Arrows move over lit things, with Shift over everything that has a closeup; the rest are single
 * letters, listed by `?`.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const actions = latest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select, dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.startsWith('Arrow')) {
        if (walk(event.key, target, event.shiftKey ? TELLING : LIT)) event.preventDefault();
        return;
      }
      const act = {
        '?': actions.help,
        c: actions.confirm,
        h: actions.hint,
        u: actions.undo,
        t: actions.text,
        l: actions.log,
        '+': actions.zoom.enlarge,
        '=': actions.zoom.enlarge,
        '-': actions.zoom.shrink,
        '0': actions.zoom.fit,
        Escape: actions.back,
        Backspace: actions.back,
      }[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const LIT = '[data-state="lit"]:not([aria-hidden]), [data-action="confirm"], [data-action="back"]';
const TELLING = '[data-explains]';

/** Focuses the nearest of these elements in that direction. */
function walk(key: string, from: Element | null, over: string): boolean {
  const stops = [...document.querySelectorAll<HTMLElement | SVGElement>(over)];
  if (stops.length === 0) return false;
  const start = from?.closest('[data-thing], [data-explains], [data-action]') ?? null;
  if (start === null) {
    stops[0]?.focus();
    return true;
  }
  const here = meetingPoint(start, middle(start).x);
  const [dx, dy] = key === 'ArrowLeft' ? [-1, 0] : key === 'ArrowRight' ? [1, 0] : key === 'ArrowUp' ? [0, -1] : [0, 1];
  let best: HTMLElement | SVGElement | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const candidate of stops) {
    if (candidate === start) continue;
    const there = meetingPoint(candidate, here.x);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const length = along + aside * 2.5;
    if (along > 4 && length < shortest) {
      shortest = length;
      best = candidate;
    }
  }
  best?.focus();
  return best !== null;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the point of an element to measure from. A ground with things on it counts by its upper edge, so that it comes before them. */
function meetingPoint(stop: Element, x: number): { x: number; y: number } {
  if (!stop.matches('[data-explains="ground"]')) return middle(stop);
  const { left, right, top } = stop.getBoundingClientRect();
  return { x: Math.min(Math.max(x, left), right), y: top };
}
