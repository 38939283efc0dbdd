import type { HandOrder } from '@belfry/board-kit';
import { savedOrder, saveOrder } from './saved-orders.ts';

/** The order of one player's hand at one table, and where the card is that was moved last. */
export class HandStore implements HandOrder {
  readonly #hand: string;
  readonly #listeners = new Set<() => void>();
  #order: readonly string[];
  #place: { readonly place: number; readonly count: number } | null = null;

  constructor(hand: string) {
    this.#hand = hand;
    this.#order = savedOrder(hand);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly order = (): readonly string[] => this.#order;

  readonly place = (): { readonly place: number; readonly count: number } | null => this.#place;

  readonly arrange = (order: readonly string[], place?: number): void => {
    this.#order = order;
    if (place !== undefined) this.#place = { place, count: order.length };
    saveOrder(this.#hand, order);
    for (const listener of this.#listeners) listener();
  };
}
