import { type Seat, seatOfView } from '@belfry/kernel';
import { GOAL } from '../data/amounts.ts';
import { ARCHITECT, type Character } from '../data/characters.ts';
import { COLOUR, COST, type District, POINTS } from '../data/districts.ts';
import { DISCARD_FOR_GOLD, PAY_FOR_CARDS, RECLAIM } from '../data/powers.ts';
import type { Move } from '../rules/moves.ts';
import { destructionPrice } from '../rules/warlord.ts';
import type { View } from '../view/view.ts';
import { characterValue } from './draft.ts';

/** Ending the turn is worth 0, so everything worth more comes first. */
export function turnValue(view: View, seat: Seat, move: Move): number {
  const own = view.seats[seat];
  const hand = own.hand ?? [];
  switch (move.do) {
    case 'take-income':
      return 9;
    case 'take-gold':
      return 5;
    case 'draw-cards':
      return wantsCards(view, seat) ? 6 : 3;
    case 'architect-draw':
      return 8;
    case 'build':
      return 4 + districtValue(view, seat, move.district);
    case 'murder':
    case 'steal':
      return isOut(view, move.character) ? -5 : 7 + suspicion(view, seat, move.character) * (move.do === 'murder' ? 0.5 : 0.3);
    case 'swap-hands':
      return (view.seats[move.seat].handSize - own.handSize) * 2 - 1;
    case 'redraw':
      return redrawValue(view, seat, move.districts, hand.length);
    case 'destroy':
      return destroyValue(view, move.seat, move.district);
    case DISCARD_FOR_GOLD:
      return hand.length >= 3 && districtValue(view, seat, move.district) < 2 ? 2 : -1;
    case PAY_FOR_CARDS:
      return hand.length <= 1 && own.gold >= 5 ? 2 : -1;
    case 'keep':
      return move.districts.reduce((sum, district) => sum + districtValue(view, seat, district), 0);
    case RECLAIM:
      return move.buy && own.gold >= 2 ? 2 : 1;
    default:
      return 0;
  }
}

/** True if no card in hand is worth saving for. */
function wantsCards(view: View, seat: Seat): boolean {
  const { hand, city, gold } = view.seats[seat];
  const useful = (hand ?? []).filter((district) => !city.includes(district) || view.options.duplicates === 'allowed');
  return useful.length === 0 || (useful.length < 2 && gold >= 4) || (view.turn.character === ARCHITECT && useful.length < 2);
}

/** Counts points, a new colour, and the bonus for ending the game. */
function districtValue(view: View, seat: Seat, district: District): number {
  const { city } = view.seats[seat];
  const newColour = city.every((standing) => COLOUR[standing] !== COLOUR[district]);
  const finishes = city.length + 1 >= GOAL[view.options.endTrigger];
  return POINTS[district] + (newColour ? 1.5 : 0) + (finishes ? 4 : 0) + (COST[district] <= 2 ? 0.5 : 0);
}

/** Cards that cannot be built for a long time are worth exchanging. */
function redrawValue(view: View, seat: Seat, districts: readonly District[], handSize: number): number {
  const { gold } = view.seats[seat];
  const dull = districts.filter((district) => COST[district] > gold + 4 || districtValue(view, seat, district) < 2).length;
  return dull === districts.length && handSize > 1 ? dull * 0.8 : -1;
}

function destroyValue(view: View, owner: Seat, district: District): number {
  const { city } = view.seats[owner];
  const danger = city.length >= GOAL[view.options.endTrigger] - 2 ? 4 : 0;
  return POINTS[district] * 0.6 + danger - destructionPrice(district) * 1.1;
}

/** True if the viewer knows that no other player has this character. */
function isOut(view: View, character: Character): boolean {
  const { draft } = view;
  const ownHidden = draft.visits.some(({ hid }) => hid === character);
  const firstHiddenStays = draft.firstHidden === character && view.seats.length < 7;
  return draft.faceUp.includes(character) || ownHidden || firstHiddenStays || view.seats[seatOfView(view)].characters.includes(character);
}

/** Rates the best target for this character: how much the player would want it, and how much it hurts to hit that player. */
function suspicion(view: View, seat: Seat, character: Character): number {
  return Math.max(
    ...view.seats.map((other, at) => (at === seat ? 0 : characterValue(view, at, character) + other.city.length * 0.3 + other.gold * 0.2)),
  );
}
