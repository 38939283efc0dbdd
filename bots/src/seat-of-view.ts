import type { Seat } from '@belfry/kernel';

/** The seat a view was made for; views of all games carry their viewer. */
export function seatOfView(view: unknown): Seat {
  if (typeof view === 'object' && view !== null && 'viewer' in view && typeof view.viewer === 'number') return view.viewer;
  throw new Error('a bot needs the view of a seat');
}
