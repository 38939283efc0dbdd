import { COPIES, PRIVILEGE_KINDS, type Privilege } from '../data/privileges.ts';
import type { Memory, State } from './state.ts';

// Section 5 of the rules: all players know the 26 privilege cards and see the discard. A reshuffle reveals which cards are in the new
// pile, and so which are hidden elsewhere: from then on those are old, and the cards of the new pile are fresh. Copies are identical, so
// other players cannot always tell whether a shown card was old or fresh.

export function palacePlace(state: State): number {
  return state.players.length;
}

export function drawnPlace(state: State): number {
  return state.players.length + 1;
}

export function firstMemory(players: number): Memory {
  const places = players + 2;
  return {
    fresh: COPIES.slice(),
    old: new Array<number>(PRIVILEGE_KINDS).fill(0),
    least: new Array<number>(places).fill(0),
    most: new Array<number>(places).fill(0),
    unsure: [],
  };
}

/** Returns how many hidden cards are at each place. */
function hiddenAt(state: State): number[] {
  return [...state.players.map((player) => player.hand.length), state.palace.set.length, state.turn.drawn.length];
}

/** Records that a card at a hidden place is shown. `size` is the number of cards there before. */
export function rememberShown(memory: Memory, place: number, size: number, privilege: Privilege): void {
  const { fresh, old, least, most, unsure } = memory;
  const maybeOld = most[place] > 0 && old[privilege] > 0;
  const maybeFresh = least[place] < size && fresh[privilege] > 0;
  if (maybeOld && maybeFresh) insert(unsure, privilege);
  else if (maybeOld) old[privilege]--;
  else fresh[privilege]--;
  if (maybeOld && least[place] > 0) least[place]--;
  if (!maybeFresh || most[place] === size) most[place]--;
}

/** Records that a card moves between hidden places. `size` is the number of cards at the first one before. */
export function rememberMoved(memory: Memory, from: number, to: number, size: number): void {
  const { least, most } = memory;
  if (most[from] === 0) return;
  most[to]++;
  if (least[from] === size) least[to]++;
  if (least[from] > 0) least[from]--;
  if (most[from] === size) most[from]--;
}

/** FOR-10.8 The discard becomes the pile: all players know its cards and, by subtraction, what is hidden elsewhere. */
export function rememberReshuffle(state: State): void {
  const { memory, discard } = state;
  const { fresh, old } = memory;
  for (let kind = 0; kind < PRIVILEGE_KINDS; kind++) {
    old[kind] += fresh[kind];
    fresh[kind] = 0;
  }
  for (const kind of memory.unsure) old[kind]--;
  memory.unsure = [];
  for (const kind of discard) fresh[kind]++;
  memory.least = hiddenAt(state);
  memory.most = memory.least.slice();
  for (const player of state.players) player.oldHand = player.hand.slice();
}

/** Inserts a number into a sorted list. */
export function insert(sorted: number[], value: number): void {
  let at = sorted.length;
  while (at > 0 && sorted[at - 1] > value) {
    sorted[at] = sorted[at - 1];
    at--;
  }
  sorted[at] = value;
}

/** Removes a card from a list; false if it is not there. */
export function remove(cards: Privilege[], privilege: Privilege): boolean {
  const at = cards.indexOf(privilege);
  if (at < 0) return false;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.length--;
  return true;
}
