import type { Seat, Viewer } from '@belfry/kernel';

/**
 * Returns the seats from the viewer's perspective: the left neighbour first, then around the table, the viewer last. Strip and board use
 * this order.
 */
export function seatsAround(viewer: Viewer, players: number): Seat[] {
  const first = typeof viewer === 'number' ? viewer + 1 : 0;
  return Array.from({ length: players }, (_, at) => (first + at) % players);
}
