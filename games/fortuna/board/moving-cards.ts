import { reducesMotion } from '@belfry/board-kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const DURATION = { off: 0, fast: 320, normal: 560, slow: 950 } as const;

/** Animates cards that changed places from their old position to the new one, so that a swap can be followed by eye. */
export function useMovingCards(root: RefObject<HTMLElement | null>, cards: readonly number[]): void {
  const lie = cards.join();
  const lay = useRef(lie);
  const before = useRef<ReadonlyMap<string, Spot>>(new Map());
  // Measured while the page still shows the old positions. Measuring at every selection would force an extra layout each time.
  if (lay.current !== lie && root.current !== null) before.current = spotsIn(root.current);
  useLayoutEffect(() => {
    if (lay.current === lie || root.current === null) return;
    lay.current = lie;
    for (const card of cardsIn(root.current)) {
      const old = before.current.get(card.dataset.thing ?? '');
      const now = spotOf(card, root.current);
      if (old !== undefined && (Math.abs(old.x - now.x) > 2 || Math.abs(old.y - now.y) > 2)) walk(card, old.x - now.x, old.y - now.y);
    }
  }, [lie, root]);
}

const cardsIn = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-thing^="card:"]');

function spotsIn(root: HTMLElement): ReadonlyMap<string, Spot> {
  return new Map([...cardsIn(root)].map((card) => [card.dataset.thing ?? '', spotOf(card, root)]));
}

/** Returns the position of an element within the root, ignoring its current animation. */
function spotOf(element: HTMLElement, root: HTMLElement): Spot {
  let x = 0;
  let y = 0;
  for (let at: Element | null = element; at instanceof HTMLElement && at !== root; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}

function walk(card: HTMLElement, dx: number, dy: number): void {
  const pace = document.documentElement.dataset.motion;
  const duration = pace === 'off' || pace === 'fast' || pace === 'slow' ? DURATION[pace] : DURATION.normal;
  if (duration === 0 || reducesMotion()) return;
  card.style.zIndex = '20';
  const lift = -Math.min(60, Math.hypot(dx, dy) / 5);
  const walking = card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(1.18) rotate(${dx > 0 ? -5 : 5}deg)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(.3,.6,.4,1)' },
  );
  const settle = () => {
    card.style.zIndex = '';
  };
  walking.onfinish = settle;
  walking.oncancel = settle;
}
