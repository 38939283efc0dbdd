import { readFileSync } from 'node:fs';
import { type Chance, pick, type Seat, type Viewer } from '@belfry/kernel';
import type { Subject } from '@belfry/kernel/conformance';
import { apprentice } from '../src/bot/apprentice.ts';
import { citadels } from '../src/game.ts';
import type { Event, Move, State, View } from '../src/index.ts';

// What the conformance kit cannot know about Citadels, written from the rules alone: this file imports no rule of the game.

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** What each district is worth (section 1 of the rules), in the order of the data table. */
const WORTH = {
  yellow: [3, 4, 5],
  blue: [1, 2, 3, 5],
  green: [1, 2, 2, 3, 4, 5],
  red: [1, 2, 3, 5],
  purple: [2, 3, 5, 5, 5, 5, 6, 6, 8, 8],
};
const DISTRICT = Object.entries(WORTH).flatMap(([colour, row]) => row.map((points) => ({ colour, points })));
const HAUNTED_CITY = 17;
const CHARACTERS = 8;

/** Every district card lies somewhere, every character is somewhere, and with 30 coins no coin gets lost. */
function census(state: State): Record<string, number> {
  const cards = [...state.pile, ...state.discard, ...state.players.flatMap(({ hand, city }) => [...hand, ...city])];
  for (const decision of state.agenda) {
    if (decision.kind === 'keep-cards') cards.push(...decision.looked);
    if (decision.kind === 'graveyard-buy') cards.push(decision.district);
  }
  const count: Record<string, number> = { districts: cards.length };
  const kinds = DISTRICT.map(() => 0);
  for (const card of cards) kinds[card]++;
  for (const [kind, copies] of kinds.entries()) count[`district ${kind}`] = copies;
  const { faceUp, line, pool } = state.draft;
  const characters = new Set([...faceUp, ...line]);
  for (let c = 0; c < CHARACTERS; c++) if (pool & (1 << c)) characters.add(c);
  count.characters = characters.size;
  if (state.options.bank === '30-coins') count.coins = state.players.reduce((sum, { gold }) => sum + gold, state.bank);
  return count;
}

/** CIT-19 from scratch. */
function recount(state: State): number[] {
  const goal = Number(state.options.endTrigger);
  return state.players.map(({ city }, seat) => {
    let total = 0;
    for (const card of city) total += DISTRICT[card].points;
    const colours = new Set(city.filter((card) => card !== HAUNTED_CITY).map((card) => DISTRICT[card].colour));
    const blocked = state.options.hauntedCityLastRound === 'on' && state.hauntedRound === state.round;
    if (city.includes(HAUNTED_CITY)) colours.add(!blocked && colours.size >= 4 ? 'any colour that lacks' : 'purple');
    if (colours.size >= 5) total += 3;
    if (state.firstFinisher === seat) total += 4;
    else if (city.length >= goal) total += 2;
    return total;
  });
}

function tamper(state: State, viewer: Viewer, chance: Chance): boolean {
  return chance.below(2) === 0 ? tamperWithCards(state, viewer, chance) : tamperWithDraft(state, viewer, chance);
}

/** Section 5: the draw pile is closed to all, a hand to all but its owner. Cards somebody remembers are left where they are. */
function tamperWithCards(state: State, viewer: Viewer, chance: Chance): boolean {
  const underPile = state.under.reduce((most, fact) => Math.max(most, (fact >> 8) + 1), 0);
  const places: { readonly cards: number[]; readonly at: number }[] = [];
  for (let at = underPile; at < state.pile.length; at++) places.push({ cards: state.pile, at });
  state.players.forEach(({ hand }, seat) => {
    const remembered = state.memory.some((fact) => ((fact >> 6) & 7) === seat);
    if (seat !== viewer && !remembered) hand.forEach((_, at) => void places.push({ cards: hand, at }));
  });
  if (places.length === 0) return false;
  const one = pick(chance, places);
  const others = places.filter(({ cards, at }) => cards[at] !== one.cards[one.at]);
  if (others.length === 0) return false;
  const other = pick(chance, others);
  [one.cards[one.at], other.cards[other.at]] = [other.cards[other.at], one.cards[one.at]];
  return true;
}

/** Section 5.1: two characters not called yet change places, both laid down before the viewer held the pool, or both after it. */
function tamperWithDraft(state: State, viewer: Viewer, chance: Chance): boolean {
  const { line } = state.draft;
  const unseen = unseenStretches(state, viewer).map((stretch) => stretch.filter((at) => line[at] >= state.called));
  const stretch = unseen.filter((places) => places.length > 1)[0];
  if (stretch === undefined) return false;
  const one = pick(chance, stretch);
  const other = pick(
    chance,
    stretch.filter((at) => at !== one),
  );
  const [a, b] = [line[one], line[other]];
  [line[one], line[other]] = [b, a];
  [state.holder[a], state.holder[b]] = [state.holder[b], state.holder[a]];
  return true;
}

/** Places of the draft line (first hidden card, then what was taken or hidden) whose order among themselves the viewer cannot know. */
function unseenStretches(state: State, viewer: Viewer): number[][] {
  const players = state.players.length;
  // With seven the line ends with the two cards of P7, one of which is the first hidden card again.
  const end = players === 7 ? Math.min(state.draft.line.length, 7) : state.draft.line.length;
  const start = players === 7 ? 1 : 0;
  const all = Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
  if (typeof viewer !== 'number') return [all];
  // With two or three players the pool comes back; only what lies after the last own card is sure to be unordered.
  const place = (viewer - state.draft.first + players) % players;
  const own =
    players === 2
      ? [
          [1, 4, 5],
          [2, 3, 6, 7],
        ][place]
      : players === 3
        ? [
            [1, 4],
            [2, 5],
            [3, 6, 7],
          ][place]
        : [place + 1, ...(place === players - 1 ? [players + 1] : [])];
  const done = own.filter((at) => at < state.draft.line.length);
  if (done.length === 0 && players > 3) return [all];
  const last = own[own.length - 1];
  return [all.filter((at) => at < own[0] && players > 3 && place > 0), all.filter((at) => at > last)];
}

/** CIT-11.4 Any part of the hand may be discarded, not only those the list for bots names. */
function beyond(state: State, seat: Seat, chance: Chance): Move[] {
  const { hand } = state.players[seat];
  const magic = state.agenda.at(-1)?.kind === 'turn-action' && state.turn.character === 2 && !state.turn.abilityUsed;
  const districts = hand.filter(() => chance.below(2) === 0).sort((a, b) => a - b);
  return magic && districts.length > 0 ? [{ do: 'redraw', districts }] : [];
}

/** Section 5: public at the moment it happens, but nothing on the table shows it afterwards. */
function aloud(event: Event): string | null {
  switch (event.type) {
    case 'swapped':
      return `${event.seat} with ${event.partner}`;
    case 'redrew':
    case 'reshuffled':
      return String(event.count);
    case 'king-returned':
      return 'the King was turned up';
    default:
      return null;
  }
}

export const subject: Subject<State, Move, Event, View> = { game: citadels, apprentice, rules, census, tamper, recount, beyond, aloud };
