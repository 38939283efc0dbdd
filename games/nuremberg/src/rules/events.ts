import type { Seat } from '@belfry/kernel';
import type { Site } from '../data/city.ts';
import type { Colour } from '../data/colours.ts';
import type { CouncilRank } from '../data/council.ts';
import type { EventCard } from '../data/events.ts';
import type { Good } from '../data/goods.ts';
import type { Crossing, Hex, Road } from '../data/region.ts';
import type { Bundle, Kind } from '../data/resources.ts';

/** Fields that only some viewers may know are null for all others, see view/event-view.ts. */
export type Event = { readonly clause: string } & (
  | { readonly type: 'seated'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'first-player'; readonly seat: Seat }
  | { readonly type: 'start-placed'; readonly seat: Seat; readonly crossing: Crossing }
  | { readonly type: 'station-placed'; readonly seat: Seat; readonly segment: number }
  | { readonly type: 'first-yield'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  /** The hexes with the number of the card. */
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card: EventCard; readonly hexes: readonly Hex[] }
  | { readonly type: 'yielded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'yield-short'; readonly kind: Kind }
  | { readonly type: 'road-toll'; readonly road: Road; readonly seat: Seat; readonly payer: Seat; readonly gold: number }
  | { readonly type: 'time-passed'; readonly year: number }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'robber-home' }
  | { readonly type: 'fair-opened'; readonly seat: Seat }
  | { readonly type: 'quiet' }
  | { readonly type: 'help-refused'; readonly seat: Seat }
  | { readonly type: 'discard-chosen'; readonly seat: Seat; readonly count: number; readonly cards: readonly number[] | null }
  | { readonly type: 'handed-in'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'robber-moved'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly victim: Seat; readonly kind: Kind | null }
  | { readonly type: 'nothing-stolen'; readonly seat: Seat }
  | { readonly type: 'station-built'; readonly seat: Seat; readonly segment: number }
  | { readonly type: 'village-built'; readonly seat: Seat; readonly crossing: Crossing }
  | { readonly type: 'house-built'; readonly seat: Seat; readonly site: Site }
  | { readonly type: 'wall-built'; readonly seat: Seat; readonly wall: number; readonly gold: number; readonly helped: boolean }
  | { readonly type: 'tower-built'; readonly seat: Seat; readonly tower: number; readonly gold: number }
  | { readonly type: 'right-taken'; readonly seat: Seat; readonly road: Road; readonly from: Seat }
  | { readonly type: 'council-entered'; readonly seat: Seat; readonly council: CouncilRank }
  | {
      readonly type: 'council-swapped';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly council: CouncilRank;
      readonly given: CouncilRank;
      /** A choice that cannot be undone. */
      readonly final: boolean;
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly good: Good;
      /** What the city paid, including the bonus of NUR-4.7. */
      readonly price: number;
      readonly bonus: number;
      readonly doubled: boolean;
      readonly toll: number;
      /** The player who got the toll; NONE if none was due. */
      readonly holder: Seat;
    }
  | { readonly type: 'bank-traded'; readonly seat: Seat; readonly give: Kind; readonly count: number; readonly get: Kind }
  | { readonly type: 'offered'; readonly seat: Seat; readonly give: Bundle; readonly get: Bundle; readonly to: readonly Seat[] }
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'countered'; readonly seat: Seat; readonly give: Bundle; readonly get: Bundle }
  /** `give` and `get` from the active player's side. */
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly give: Bundle;
      readonly get: Bundle;
      readonly countered: boolean;
    }
  | { readonly type: 'offer-closed'; readonly seat: Seat; readonly declined: boolean }
  | { readonly type: 'turn-passed'; readonly seat: Seat }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat; readonly colour: Colour; readonly points: number }
  | { readonly type: 'time-out'; readonly winners: readonly Colour[] }
);
