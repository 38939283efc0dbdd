import { type Chance, NONE, shuffle } from '@belfry/kernel';
import { type Card, COLOUR_OF } from '../data/cards.ts';
import { ALL_COLOURS, type Colour } from '../data/colours.ts';
import { insertCard } from '../rules/hand.ts';
import { countPowers } from '../rules/powers.ts';
import { allCards, emptyTable } from '../rules/setup.ts';
import type { Player, State } from '../rules/state.ts';
import { countColours, type PileView, type SeatView, type View } from './view.ts';

/** Deals unseen cards by the colour of their backs. */
type Deal = (colour: Colour) => Card;

/** Returns a full state that fits the view: hidden cards are dealt from the unseen cards whose backs fit. */
export function determinize(view: View, chance: Chance): State {
  const unseen = unseenCards(view, chance);
  const deal: Deal = (colour) => unseen[colour].pop() as Card;
  const state: State = {
    ...emptyTable(view.seats.length, view.options),
    agenda: [...view.later, ...view.pending],
    players: view.seats.map((seat, index) => imaginePlayer(seat, view.unlooked?.[index], deal)),
    round: view.round,
    phase: view.phase,
    place: view.place,
    circle: view.circle,
    start: view.start,
    dice: view.dice.slice(),
    discard: view.discard.slice(),
    statuesTaken: view.statuesTaken,
    held: view.held === null ? NONE : (view.held.card ?? deal(view.held.colour)),
    lastRound: view.lastRound,
  };
  dealPiles(state, view, unseen, deal, chance);
  return state;
}

function imaginePlayer(seat: SeatView, unlooked: readonly Card[] | undefined, deal: Deal): Player {
  const player: Player = {
    points: seat.points,
    step: seat.step,
    guilders: seat.guilders,
    workers: seat.workers.slice(),
    threats: seat.threats.slice(),
    canals: seat.canals.slice(),
    statues: seat.statues.slice(),
    majorities: seat.majorities.slice(),
    hand: seat.hand?.slice() ?? imagineHand(seat, deal),
    drawn: unlooked?.slice() ?? dealColours(seat.drawnColours, [], deal),
    known: seat.known.slice(),
    houses: seat.houses.map(({ colour, card, seen, person, used }) => ({ card: card ?? deal(colour), seen, person, used })),
    powers: 0,
  };
  player.powers = countPowers(player);
  return player;
}

function imagineHand({ handColours, known }: SeatView, deal: Deal): Card[] {
  const knownColours = countColours(known);
  return dealColours(
    handColours.map((count, colour) => count - knownColours[colour]),
    known,
    deal,
  );
}

/** Deals this many cards of each colour beyond those known, sorted. */
function dealColours(counts: readonly number[], known: readonly Card[], deal: Deal): Card[] {
  const cards = known.slice();
  for (const colour of ALL_COLOURS) for (let i = 0; i < counts[colour]; i++) insertCard(cards, deal(colour));
  return cards;
}

/** The top cards fit their backs; everything below is any of the remaining cards. */
function dealPiles(state: State, view: View, unseen: readonly Card[][], deal: Deal, chance: Chance): void {
  const piles = [view.piles[0], view.piles[1], view.extra];
  const tops = piles.map(({ top, cards }) => (top === null || cards !== null ? [] : [deal(top)]));
  const rest = shuffle(chance, unseen.flat());
  const [left, right, extra] = piles.map(({ size, cards }: PileView, at) =>
    cards === null ? [...rest.splice(0, size - tops[at].length), ...tops[at]] : cards.slice(),
  );
  state.piles = [left, right];
  state.extra = extra;
}

/** Returns all cards whose place the viewer does not know, by colour, in random order. */
function unseenCards(view: View, chance: Chance): Card[][] {
  const seen = new Set<Card>(view.discard);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) seen.add(card);
  };
  for (const { hand, known, houses } of view.seats) {
    see(hand ?? known);
    for (const { card, person } of houses) see(card === null ? [person] : [card, person]);
  }
  for (const pile of [...view.piles, view.extra]) see(pile.cards ?? []);
  for (const cards of view.unlooked ?? []) see(cards);
  if (view.held !== null && view.held.card !== null) see([view.held.card]);
  const unseen: Card[][] = ALL_COLOURS.map(() => []);
  for (const card of shuffle(chance, allCards(view.options))) if (!seen.has(card)) unseen[COLOUR_OF[card]].push(card);
  return unseen;
}
