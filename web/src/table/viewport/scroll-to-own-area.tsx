import { Crest, ownSeat, scrollBehavior, useTable } from '@belfry/board-kit';
import { useEffect, useState } from 'react';
import { ChevronDown, ChevronUp } from '../../icons/index.ts';
import { useTableInfo } from '../context/table-context.tsx';

type Way = 'above' | 'below';

/** Returns where the viewer's own area (`data-own`) is, or null if most of it is visible, or as much as fits the frame. */
function wayToOwn({ boundingClientRect, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): Way | null {
  if (rootBounds === null || intersectionRatio >= 0.5 || intersectionRect.height > rootBounds.height * 0.6) return null;
  return boundingClientRect.top < rootBounds.top ? 'above' : 'below';
}

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/** A button that scrolls to the viewer's own area when the board scrolls and hides it. */
export function ScrollToOwnArea() {
  const { area: board, say, snapshot } = useTableInfo();
  const { seq } = snapshot;
  const table = useTable();
  const [way, setWay] = useState<Way | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position may redraw the area
  useEffect(() => {
    const root = board.current;
    const area = root?.querySelector('[data-own]') ?? null;
    if (area === null) {
      setWay(null);
      return;
    }
    // A busy page tells of several moments at once, the latest last.
    const watch: IntersectionObserverCallback = (entries) => {
      const latest = entries.at(-1);
      if (latest !== undefined) setWay(wayToOwn(latest));
    };
    const observer = new IntersectionObserver(watch, { root, threshold: STEPS });
    observer.observe(area);
    return () => observer.disconnect();
  }, [seq]);
  const player = table.seats[ownSeat(table) ?? -1];
  if (way === null || player === undefined) return null;
  const Arrow = way === 'above' ? ChevronUp : ChevronDown;
  const go = () => {
    board.current?.querySelector('[data-own]')?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  };
  return (
    <button type="button" className="button go-own" data-go="own" aria-label={say('table.go-own')} onClick={go}>
      <Crest crest={player.crest} colour={player.colour} size="s" />
      <Arrow />
    </button>
  );
}
