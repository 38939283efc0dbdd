import { readFileSync } from 'node:fs';
import { type Chance, owed, shuffle, type Viewer } from '@belfry/kernel';
import type { Subject } from '@belfry/kernel/conformance';
import { apprentice } from '../src/bot/apprentice.ts';
import { PERSONS } from '../src/data/persons.ts';
import { bruges } from '../src/game.ts';
import type { Event, Move, State, View } from '../src/index.ts';

// What the conformance kit cannot know about Bruges, written from the rules: besides the table of persons this file imports no rule of the game.

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

type Player = State['players'][number];

/** Where a card may lie that a viewer cannot see: read and write. */
interface Place {
  readonly cards: number[];
  readonly at: number;
}

const colourOf = (card: number): number => PERSONS[card].colour;

/** Every place whose face is hidden from the viewer, written from section 5 of the rules. */
function hiddenPlaces(state: State, viewer: Viewer): Place[] {
  const places: Place[] = [];
  const all = (cards: number[], hidden: (card: number) => boolean = () => true): void => {
    cards.forEach((card, at) => {
      if (hidden(card)) places.push({ cards, at });
    });
  };
  for (const pile of [...state.piles, state.extra]) all(pile);
  state.players.forEach((player, seat) => {
    all(player.drawn);
    if (seat !== viewer) all(player.hand, (card) => !player.known.includes(card));
  });
  return places;
}

/** Two hidden cards with the same back change places. */
function tamper(state: State, viewer: Viewer, chance: Chance): boolean {
  if (viewer === 'open') return false;
  if (chance.below(3) === 0 && tamperHouse(state, viewer, chance)) return true;
  const places = hiddenPlaces(state, viewer);
  if (places.length < 2) return false;
  const one = places[chance.below(places.length)];
  const card = one.cards[one.at];
  const others = places.filter((place) => place.cards[place.at] !== card && colourOf(place.cards[place.at]) === colourOf(card));
  if (others.length === 0) return false;
  const other = others[chance.below(others.length)];
  // Hands are sorted: put the cards where they belong, so that nothing but the face differs.
  one.cards[one.at] = other.cards[other.at];
  other.cards[other.at] = card;
  for (const player of state.players) {
    player.hand.sort((a, b) => a - b);
    player.drawn.sort((a, b) => a - b);
  }
  return one.cards !== other.cards || state.piles.includes(one.cards) || state.extra === one.cards;
}

/** A house card the viewer has not seen changes places with a card of the same back from a pile. */
function tamperHouse(state: State, viewer: Viewer, chance: Chance): boolean {
  const hidden = state.players.flatMap((player, seat) =>
    player.houses.filter((house) => seat !== viewer || !house.seen).map((house) => ({ player, house })),
  );
  if (hidden.length === 0) return false;
  const { player, house } = hidden[chance.below(hidden.length)];
  for (const pile of [...state.piles, state.extra]) {
    const at = pile.findIndex((card) => colourOf(card) === colourOf(house.card));
    if (at < 0) continue;
    const laid = { ...house, card: pile[at] };
    pile[at] = house.card;
    player.houses[player.houses.indexOf(house)] = laid;
    return true;
  }
  return false;
}

/** All cards wherever they lie, markers, tokens and statues. */
function census(state: State): Record<string, number> {
  const cards = [...state.piles.flat(), ...state.extra, ...state.discard, ...(state.held < 0 ? [] : [state.held])];
  for (const { hand, drawn, houses } of state.players) {
    cards.push(...hand, ...drawn, ...houses.map(({ card }) => card), ...houses.flatMap(({ person }) => (person < 0 ? [] : [person])));
  }
  const sum = (count: (player: Player) => number): number => state.players.reduce((total, player) => total + count(player), 0);
  const found: Record<string, number> = { cards: cards.length, 'different cards': new Set(cards).size };
  // The supply holds the rest; it may run empty, but never into debt.
  ['blue', 'brown', 'purple', 'red', 'yellow'].forEach((name, colour) => {
    found[`${name} cards`] = cards.filter((card) => colourOf(card) === colour).length;
    found[`${name} markers`] = Math.max(
      9,
      sum(({ threats }) => threats[colour]),
    );
  });
  state.players.forEach(({ canals, workers, guilders, points }, seat) => {
    found[`canal tokens of ${seat}`] = Math.max(10, canals[0] + canals[1]);
    found[`debts of ${seat}`] = [...canals, ...workers, guilders, points].filter((amount) => amount < 0).length;
  });
  found.statues = 6 - state.statuesTaken + sum(({ statues }) => statues.filter((value) => value > 0).length);
  return found;
}

const GROUPS_OF_LAURELS: Readonly<Record<string, string>> = {
  'court-painter': 'artist',
  mayor: 'bureaucrat',
  castellan: 'castle',
  cardinal: 'church',
  'guild-master': 'craftsman',
  'master-of-revels': 'entertainer',
  patrician: 'merchant',
  king: 'noble',
  'captain-of-the-watch': 'protector',
  rector: 'scholar',
  'robber-chief': 'underworld',
};
const COLOURS_OF_LAURELS: Readonly<Record<string, number>> = { glazier: 0, carpenter: 1, potter: 2, roofer: 3, thatcher: 4 };

/** The points of one laurel person, counted card by card from its text. */
function laurel(id: string, player: Player): number {
  const persons = player.houses.filter(({ person }) => person >= 0).map(({ person }) => PERSONS[person]);
  const houses = player.houses.map(({ card }) => colourOf(card));
  const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
  const group = GROUPS_OF_LAURELS[id];
  if (group !== undefined) return 2 * persons.filter((person) => person.group === group).length;
  const colour = COLOURS_OF_LAURELS[id];
  if (colour !== undefined) return houses.filter((house) => house === colour).length;
  const groups = new Set(persons.map((person) => person.group)).size;
  const third = player.canals.filter((tokens) => tokens >= 3).length;
  const statues = player.statues.filter((value) => value > 0).length;
  const points: Readonly<Record<string, number>> = {
    engraver: 2 * groups,
    'engraver-replacement': groups,
    bishop: Math.floor(total(player.workers) / 2),
    geographer: 2 * (third + statues),
    'town-clerk': Math.floor(player.step / 2),
    viscount: player.step,
    'census-taker': Math.floor(persons.length / 2),
    abbess: Math.floor(player.guilders / 3),
    hermit: houses.length - persons.length,
    provost: 2 * player.majorities.filter(Boolean).length,
    cartographer: Math.floor(total(player.canals) / 2),
    butler: new Set(houses).size === 5 ? 5 : 0,
  };
  return points[id] ?? 0;
}

function recount(state: State): number[] {
  return state.players.map((player) => {
    const residents = player.houses.filter(({ person }) => person >= 0).map(({ person }) => PERSONS[person]);
    let total = player.points + player.houses.length;
    for (const resident of residents) total += resident.price / 3 + laurel(resident.id, player);
    total += 4 * player.majorities.filter(Boolean).length;
    total += 3 * player.canals.filter((tokens) => tokens >= 3).length + player.statues[0] + player.statues[1];
    return total + [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15][player.step];
  });
}

/** Answers in one go to decisions that otherwise come in single steps. */
function beyond(state: State, seat: number, chance: Chance): Move[] {
  const [asked] = owed(state.agenda);
  const { workers, hand } = state.players[seat];
  const own = workers.flatMap((count, colour) => Array.from({ length: count }, () => colour));
  const byColour = (colours: readonly number[]): number[] => workers.map((_, colour) => colours.filter((one) => one === colour).length);
  if (asked.kind === 'swap-worker') {
    // Every worker may become any colour; without a change it would be no move.
    const wanted = byColour(own.map((colour, at) => (at < asked.left ? chance.below(5) : colour)));
    return String(wanted) === String(workers) ? [] : [{ do: 'arrange', workers: wanted }];
  }
  if (asked.kind === 'give-worker') return [{ do: 'give-workers', workers: byColour(shuffle(chance, own).slice(0, asked.left)) }];
  if (asked.kind !== 'discard-card' || asked.left < 2 || hand.length < asked.left) return [];
  const cards = shuffle(chance, hand.slice()).slice(0, asked.left);
  return [{ do: 'discard-cards', cards: cards.sort((a, b) => a - b) }];
}

export const subject: Subject<State, Move, Event, View> = {
  game: bruges,
  apprentice,
  rules,
  census,
  tamper,
  recount,
  beyond,
  // Everybody sees in which order a player suffers his penalties; afterwards the table looks the same.
  aloud: (event) => (event.type === 'penalty' || event.type === 'protected' ? `${event.type} ${event.colour}` : null),
};
