import type { Card } from '../data/cards.ts';

/** Inserts a card into a sorted list. Hands are kept sorted, so that the order does not reveal when a card came. */
export function insertCard(cards: Card[], card: Card): void {
  let at = cards.length;
  cards.push(card);
  for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
  cards[at] = card;
}

/** Removes a card from a list; false if it was not there. */
export function removeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
  return true;
}
