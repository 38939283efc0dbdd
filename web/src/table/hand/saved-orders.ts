import { device, recordIn } from '../../base/storage.ts';

/** How players have arranged their hands on this device, by table and seat. */
const KEY = 'belfry.hands';
/** Hands kept; older ones are over or forgotten. */
const REMEMBERED = 60;

/** Returns the ids of the cards in their order; empty: the player has arranged nothing. */
export function savedOrder(hand: string): readonly string[] {
  const kept = recordIn(device, KEY)[hand];
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

export function saveOrder(hand: string, order: readonly string[]): void {
  const { [hand]: _, ...others } = recordIn(device, KEY);
  device.setJson(KEY, Object.fromEntries([...Object.entries(others).slice(1 - REMEMBERED), [hand, order]]));
}
