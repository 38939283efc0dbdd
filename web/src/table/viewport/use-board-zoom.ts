import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { BoardZoom } from './board-zoom.ts';

/**
 * Returns the zoom of a game's board in its frame. `position` names what the board shows; `isDrawn`: it is there with its layout, and not
 * replaced by text.
 */
export function useBoardZoom(area: RefObject<HTMLElement | null>, game: string, position: string, isDrawn: boolean): BoardZoom {
  const zoom = useMemo(() => new BoardZoom(game), [game]);
  useLayoutEffect(() => zoom.show(position), [zoom, position]);
  useLayoutEffect(() => (isDrawn && area.current !== null ? zoom.attach(area.current) : undefined), [zoom, area, isDrawn]);
  return zoom;
}
