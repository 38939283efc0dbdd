import type { Seat } from '@belfry/kernel';
import type { ActionCard, Crop } from '../data/action-cards.ts';
import type { Good, Piece } from '../data/amounts.ts';
import type { Building } from '../data/buildings.ts';
import type { Favour } from '../data/favours.ts';
import type { Privilege } from '../data/privileges.ts';
import type { Side } from '../data/sides.ts';
import type { FinalSheet } from './final-sheet.ts';

/** Fields that only some viewers may know are null for all others, see view/event-view.ts. */
export type Event = { readonly clause: string } & (
  | { readonly type: 'dealt'; readonly order: readonly Seat[] }
  | { readonly type: 'drafted'; readonly seat: Seat; readonly card: ActionCard }
  | { readonly type: 'protected'; readonly seat: Seat; readonly card: ActionCard | null }
  | { readonly type: 'protection-shown'; readonly cards: readonly ActionCard[] }
  | { readonly type: 'round-began'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly type: 'aqueduct-filled'; readonly seat: Seat }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly card: ActionCard }
  | { readonly type: 'performed'; readonly seat: Seat; readonly card: ActionCard }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly card: ActionCard }
  | { readonly type: 'harvested'; readonly seat: Seat; readonly crop: Crop; readonly amount: number; readonly irrigated: boolean }
  | { readonly type: 'took-water'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'sold'; readonly seat: Seat; readonly crop: Crop; readonly amount: number; readonly money: number }
  | { readonly type: 'hired'; readonly seat: Seat; readonly piece: Piece; readonly count: number; readonly paid: number }
  | { readonly type: 'built'; readonly seat: Seat; readonly building: Building; readonly paid: number }
  | { readonly type: 'married'; readonly seat: Seat; readonly paid: number }
  | { readonly type: 'dowry'; readonly seat: Seat; readonly money: number }
  | {
      readonly type: 'bribed';
      readonly seat: Seat;
      readonly card: ActionCard;
      readonly side: Side;
      readonly owner: Seat;
      readonly paid: number;
    }
  | { readonly type: 'ordained'; readonly seat: Seat; readonly dice: number }
  | { readonly type: 'offered'; readonly seat: Seat; readonly paid: number; readonly step: number }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly gave: ActionCard;
      readonly took: ActionCard;
      readonly side: Side;
      readonly owner: Seat;
    }
  | { readonly type: 'army-used'; readonly seat: Seat; readonly card: ActionCard }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'served'; readonly seat: Seat; readonly favour: Favour; readonly steps: number; readonly step: number }
  | { readonly type: 'took-tokens'; readonly seat: Seat; readonly favour: Favour; readonly tokens: number }
  | { readonly type: 'taxed'; readonly seat: Seat; readonly money: number }
  | { readonly type: 'driven-back'; readonly seat: Seat; readonly steps: number; readonly step: number }
  | { readonly type: 'spared'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'arrived'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'palace-looked'; readonly seat: Seat; readonly count: number; readonly privileges: readonly Privilege[] | null }
  | { readonly type: 'palace-took'; readonly seat: Seat; readonly left: number; readonly privilege: Privilege | null }
  | { readonly type: 'covered-extra'; readonly seat: Seat; readonly favour: Favour }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly privileges: readonly Privilege[] | null }
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly count: number;
      readonly privileges: readonly Privilege[] | null;
      readonly laidOff: readonly Privilege[];
    }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'used-goods'; readonly seat: Seat; readonly privilege: Privilege; readonly goods: readonly Good[] }
  | { readonly type: 'used-piece'; readonly seat: Seat; readonly privilege: Privilege; readonly piece: Piece }
  | { readonly type: 'used-steps'; readonly seat: Seat; readonly privilege: Privilege; readonly steps: number; readonly step: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'order-set'; readonly order: readonly Seat[]; readonly holder: Seat }
  | { readonly type: 'tokens-placed'; readonly favours: readonly Favour[] }
  | { readonly type: 'favours-opened'; readonly favours: readonly Favour[] }
  | { readonly type: 'game-ended'; readonly round: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly sheet: FinalSheet }
);
