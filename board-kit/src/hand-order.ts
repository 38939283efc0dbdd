import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where the shell keeps the order in which a player has laid the cards of the hand. */
export interface HandOrder {
  subscribe(listener: () => void): () => void;
  /** The cards in order, by the ids of their things; empty: as the board lays them. */
  order(): readonly string[];
  /** Keeps an order. `place`: the player has moved a card there, from 1. */
  arrange(order: readonly string[], place?: number): void;
}

const Context = createContext<HandOrder | null>(null);

/** Around a table whose hand may be arranged. */
export const HandOrderProvider = Context.Provider;

const NO_ORDER: readonly string[] = [];
const nothing = () => () => {};
const noOrder = () => NO_ORDER;

/** Returns the order of the hand at this table, and how to change it; null where nobody may. */
export function useKeptOrder(): { readonly kept: readonly string[]; readonly arrange: HandOrder['arrange'] | null } {
  const store = useContext(Context);
  const order = store?.order ?? noOrder;
  const kept = useSyncExternalStore(store?.subscribe ?? nothing, order, order);
  return { kept, arrange: store?.arrange ?? null };
}

/**
 * Returns the places in `hand` in the order in which to show its cards: first those that `kept` names, then the others as they come. Of
 * equal cards each counts once.
 */
export function orderHand(hand: readonly string[], kept: readonly string[]): number[] {
  const left = new Set(hand.keys());
  const named: number[] = [];
  for (const id of kept) {
    for (const at of left) {
      if (hand[at] !== id) continue;
      left.delete(at);
      named.push(at);
      break;
    }
  }
  return [...named, ...left];
}

/** Returns the kept order with the cards of the hand that it does not name yet at its end. Cards that were played keep their place: an undo brings them back. */
export function withNewCards(kept: readonly string[], hand: readonly string[]): readonly string[] {
  const left = [...kept];
  const unnamed = hand.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return unnamed.length === 0 ? kept : [...kept, ...unnamed];
}

/** Returns a list with one element moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Returns the place among others, by their middles in reading order, where a card with its middle at this point belongs. */
export function placeAt(point: { readonly x: number; readonly y: number }, others: readonly DOMRectReadOnly[]): number {
  const comesAfter = ({ left, right, top, bottom }: DOMRectReadOnly) =>
    bottom <= point.y || (top <= point.y && (left + right) / 2 < point.x);
  return others.filter(comesAfter).length;
}
