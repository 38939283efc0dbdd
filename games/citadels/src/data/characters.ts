import type { Colour } from './colours.ts';

interface CharacterRow {
  readonly id: string;
  readonly rank: number;
  readonly incomeColour: Colour | null;
}

// CIT-2.3 Ranks 1 to 8; a character's index in this list is its rank minus one.
export const CHARACTERS = [
  { id: 'assassin', rank: 1, incomeColour: null },
  { id: 'thief', rank: 2, incomeColour: null },
  { id: 'magician', rank: 3, incomeColour: null },
  { id: 'king', rank: 4, incomeColour: 'yellow' },
  { id: 'bishop', rank: 5, incomeColour: 'blue' },
  { id: 'merchant', rank: 6, incomeColour: 'green' },
  { id: 'architect', rank: 7, incomeColour: null },
  { id: 'warlord', rank: 8, incomeColour: 'red' },
] as const satisfies readonly CharacterRow[];

export type CharacterId = (typeof CHARACTERS)[number]['id'];

/** A character: its rank minus one. */
export type Character = number;

export const ASSASSIN: Character = 0;
export const THIEF: Character = 1;
export const MAGICIAN: Character = 2;
export const KING: Character = 3;
export const BISHOP: Character = 4;
export const MERCHANT: Character = 5;
export const ARCHITECT: Character = 6;
export const WARLORD: Character = 7;
