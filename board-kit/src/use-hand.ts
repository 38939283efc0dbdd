import { itemAt } from '@belfry/kernel';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { cardDrag } from './card-drag.ts';
import { moved, orderHand, useKeptOrder, withNewCards } from './hand-order.ts';
import { useTable } from './table-context.ts';

interface ArrangedHand<C> {
  readonly cards: readonly C[];
  /** For the element around the cards. */
  readonly events: {
    ref(fan: HTMLElement | null): void;
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(event: PointerEvent): void;
    readonly 'data-arranges': true | undefined;
  };
}

/**
 * Returns the cards of a hand in the player's own order, and what lets the player change it, by mouse, by a finger that pulls a card out of
 * its row, and by Alt with an arrow, or drop a card on the table. `idOf` names the thing of a card.
 */
export function useHand<C>(cards: readonly C[], idOf: (card: C) => string): ArrangedHand<C> {
  const { kept, arrange } = useKeptOrder();
  const { carry } = useTable();
  const ids = cards.map(idOf);
  const places = orderHand(ids, kept);
  const order = places.map((at) => itemAt(ids, at));
  const fan = useRef<HTMLElement | null>(null);
  const endDrag = useRef(() => {});
  const focused = useRef<number | null>(null);

  const things = () => thingsOf(fan.current, order);
  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= order.length) return;
    arrange?.(moved(order, from, to), to + 1);
  };
  useLayoutEffect(() => {
    if (focused.current === null) return;
    things()[focused.current]?.focus();
    focused.current = null;
  });
  useLayoutEffect(() => () => endDrag.current(), []);
  // What comes later lies behind what is there now.
  const withNew = arrange === null || kept.length === 0 ? kept : withNewCards(kept, ids);
  useEffect(() => {
    if (withNew !== kept) arrange?.(withNew);
  });
  return {
    cards: places.map((at) => itemAt(cards, at)),
    events: {
      ref: (element) => {
        fan.current = element;
      },
      onKeyDown(event) {
        const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
        const from = event.target instanceof HTMLElement ? things().indexOf(event.target) : -1;
        if (arrange === null || !event.altKey || step === 0 || from < 0) return;
        event.preventDefault();
        const to = from + step;
        if (to < 0 || to >= order.length) return;
        focused.current = to;
        move(from, to);
      },
      onPointerDown(event) {
        if (arrange === null || !event.isPrimary || event.button !== 0) return;
        const cardsNow = things();
        const from = cardsNow.findIndex((thing) => event.target instanceof Node && thing.contains(event.target));
        const id = order[from];
        if (id === undefined) return;
        endDrag.current = cardDrag(event.nativeEvent, {
          cards: cardsNow,
          from,
          carry: (card, grip) => carry(id, card, grip),
          place: (to) => move(from, to),
        });
      },
      'data-arranges': arrange === null ? undefined : true,
    },
  };
}

/** Returns the elements of the cards, in order: of equal ones the first for the first. */
function thingsOf(fan: HTMLElement | null, order: readonly string[]): HTMLElement[] {
  const seen = new Map<string, number>();
  return order.flatMap((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    const thing = fan?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(id)}"][data-copy="${copy}"]`);
    return thing == null ? [] : [thing];
  });
}
