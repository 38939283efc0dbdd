import { readFileSync } from 'node:fs';
import { type Chance, pick, type Viewer } from '@belfry/kernel';
import type { Subject } from '@belfry/kernel/conformance';
import { apprentice } from '../src/bot/apprentice.ts';
import { marketRow } from '../src/game.ts';
import type { Event, Move, State, View } from '../src/index.ts';

// What the conformance kit cannot know about Market Row, written from the rules alone: this file imports none of the game's rules code.

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** Counts every card: each must be somewhere, exactly once. */
function census({ players, row, pile, discard }: State): Record<string, number> {
  const cards = [
    ...row,
    ...pile,
    ...discard,
    ...players.flatMap(({ hand, stall, offer }) => [...hand, ...stall, ...(offer === null ? [] : [offer])]),
  ];
  return { cards: cards.length, different: new Set(cards).size };
}

/** MKT-5 computed independently: the cards are in the order of the kinds, eleven of each. */
function recount({ players }: State): number[] {
  return players.map(({ stall }) => {
    const counts = [0, 11, 22, 33].map((first) => stall.filter((ware) => ware >= first && ware < first + 11).length);
    return counts.reduce((sum, count) => sum + count * count, 0);
  });
}

/** MKT-6.1 Swaps two cards that this viewer cannot see. */
function tamper({ players, pile, order }: State, viewer: Viewer, chance: Chance): boolean {
  const places: { read(): number; write(card: number): void }[] = [];
  const add = (cards: number[]): void => {
    cards.forEach((_, at) => {
      places.push({
        read: () => cards[at] ?? 0,
        write: (card) => {
          cards[at] = card;
        },
      });
    });
  };
  add(pile);
  players.forEach((player, seat) => {
    if (seat === viewer) return;
    add(player.hand);
    const { offer } = player;
    if (offer !== null && order.length === 0) {
      places.push({
        read: () => offer,
        write: (card) => {
          player.offer = card;
        },
      });
    }
  });
  if (places.length < 2) return false;
  const one = pick(chance, places);
  const other = pick(
    chance,
    places.filter((place) => place !== one),
  );
  const [first, second] = [one.read(), other.read()];
  one.write(second);
  other.write(first);
  return true;
}

export const subject: Subject<State, Move, Event, View> = { game: marketRow, apprentice, rules, census, tamper, recount };
