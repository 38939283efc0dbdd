import type { Seat } from '@belfry/kernel';
import type { Character } from '../data/characters.ts';
import type { District } from '../data/districts.ts';
import type { DISCARD_FOR_GOLD, LET_GO, PAID_FOR_CARDS, RECLAIMED } from '../data/powers.ts';

/** Fields that only some viewers may know are null for all others, see view/event-view.ts. */
export type Event = { readonly clause: string } & (
  | { readonly type: 'round-began'; readonly round: number; readonly crown: Seat }
  | { readonly type: 'king-returned' }
  | { readonly type: 'faced-up'; readonly characters: readonly Character[] }
  | { readonly type: 'hid-first'; readonly seat: Seat; readonly character: Character | null }
  | { readonly type: 'took-first-hidden'; readonly seat: Seat; readonly character: Character | null }
  | { readonly type: 'drafted'; readonly seat: Seat; readonly from: number; readonly character: Character | null }
  | { readonly type: 'hid'; readonly seat: Seat; readonly character: Character | null }
  | { readonly type: 'unanswered'; readonly character: Character; readonly caller: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly character: Character; readonly caller: Seat }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly thief: Seat; readonly gold: number }
  | { readonly type: 'crowned'; readonly seat: Seat /** The previous holder of the crown. */; readonly from: Seat }
  | { readonly type: 'extra-gold'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'took-gold'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'looked'; readonly seat: Seat; readonly count: number; readonly districts: readonly District[] | null }
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly count: number;
      readonly districts: readonly District[] | null;
      readonly rest: number;
      readonly under: boolean;
    }
  | { readonly type: 'income'; readonly seat: Seat; readonly gold: number; readonly character: Character }
  | { readonly type: 'built'; readonly seat: Seat; readonly district: District; readonly cost: number }
  | { readonly type: 'finished-first'; readonly seat: Seat; readonly districts: number }
  | { readonly type: 'named-victim'; readonly seat: Seat; readonly character: Character }
  | { readonly type: 'named-mark'; readonly seat: Seat; readonly character: Character }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly gave: number;
      readonly got: number;
      readonly given: readonly District[] | null;
      readonly gotten: readonly District[] | null;
    }
  | {
      readonly type: 'redrew';
      readonly seat: Seat;
      readonly count: number;
      readonly discarded: readonly District[] | null;
      readonly drawn: readonly District[] | null;
    }
  | { readonly type: 'architect-drew'; readonly seat: Seat; readonly count: number; readonly districts: readonly District[] | null }
  | {
      readonly type: typeof PAID_FOR_CARDS;
      readonly seat: Seat;
      readonly paid: number;
      readonly count: number;
      readonly districts: readonly District[] | null;
    }
  | { readonly type: typeof DISCARD_FOR_GOLD; readonly seat: Seat; readonly gold: number; readonly district: District | null }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly owner: Seat; readonly district: District; readonly paid: number }
  | { readonly type: typeof RECLAIMED; readonly seat: Seat; readonly district: District; readonly paid: number }
  | { readonly type: typeof LET_GO; readonly seat: Seat; readonly district: District }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly character: Character }
  | { readonly type: 'victim-revealed'; readonly seat: Seat; readonly character: Character }
  | { readonly type: 'game-ended'; readonly round: number }
);
