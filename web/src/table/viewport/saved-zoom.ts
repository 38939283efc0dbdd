import { device, recordIn } from '../../base/storage.ts';
import { clampScale, type Zoom } from './zoom.ts';

/** How far the board of each game is enlarged on this device. */
const KEY = 'belfry.zoom';

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** A zoom with the position of a table that the player saw in it. */
export interface SavedZoom extends Zoom {
  readonly position?: string;
}

/** Returns how this device last showed the game's board; null: at the size of its layout. */
export function savedZoom(game: string): SavedZoom | null {
  const kept = recordIn(device, KEY)[game];
  if (typeof kept !== 'object' || kept === null) return null;
  const { scale, x, y, position } = kept as Readonly<Record<string, unknown>>;
  if (typeof scale !== 'number' || !Number.isFinite(scale) || !isShare(x) || !isShare(y)) return null;
  const clamped = clampScale(scale);
  return clamped === 1 ? null : { scale: clamped, x, y, ...(typeof position === 'string' ? { position } : {}) };
}

export function saveZoom(game: string, zoom: SavedZoom | null): void {
  const { [game]: _, ...others } = recordIn(device, KEY);
  device.setJson(KEY, zoom === null ? others : { ...others, [game]: zoom });
}
