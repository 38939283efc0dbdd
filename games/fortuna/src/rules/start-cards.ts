import { type Chance, type Dealer, NONE, type Seat, shuffle } from '@belfry/kernel';
import { ACTION_COUNT, type ActionCard } from '../data/action-cards.ts';
import { CARDS_PER_SIDE, POSITIONS, type Position } from '../data/sides.ts';
import type { Event } from './events.ts';
import { type State, sideOf } from './state.ts';

const DECK: readonly ActionCard[] = Array.from({ length: ACTION_COUNT }, (_, card) => card);

// FOR-1.11 Three cards for every side, including the open sides.
export function dealAll(chance: Chance): ActionCard[] {
  return shuffle(chance, DECK.slice());
}

/** FOR-1.14 Returns the cards that nobody has drafted yet. */
export function openCards(state: State): ActionCard[] {
  return DECK.filter((card) => !state.cards.includes(card));
}

// FOR-1.14 In order of play each player takes one card, three times.
export function continueDraft(state: State, dealer: Dealer<Event>): void {
  const { order } = state;
  const taken = state.cards.filter((card) => card !== NONE).length;
  if (taken === order.length * CARDS_PER_SIDE) {
    finishDraft(state, dealer);
    return;
  }
  const seat = order[taken % order.length];
  const [only, another] = openCards(state);
  if (another === undefined) draft(state, seat, only, dealer);
  else state.agenda.push({ kind: 'draft-card', seat });
}

export function draft(state: State, seat: Seat, card: ActionCard, dealer: Dealer<Event>): void {
  const first = firstPosition(state, seat);
  state.cards[state.cards.indexOf(NONE, first)] = card;
  dealer.emit?.({ type: 'drafted', clause: 'FOR-1.14', seat, card });
}

// FOR-1.14 The rest is shuffled onto the open sides.
function finishDraft(state: State, dealer: Dealer<Event>): void {
  const rest = shuffle(dealer.chance, openCards(state));
  for (let position = 0; position < POSITIONS; position++) {
    if (state.cards[position] === NONE) state.cards[position] = rest.pop() ?? NONE;
  }
  askProtection(state);
}

// FOR-1.12 The start player cannot lose a card before their turn, so their first card is protected without asking.
export function askProtection(state: State): void {
  state.phase = 'protect';
  for (const seat of state.order) {
    if (seat === state.order[0]) protect(state, seat, firstPosition(state, seat));
    else state.agenda.push({ kind: 'protect-start-card', seat, together: 'protect' });
  }
}

export function protect(state: State, seat: Seat, position: Position): void {
  state.protectedAt[sideOf(state, seat)] = position;
}

// FOR-1.12 The choices are revealed together.
export function showProtection(state: State, dealer: Dealer<Event>): void {
  dealer.emit?.({
    type: 'protection-shown',
    clause: 'FOR-1.12',
    cards: state.players.map((_, seat) => state.cards[state.protectedAt[sideOf(state, seat)]]),
  });
}

/** Returns the first position of a seat's own side. */
export function firstPosition(state: State, seat: Seat): Position {
  return sideOf(state, seat) * CARDS_PER_SIDE;
}

/** Returns the position of a card, or NONE before it is dealt. */
export function positionOf(state: State, card: ActionCard): Position {
  return state.cards.indexOf(card);
}
