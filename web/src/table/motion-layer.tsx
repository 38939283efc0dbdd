import type { BoardModule, Flight } from '@belfry/board-kit';
import { useEffect, useRef } from 'react';
import type { LogEntry } from '../session/session.ts';
import { useSettings } from '../settings.ts';

const SPEED = { off: 0, fast: 190, normal: 340, slow: 620 } as const;
/** At most so many stories wait; older ones are told by the log. */
const PATIENCE = 6;

/** Shows who did what to whom: small things fly from where they were to where they are. Never blocks input. */
export function MotionLayer({ board, log }: { board: BoardModule; log: readonly LogEntry[] }) {
  const motion = useSettings((settings) => settings.motion);
  const layer = useRef<HTMLDivElement>(null);
  const queue = useRef<Flight[]>([]);
  const flying = useRef(0);
  const last = log.at(-1)?.seq ?? -1;
  const shown = useRef(last);

  useEffect(() => {
    const from = shown.current;
    shown.current = last;
    const still = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from < 0 || last <= from || still) return;
    const flights = log.filter(({ seq }) => seq > from).flatMap(({ events }) => events.flatMap((event) => board.flights(event)));
    queue.current = [...queue.current, ...flights].slice(-PATIENCE);
    const next = () => {
      while (flying.current < 2) {
        const flight = queue.current.shift();
        if (flight === undefined) return;
        const duration = SPEED[motion];
        if (layer.current === null || !launch(layer.current, flight, duration, landed)) continue;
        flying.current++;
      }
    };
    const landed = () => {
      flying.current--;
      next();
    };
    next();
  }, [board, log, last, motion]);

  useEffect(() => {
    // One tap finishes everything that moves.
    const finish = () => {
      queue.current = [];
      for (const animation of layer.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
    };
    window.addEventListener('pointerdown', finish);
    return () => window.removeEventListener('pointerdown', finish);
  }, []);

  return <div ref={layer} className="motion-layer" aria-hidden="true" />;
}

function centre(id: string): { x: number; y: number } | null {
  const quoted = CSS.escape(id);
  const element = document.querySelector(`[data-place="${quoted}"], [data-thing="${quoted}"]`);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}

function launch(layer: HTMLElement, { from, to, icon, count = 1, tone = 'card' }: Flight, duration: number, landed: () => void): boolean {
  const start = centre(from);
  const end = centre(to);
  if (start === null || end === null) return false;
  const shown = Math.min(count, 4);
  for (let i = 0; i < shown; i++) {
    const piece = document.createElement('div');
    piece.className = `flight flight-${tone}`;
    piece.innerHTML = `<svg viewBox="0 0 512 512"><path d="${icon}" fill="currentColor"/></svg>`;
    layer.append(piece);
    const arc = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 3);
    const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const animation = piece.animate(
      [
        { transform: at(start.x, start.y), opacity: 0.3 },
        { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - arc), opacity: 1, offset: 0.5 },
        { transform: at(end.x, end.y), opacity: 0.9 },
      ],
      { duration, delay: i * 70, easing: 'cubic-bezier(.3,.6,.4,1)', fill: 'both' },
    );
    animation.onfinish = () => {
      piece.remove();
      if (i === shown - 1) landed();
    };
  }
  return true;
}
