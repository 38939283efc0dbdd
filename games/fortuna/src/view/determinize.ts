import { type Chance, NONE, type Seat } from '@belfry/kernel';
import { CARDS_PER_SIDE, type Position, SIDE_OF } from '../data/sides.ts';
import { emptyTable } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { dealHidden, type HiddenCards } from './hidden.ts';
import type { SeatView, View } from './view.ts';

/** Returns a full state that fits the view: hidden cards are dealt from the cards that can be there. */
export function determinize(view: View, chance: Chance): State {
  const { turn, palace, memory } = view;
  const cards = openCards(view) ?? dealHidden(view, chance);
  return {
    ...emptyTable(view.seats.length, view.options),
    agenda: [...view.later, ...view.pending],
    players: view.seats.map((seat, at) => imaginePlayer(seat, cards.hands[at])),
    round: view.round,
    phase: view.phase,
    order: view.order.slice(),
    active: view.active,
    turn: {
      played: turn.played,
      armyUsed: turn.armyUsed,
      stepCardUsed: turn.stepCardUsed,
      roll: turn.roll.slice(),
      tokens: turn.tokens,
      drawn: cards.drawn,
    },
    cards: view.cards.slice(),
    protectedAt: imagineProtection(view, chance),
    supply: { ...view.supply },
    buildings: view.buildings.slice(),
    covered: view.covered.slice(),
    tokens: view.tokens.slice(),
    tokenSupply: view.tokenSupply,
    pile: cards.pile,
    discard: view.discard.slice(),
    palace: { tokens: palace.tokens, set: cards.set, arrivals: palace.arrivals.slice(), taken: cards.taken },
    memory: {
      fresh: memory.fresh.slice(),
      old: memory.old.slice(),
      least: memory.least.slice(),
      most: memory.most.slice(),
      unsure: memory.unsure.slice(),
    },
  };
}

/** After the end everything is public and nothing has to be determinized. */
function openCards(view: View): HiddenCards | null {
  if (view.secrets === null) return null;
  const { pile, set, taken } = view.secrets;
  return {
    hands: view.seats.map(({ hand }) => hand?.slice() ?? []),
    drawn: view.turn.drawn?.slice() ?? [],
    pile: pile.slice(),
    set: set.slice(),
    taken: taken.slice(),
  };
}

/** What others know of their own cards beyond the cards themselves is not guessed. */
function imaginePlayer(seat: SeatView, hand: number[]): State['players'][number] {
  return {
    step: seat.step,
    money: seat.money,
    grain: seat.grain,
    wine: seat.wine,
    water: seat.water,
    aqueductWater: seat.aqueductWater,
    dice: seat.dice,
    centurions: seat.centurions,
    vestals: seat.vestals,
    married: seat.married,
    buildings: seat.buildings.slice(),
    hand,
    oldHand: seat.oldHand?.slice() ?? [],
    spentInPalace: seat.spentInPalace.slice(),
  };
}

// FOR-1.12 A player whose chosen card is not revealed yet may have chosen any of the three.
function imagineProtection(view: View, chance: Chance): Position[] {
  const protectedAt = view.protectedAt.slice();
  if (view.phase !== 'protect') return protectedAt;
  const choosing = new Set<Seat>(view.pending.map(({ seat }) => seat));
  SIDE_OF[view.seats.length].forEach((side, seat) => {
    if (protectedAt[side] === NONE && !choosing.has(seat)) protectedAt[side] = side * CARDS_PER_SIDE + chance.below(CARDS_PER_SIDE);
  });
  return protectedAt;
}
