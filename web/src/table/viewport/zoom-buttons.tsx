import { useState, useSyncExternalStore } from 'react';
import { Minus, Plus, Scan, X, ZoomIn } from '../../icons/index.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { useTableInfo } from '../context/table-context.tsx';
import type { BoardZoom } from './board-zoom.ts';
import { LARGEST } from './zoom.ts';
import './zoom.css';

interface ZoomButtonsProps {
  readonly zoom: BoardZoom;
  /** In the header of a wide table, or beside the board of a narrow one: CSS shows one of both. */
  readonly place: 'header' | 'board';
}

/** The buttons that enlarge the board, where there is little room behind one that opens them. */
export function ZoomButtons({ zoom, place }: ZoomButtonsProps) {
  const { say } = useTableInfo();
  const scale = useSyncExternalStore(zoom.subscribe, zoom.scale);
  const [isOpen, setOpen] = useState(false);
  const percent = say('zoom.now', { percent: Math.round(scale * 100) });
  const Toggle = isOpen ? X : ZoomIn;
  return (
    <nav className={`zoom zoom-${place} ${isOpen ? 'zoom-open' : ''}`} aria-label={say('zoom.title')} title={percent}>
      <IconButton
        icon={Toggle}
        className="zoom-toggle"
        label={say('zoom.title')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-zoom="open"
      />
      <div className="zoom-buttons">
        {(
          [
            ['out', Minus, zoom.shrink, scale <= 1],
            ['in', Plus, zoom.enlarge, scale >= LARGEST],
            ['fit', Scan, zoom.fit, scale <= 1],
          ] as const
        ).map(([what, Sign, act, isOff]) => (
          <IconButton icon={Sign} key={what} label={say(`zoom.${what}`)} aria-disabled={isOff} onClick={act} data-zoom={what} />
        ))}
      </div>
      <span className="hidden-text" aria-live="polite">
        {scale > 1 && percent}
      </span>
    </nav>
  );
}
