import { type Dealer, NONE, pick, type Seat } from '@belfry/kernel';
import { CHARACTERS, type Character, KING } from '../data/characters.ts';
import { DRAFT, type DraftStep } from '../data/draft.ts';
import type { Event } from './events.ts';
import type { Decision, State } from './state.ts';

export const ALL_CHARACTERS = (1 << CHARACTERS.length) - 1;

/** Returns the characters of a pool, in rank order (CIT-3.13). */
export function charactersIn(pool: number): Character[] {
  const list: Character[] = [];
  for (let c = 0; c < CHARACTERS.length; c++) if (pool & (1 << c)) list.push(c);
  return list;
}

export function draftSteps(players: number): readonly DraftStep[] {
  return DRAFT[players];
}

/** Returns the seat of a draft step, which counts from the crown holder. */
export function draftSeat(first: Seat, step: DraftStep, players: number): Seat {
  return (first + step.seat - 1) % players;
}

export function isDrafting(state: State): boolean {
  return state.draft.step < draftSteps(state.players.length).length;
}

// CIT-3.1 All eight characters take part in every round.
export function beginDraft(state: State): void {
  state.draft = { first: state.crown, step: 0, faceUp: [], line: [], pool: ALL_CHARACTERS };
  for (let c = 0; c < CHARACTERS.length; c++) state.holder[c] = NONE;
}

const CHOICES: readonly Decision[] = seats((seat) => Object.freeze({ kind: 'draft-choose', seat }));
const HIDINGS: readonly Decision[] = seats((seat) => Object.freeze({ kind: 'draft-hide', seat }));

function seats(make: (seat: Seat) => Decision): readonly Decision[] {
  return Array.from({ length: 7 }, (_, seat) => make(seat));
}

/** The clause behind the last hidden card, by number of players. */
const LAST_CARD: Readonly<Record<number, string>> = {
  2: 'CIT-3.9',
  3: 'CIT-3.10',
  4: 'CIT-3.7',
  5: 'CIT-3.7',
  6: 'CIT-3.7',
  7: 'CIT-3.8',
};

/** Runs the next step of the draft: an automatic one at once, a choice by asking for it. */
export function draftStep(state: State, dealer: Dealer<Event>): void {
  const { draft } = state;
  const step = draftSteps(state.players.length)[draft.step];
  const seat = draftSeat(draft.first, step, state.players.length);
  switch (step.step) {
    case 'face-up':
      layFaceUp(state, step.count ?? 0, dealer);
      break;
    case 'hide-first': {
      // CIT-3.5 The top card of the shuffled rest, the King included.
      const character = pick(dealer.chance, charactersIn(draft.pool));
      layDown(state, character);
      dealer.emit?.({ type: 'hid-first', clause: 'CIT-3.5', seat, character });
      break;
    }
    case 'add-first-hidden': {
      // CIT-3.8 With seven, the last player also picks up the first hidden card.
      const [character] = draft.line;
      draft.pool |= 1 << character;
      dealer.emit?.({ type: 'took-first-hidden', clause: 'CIT-3.8', seat, character });
      break;
    }
    case 'hide-last': {
      // The card that nobody took.
      const [character] = charactersIn(draft.pool);
      layDown(state, character);
      dealer.emit?.({ type: 'hid', clause: LAST_CARD[state.players.length], seat, character });
      break;
    }
    case 'choose':
      state.agenda.push(CHOICES[seat]);
      return;
    case 'hide':
      state.agenda.push(HIDINGS[seat]);
      return;
  }
  draft.step++;
}

// CIT-3.2, 3.3 Some characters are placed face up; a King that is turned up is replaced and goes back into the rest.
function layFaceUp(state: State, count: number, dealer: Dealer<Event>): void {
  const { draft } = state;
  let stack = charactersIn(draft.pool);
  while (draft.faceUp.length < count) {
    const character = pick(dealer.chance, stack);
    stack = stack.filter((c) => c !== character);
    if (character === KING) dealer.emit?.({ type: 'king-returned', clause: 'CIT-3.3' });
    else {
      draft.faceUp.push(character);
      draft.pool &= ~(1 << character);
    }
  }
  dealer.emit?.({ type: 'faced-up', clause: 'CIT-3.2', characters: draft.faceUp.slice() });
}

function layDown(state: State, character: Character): void {
  state.draft.line.push(character);
  state.draft.pool &= ~(1 << character);
}

/** CIT-3.6, 3.11 Exactly one card is taken, in secret. */
export function takeCharacter(state: State, seat: Seat, character: Character, dealer: Dealer<Event>): void {
  const { draft } = state;
  const { from } = draftSteps(state.players.length)[draft.step];
  layDown(state, character);
  state.holder[character] = seat;
  draft.step++;
  dealer.emit?.({ type: 'drafted', clause: 'CIT-3.6', seat, from, character });
}

/** CIT-3.9 With two players the player also places a card face down. */
export function hideCharacter(state: State, seat: Seat, character: Character, dealer: Dealer<Event>): void {
  layDown(state, character);
  state.draft.step++;
  dealer.emit?.({ type: 'hid', clause: 'CIT-3.9', seat, character });
}
