import type { Seat } from '@belfry/kernel';
import type { Side } from '../data/board.ts';
import type { Card } from '../data/cards.ts';
import type { Colour } from '../data/colours.ts';

/** Fields that only some viewers may know are null for all others, see view/event-view.ts. */
export type Event = { readonly clause: string } & (
  | { readonly type: 'round-began'; readonly round: number; readonly start: Seat }
  | { readonly type: 'start-chosen'; readonly seat: Seat; readonly start: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly side: Side; readonly colour: Colour }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'saw'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'pile-replaced'; readonly side: Side; readonly count: number }
  | { readonly type: 'pile-split'; readonly side: Side; readonly upper: number; readonly lower: number }
  | { readonly type: 'last-round'; readonly round: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'took-threat'; readonly seat: Seat; readonly colour: Colour; readonly markers: number }
  | { readonly type: 'penalty'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  | { readonly type: 'protected'; readonly seat: Seat; readonly colour: Colour; readonly card: Card; readonly points: number }
  | { readonly type: 'threats-cleared'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'lost-person'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'lost-house'; readonly seat: Seat; readonly card: Card; readonly person: Card }
  | { readonly type: 'lost-canal'; readonly seat: Seat; readonly side: Side; readonly space: number; readonly colour: Colour }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly price: number }
  | { readonly type: 'advanced'; readonly seat: Seat; readonly step: number; readonly paid: number; readonly inPhase2: boolean }
  | { readonly type: 'took-workers'; readonly seat: Seat; readonly card: Card; readonly colour: Colour; readonly workers: number }
  | { readonly type: 'took-guilders'; readonly seat: Seat; readonly card: Card; readonly guilders: number }
  | { readonly type: 'played-threat'; readonly seat: Seat; readonly card: Card; readonly colour: Colour }
  | { readonly type: 'returned'; readonly seat: Seat; readonly colour: Colour; readonly points: number; readonly inPhase2: boolean }
  | {
      readonly type: 'built-canal';
      readonly seat: Seat;
      readonly side: Side;
      readonly space: number;
      readonly colour: Colour;
      readonly paid: number;
      /** The card played for it; NONE if a person built it. */
      readonly card: Card;
    }
  | { readonly type: 'won-statue'; readonly seat: Seat; readonly side: Side; readonly points: number }
  | { readonly type: 'built-house'; readonly seat: Seat; readonly colour: Colour; readonly worker: Colour; readonly card: Card | null }
  | { readonly type: 'laid-house'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly card: Card; readonly house: Colour; readonly paid: number }
  | { readonly type: 'activated'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'repeated'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'not-repeated'; readonly seat: Seat; readonly card: Card }
  /** An always-on person made a difference. */
  | { readonly type: 'helped'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly card: Card;
      readonly points: number;
      readonly guilders: number;
      /** By colour. */
      readonly workers: readonly number[];
    }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly colour: Colour; readonly card: Card | null }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card; readonly guilders: number }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly from: Colour; readonly to: Colour }
  | { readonly type: 'gave-guilders'; readonly seat: Seat; readonly to: Seat; readonly guilders: number; readonly points: number }
  | { readonly type: 'gave-worker'; readonly seat: Seat; readonly to: Seat; readonly colour: Colour }
  | { readonly type: 'stepped-back'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'lost-points'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'turned-majority'; readonly seat: Seat; readonly majority: number }
  | { readonly type: 'laurel'; readonly seat: Seat; readonly card: Card; readonly points: number }
  | { readonly type: 'game-ended'; readonly round: number }
);
