import type { Good, Piece } from './amounts.ts';
import { DESIGNED } from './designed.ts';

/** What a card scores at the end, or does when used. */
type PrivilegeRow = { readonly id: string; readonly copies: number; readonly clause: string } & (
  | { readonly class: 'A'; readonly effect: 'goods'; readonly units: number }
  | { readonly class: 'A'; readonly effect: 'piece'; readonly piece: Piece }
  | { readonly class: 'B'; readonly effect: 'steps'; readonly steps: number }
  | { readonly class: 'C'; readonly effect: 'buildings'; readonly points: number }
  | { readonly class: 'C'; readonly effect: 'married'; readonly points: number }
  | {
      readonly class: 'C';
      readonly effect: 'hand-in';
      readonly unit: Good | Piece | 'money';
      readonly points: number;
      readonly per: number;
      readonly most: number;
    }
);

const { copies } = DESIGNED;

// FOR-11, FOR-16 The 26 privilege cards in 13 kinds. Copies of a kind are identical, so the game stores kinds.
export const PRIVILEGES = [
  { id: 'storehouse', class: 'A', copies: copies.storehouse, clause: 'FOR-11.7', effect: 'goods', units: DESIGNED.goodsUnits },
  { id: 'recruit', class: 'A', copies: copies.recruit, clause: 'FOR-11.9', effect: 'piece', piece: 'centurions' },
  { id: 'novice', class: 'A', copies: copies.novice, clause: 'FOR-11.9', effect: 'piece', piece: 'vestals' },
  { id: 'safe-conduct', class: 'B', copies: copies.safeConduct, clause: 'FOR-11.11', effect: 'steps', steps: DESIGNED.safeConductSteps },
  { id: 'chariot', class: 'B', copies: copies.chariot, clause: 'FOR-11.11', effect: 'steps', steps: DESIGNED.chariotSteps },
  { id: 'master-builder', class: 'C', copies: copies.masterBuilder, clause: 'FOR-16.4', effect: 'buildings', points: 2 },
  { id: 'noble-match', class: 'C', copies: copies.nobleMatch, clause: 'FOR-16.4', effect: 'married', points: 3 },
  {
    id: 'bread-for-rome',
    class: 'C',
    copies: copies.breadForRome,
    clause: 'FOR-16.5',
    effect: 'hand-in',
    unit: 'grain',
    ...DESIGNED.breadForRome,
  },
  { id: 'wine-cellar', class: 'C', copies: copies.wineCellar, clause: 'FOR-16.5', effect: 'hand-in', unit: 'wine', ...DESIGNED.wineCellar },
  { id: 'fountain', class: 'C', copies: copies.fountain, clause: 'FOR-16.5', effect: 'hand-in', unit: 'water', ...DESIGNED.fountain },
  { id: 'legion', class: 'C', copies: copies.legion, clause: 'FOR-16.5', effect: 'hand-in', unit: 'centurions', ...DESIGNED.legion },
  {
    id: 'temple-of-vesta',
    class: 'C',
    copies: copies.templeOfVesta,
    clause: 'FOR-16.5',
    effect: 'hand-in',
    unit: 'vestals',
    ...DESIGNED.templeOfVesta,
  },
  { id: 'treasury', class: 'C', copies: copies.treasury, clause: 'FOR-16.5', effect: 'hand-in', unit: 'money', ...DESIGNED.treasury },
] as const satisfies readonly PrivilegeRow[];

export type PrivilegeId = (typeof PRIVILEGES)[number]['id'];

/** A kind of privilege card: its index in PRIVILEGES. */
export type Privilege = number;

export const PRIVILEGE_KINDS = PRIVILEGES.length;
export const COPIES: readonly number[] = PRIVILEGES.map((row) => row.copies);

export function privilegeOf(id: PrivilegeId): Privilege {
  return PRIVILEGES.findIndex((row) => row.id === id);
}

export const GIVES_GOODS: Privilege = PRIVILEGES.findIndex(({ effect }) => effect === 'goods');
/** Kinds from here on are class C: never played, only scored. */
export const FIRST_SCORING = privilegeOf('master-builder');
