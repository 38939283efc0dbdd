/** A step of the draft. `seat` counts from 1, the crown holder, to the left; `from` is the number of cards to choose from. */
export interface DraftStep {
  readonly step: 'face-up' | 'hide-first' | 'choose' | 'hide' | 'add-first-hidden' | 'hide-last';
  readonly seat: number;
  readonly from: number;
  /** Cards placed face up. */
  readonly count?: number;
}

// CIT-3.2, 3.5 to 3.10 The path of the eight characters, by number of players.
export const DRAFT: Readonly<Record<number, readonly DraftStep[]>> = {
  2: [
    { step: 'hide-first', seat: 1, from: 8 },
    { step: 'choose', seat: 1, from: 7 },
    { step: 'choose', seat: 2, from: 6 },
    { step: 'hide', seat: 2, from: 5 },
    { step: 'choose', seat: 1, from: 4 },
    { step: 'hide', seat: 1, from: 3 },
    { step: 'choose', seat: 2, from: 2 },
    { step: 'hide-last', seat: 2, from: 1 },
  ],
  3: [
    { step: 'hide-first', seat: 1, from: 8 },
    { step: 'choose', seat: 1, from: 7 },
    { step: 'choose', seat: 2, from: 6 },
    { step: 'choose', seat: 3, from: 5 },
    { step: 'choose', seat: 1, from: 4 },
    { step: 'choose', seat: 2, from: 3 },
    { step: 'choose', seat: 3, from: 2 },
    { step: 'hide-last', seat: 3, from: 1 },
  ],
  4: [
    { step: 'face-up', seat: 1, from: 8, count: 2 },
    { step: 'hide-first', seat: 1, from: 6 },
    { step: 'choose', seat: 1, from: 5 },
    { step: 'choose', seat: 2, from: 4 },
    { step: 'choose', seat: 3, from: 3 },
    { step: 'choose', seat: 4, from: 2 },
    { step: 'hide-last', seat: 4, from: 1 },
  ],
  5: [
    { step: 'face-up', seat: 1, from: 8, count: 1 },
    { step: 'hide-first', seat: 1, from: 7 },
    { step: 'choose', seat: 1, from: 6 },
    { step: 'choose', seat: 2, from: 5 },
    { step: 'choose', seat: 3, from: 4 },
    { step: 'choose', seat: 4, from: 3 },
    { step: 'choose', seat: 5, from: 2 },
    { step: 'hide-last', seat: 5, from: 1 },
  ],
  6: [
    { step: 'hide-first', seat: 1, from: 8 },
    { step: 'choose', seat: 1, from: 7 },
    { step: 'choose', seat: 2, from: 6 },
    { step: 'choose', seat: 3, from: 5 },
    { step: 'choose', seat: 4, from: 4 },
    { step: 'choose', seat: 5, from: 3 },
    { step: 'choose', seat: 6, from: 2 },
    { step: 'hide-last', seat: 6, from: 1 },
  ],
  7: [
    { step: 'hide-first', seat: 1, from: 8 },
    { step: 'choose', seat: 1, from: 7 },
    { step: 'choose', seat: 2, from: 6 },
    { step: 'choose', seat: 3, from: 5 },
    { step: 'choose', seat: 4, from: 4 },
    { step: 'choose', seat: 5, from: 3 },
    { step: 'choose', seat: 6, from: 2 },
    { step: 'add-first-hidden', seat: 7, from: 1 },
    { step: 'choose', seat: 7, from: 2 },
    { step: 'hide-last', seat: 7, from: 1 },
  ],
};

/** CIT-3.8 Tells whether the last of seven players has picked up the first hidden card, before this step. */
export function isFirstHiddenPickedUp(players: number, before: number): boolean {
  return (DRAFT[players] ?? []).slice(0, before).some(({ step }) => step === 'add-first-hidden');
}
