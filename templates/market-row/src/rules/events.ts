import type { Seat } from '@belfry/kernel';
import type { Ware } from '../data/wares.ts';

/** A ware that only some viewers may know is null for all others; see view/event-view.ts. */
export type Event = { readonly clause: string } & (
  | { readonly type: 'round-began'; readonly round: number; readonly start: Seat }
  | { readonly type: 'laid-out'; readonly wares: readonly Ware[] }
  | { readonly type: 'offered'; readonly seat: Seat; readonly ware: Ware | null }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly ware: Ware }
  | { readonly type: 'took'; readonly seat: Seat; readonly ware: Ware }
  | { readonly type: 'left-over'; readonly seat: Seat; readonly ware: Ware }
  | { readonly type: 'kept-offer'; readonly seat: Seat; readonly ware: Ware }
  | { readonly type: 'game-ended'; readonly round: number }
);
