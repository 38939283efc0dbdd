import type { Viewer } from '@belfry/kernel';
import type { ReactNode } from 'react';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from '../../icons/index.ts';
import { useScrollIndicators } from '../viewport/use-scroll-indicators.ts';
import './table.css';

const WAYS = [
  ['above', ChevronUp],
  ['below', ChevronDown],
  ['left', ChevronLeft],
  ['right', ChevronRight],
] as const;

interface TableScreenProps {
  /** The CSS class of the game, and further ones of the table. */
  readonly room: string;
  readonly choosing?: boolean;
  readonly seq: number;
  readonly viewer: Viewer;
  readonly game: string;
  readonly children: ReactNode;
}

/** The layout of a table: its parts are arranged by the available space, measured in font sizes. */
export function TableScreen({ room, choosing = false, seq, viewer, game, children }: TableScreenProps) {
  useScrollIndicators();
  return (
    <div className="table-screen">
      <div className={`table ${room} ${choosing ? 'choosing' : ''}`} data-seq={seq} data-viewer={viewer} data-game={game}>
        {children}
        {WAYS.map(([way, Arrow]) => (
          <span key={way} className={`board-more board-more-${way}`} aria-hidden="true">
            <Arrow />
          </span>
        ))}
      </div>
    </div>
  );
}
