import { readFileSync } from 'node:fs';
import { type Chance, type Seat, shuffle, type Viewer } from '@belfry/kernel';
import type { Subject } from '@belfry/kernel/conformance';
import { apprentice } from '../src/bot/apprentice.ts';
import { nuremberg } from '../src/game.ts';
import type { Event, Move, State, View } from '../src/index.ts';

// What the kit cannot know about the game, written from RULES.md and not from the game's own code.

const KINDS = [0, 1, 2, 3, 4];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** NUR-1.2, 1.5, 1.6, 15: cards of each kind, event cards of each sort, pieces of each seat, council cards, prestige against walls. */
function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of KINDS) counts[`kind ${kind}`] = state.stock[kind] + sum(state.players.map(({ hand }) => hand[kind]));
  for (const card of [...state.deck, ...state.discards]) counts[`event ${card}`] = (counts[`event ${card}`] ?? 0) + 1;
  state.players.forEach((player, seat) => {
    const on = (board: readonly Seat[]): number => board.filter((owner) => owner === seat).length;
    counts[`villages ${seat}`] = player.villages + on(state.villages);
    counts[`houses ${seat}`] = player.houses + on(state.houses);
    counts[`stations ${seat}`] = player.stations + on(state.stations);
    counts[`cards counted ${seat}`] = player.cards - sum(player.hand);
    counts[`points counted ${seat}`] = player.points - recount(state)[seat];
  });
  const held = state.players.map(({ council }) => council).filter((council) => council > 0);
  counts['council cards held twice'] = held.length - new Set(held).size;
  counts['prestige not from walls and towers'] = sum(state.players.map(({ prestige }) => prestige)) - state.walls - 2 * state.towers;
  counts['walls and towers too many'] = Math.max(0, state.walls - 26) + Math.max(0, state.towers - 16);
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** NUR-17.5 from the board: villages, houses, rights, and 4, 3 or 2 for a council card. */
function recount(state: State): number[] {
  return state.players.map(({ council }, seat) => {
    const owned = [...state.villages, ...state.houses, ...state.rights].filter((owner) => owner === seat).length;
    return owned + [0, 4, 3, 2][council];
  });
}

/** Section 5: nobody knows the order of the draw pile; only thief and victim know what was stolen. */
function tamper(state: State, viewer: Viewer, chance: Chance): boolean {
  return chance.below(2) === 0 ? swapStolenKind(state, viewer, chance) || swapCards(state, chance) : swapCards(state, chance);
}

function swapCards({ deck }: State, chance: Chance): boolean {
  const one = chance.below(deck.length || 1);
  const other = deck.findIndex((card) => card !== deck[one]);
  if (other < 0) return false;
  [deck[one], deck[other]] = [deck[other], deck[one]];
  return true;
}

/** Another kind was stolen: thief and victim hold one card more or less of it ever since, if they could do all they did since. */
function swapStolenKind(state: State, viewer: Viewer, chance: Chance): boolean {
  const thefts = Array.from({ length: state.memory.length / 13 }, (_, i) => i * 13);
  for (const at of shuffle(chance, thefts)) {
    const [thief, victim, kind] = state.memory.slice(at, at + 3);
    if (viewer === thief || viewer === victim) continue;
    for (const other of shuffle(
      chance,
      KINDS.filter((k) => k !== kind),
    )) {
      const changed = nuremberg.clone(state);
      changed.memory[at + 2] = other;
      shift(changed, at, thief, kind, other);
      shift(changed, at, victim, other, kind);
      const possible = changed.memory.every((n) => n >= 0) && changed.players.every(fitsDiscard);
      if (!possible) continue;
      state.memory = changed.memory;
      state.players = changed.players;
      return true;
    }
  }
  return false;
}

function fitsDiscard({ hand, discard }: State['players'][number]): boolean {
  return hand.every((count, kind) => count >= (discard?.[kind] ?? 0));
}

function shift(state: State, from: number, seat: Seat, less: number, more: number): void {
  state.players[seat].hand[less]--;
  state.players[seat].hand[more]++;
  for (let at = from; at < state.memory.length; at += 13) {
    for (const [place, figures] of [
      [at, at + 3],
      [at + 1, at + 8],
    ]) {
      if (state.memory[place] !== seat) continue;
      state.memory[figures + less]--;
      state.memory[figures + more]++;
    }
  }
}

/** Questions, calls, mixed offers and counters, and discards of any cards. */
function beyond(state: State, seat: Seat, chance: Chance): Move[] {
  const decision = nuremberg.pending(state).find((owed) => owed.seat === seat);
  const { hand, gold } = state.players[seat];
  const some = (most: number): number => chance.below(Math.min(most, 3) + 1);
  const held = [...hand.map(some), some(gold)];
  const asked = held.map((count) => (count > 0 ? 0 : some(2)));
  const nothing = held.map(() => 0);
  const moves: Move[] = [];
  if (decision?.kind === 'turn-action') {
    const others = state.players.flatMap((player, other) => (other !== seat && player.cards + player.gold > 0 ? [other] : []));
    const to = others.filter((_, i) => i === 0 || chance.below(2) === 0);
    for (const [give, get] of [
      [held, asked],
      [nothing, asked],
      [held, nothing],
      [nothing, nothing],
    ]) {
      moves.push({ do: 'offer', give, get, to });
    }
  }
  if (decision?.kind === 'trade-answer') moves.push({ do: 'counter', give: held, get: asked });
  if (decision?.kind === 'robber-discard') {
    const heap = shuffle(
      chance,
      hand.flatMap((count, kind) => Array.from({ length: count }, () => kind)),
    ).slice(0, Math.floor(state.players[seat].cards / 2));
    moves.push({ do: 'hand-in', cards: KINDS.map((kind) => heap.filter((card) => card === kind).length) });
  }
  return moves.filter((move) => nuremberg.accepts(state, seat, move));
}

export const subject: Subject<State, Move, Event, View> = {
  game: nuremberg,
  apprentice,
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  census,
  tamper,
  recount,
  beyond,
};
