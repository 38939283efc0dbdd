import type { Seat, Viewer } from '@belfry/kernel';

/** The seats as the viewer sees them: whoever sits to the left first, then round the table, oneself last. Strip and board show them in this order. */
export function seatsAround(viewer: Viewer, players: number): Seat[] {
  const first = typeof viewer === 'number' ? viewer + 1 : 0;
  return Array.from({ length: players }, (_, at) => (first + at) % players);
}
