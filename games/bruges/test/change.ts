import { PRICE_OF, person, WORKER_OF } from '../src/data/cards.ts';
import { COLOURS, type ColourName } from '../src/data/colours.ts';
import type { State } from '../src/rules/state.ts';
import { type Amounts, card, type Id, type Place, type Position, type Table, table } from './table.ts';

/** What has changed before the players: `guilders` for the first seat, `b guilders` for the others. */
export type Change = Record<string, number>;

function holdings(state: State): Change {
  const all: Change = {};
  state.players.forEach((player, seat) => {
    const of = (what: string): string => (seat === 0 ? what : `${'abcd'[seat]} ${what}`);
    all[of('points')] = player.points;
    all[of('step')] = player.step;
    all[of('guilders')] = player.guilders;
    COLOURS.forEach((colour, at) => {
      all[of(`${colour} workers`)] = player.workers[at];
      all[of(`${colour} threats`)] = player.threats[at];
    });
    all[of('left canal')] = player.canals[0];
    all[of('right canal')] = player.canals[1];
    all[of('hand')] = player.hand.length;
    all[of('houses')] = player.houses.length;
    all[of('persons')] = player.houses.filter((house) => house.person >= 0).length;
  });
  all.discarded = state.discard.length;
  return all;
}

export function changeOf(t: Table, work: () => void): Change {
  const before = holdings(t.state);
  work();
  const after = holdings(t.state);
  return Object.fromEntries(Object.keys(after).flatMap((key) => (after[key] === before[key] ? [] : [[key, after[key] - before[key]]])));
}

/** The other seats and the dice around somebody who uses a person. */
export interface Around extends Place {
  readonly dice?: Amounts;
  readonly others?: readonly Place[];
  readonly left?: readonly Id[];
  readonly right?: readonly Id[];
  readonly piles?: Position['piles'];
}

/** A table with one person to activate: in a purple house, with one worker more than `around` names to pay for it. */
export function withPerson(id: Id, { dice, others = [{}], left, right, piles, ...own }: Around = {}): Table {
  const worker = WORKER_OF[card(id)];
  const workers = { ...own.workers };
  if (worker >= 0) {
    const colour: ColourName = COLOURS[worker as 0];
    workers[colour] = (workers[colour] ?? 0) + 1;
  }
  const homes = [['purple', id] as const, ...(own.homes ?? [])];
  const more = { ...(dice ? { dice } : {}), ...(left ? { left } : {}), ...(right ? { right } : {}), ...(piles ? { piles } : {}) };
  return table({ seats: [{ ...own, homes, workers }, ...others], ...more });
}

/**
 * What activating a person changes, after these answers, apart from the worker paid for it. A second activation in the round must be refused.
 */
export function activated(id: Id, around: Around = {}, ...answers: readonly string[]): Change {
  const t = withPerson(id, around);
  const change = changeOf(t, () => t.play(`a: activate ${id}`, ...answers));
  const worker = WORKER_OF[card(id)];
  if (worker >= 0) settle(change, `${COLOURS[worker as 0]} workers`, -1);
  if (t.asked() === 'a: turn-action' && t.refusal('a', `activate ${id}`) !== 'BRU-8.4') throw new Error(`${id} can be activated again`);
  return change;
}

/** What recruiting a person brings, after these answers, apart from the price, the card and the place in a house. */
export function recruited(id: Id, around: Around = {}, ...answers: readonly string[]): Change {
  const { dice, others = [{}], left, right, piles, ...own } = around;
  const price = PRICE_OF[card(id)];
  const more = { ...(dice ? { dice } : {}), ...(left ? { left } : {}), ...(right ? { right } : {}), ...(piles ? { piles } : {}) };
  const place: Place = {
    ...own,
    guilders: (own.guilders ?? 0) + price,
    hand: [id, ...(own.hand ?? [])],
    houses: ['purple', ...(own.houses ?? [])],
  };
  const t = table({ seats: [place, ...others], ...more });
  const change = changeOf(t, () => t.play(`a: recruit ${id} on purple`, ...answers));
  settle(change, 'guilders', -price);
  settle(change, 'hand', -1);
  settle(change, 'persons', 1);
  if (person(card(id)).activation === 'arrow' && t.player('a').houses.some((house) => house.person === card(id) && house.used)) {
    throw new Error(`${id} was turned sideways by its arrow`);
  }
  return change;
}

function settle(change: Change, what: string, paid: number): void {
  const rest = (change[what] ?? 0) - paid;
  if (rest === 0) delete change[what];
  else change[what] = rest;
}
