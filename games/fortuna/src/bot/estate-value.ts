import type { Seat } from '@belfry/kernel';
import { GATE, PALACE_STEP } from '../data/amounts.ts';
import { HELPS_CARDS, HELPS_FAVOUR, HELPS_SALES, HELPS_WATER } from '../data/buildings.ts';
import { PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { type Places, piecesOn } from '../rules/places.ts';
import type { SeatView, View } from '../view/view.ts';

/** What a seat owns, as far as the bot weighs it. Modified copies represent what a move leads to. */
export interface Estate {
  readonly step: number;
  readonly money: number;
  readonly grain: number;
  readonly wine: number;
  /** In the reservoir and on the Aqueduct. */
  readonly water: number;
  readonly dice: number;
  readonly centurions: Places;
  readonly vestals: Places;
  readonly married: boolean;
  readonly buildings: readonly number[];
}

export function estateOf(seat: SeatView): Estate {
  return { ...seat, water: seat.water + seat.aqueductWater };
}

/** Returns about how many turns each player has left. */
export function turnsLeft(view: View): number {
  const leader = Math.max(...view.seats.map(({ step }) => step));
  return Math.max(0.5, Math.min(9, (PALACE_STEP - leader) / STEPS_PER_TURN));
}

const STEPS_PER_TURN = 1.6;

/** More than any player can own. */
const MOST = 100;

// What each further unit is worth in steps: the first, the second and so on; the last number applies to all further ones.
const MONEY = pileUp([0.3, 0.3, 0.28, 0.28, 0.26, 0.24, 0.18, 0.15, 0.12, 0.1, 0.08]);
const GRAIN = pileUp([0.55, 0.5, 0.3, 0.28, 0.2, 0.15]);
const WINE = pileUp([0.6, 0.55, 0.4, 0.35, 0.25, 0.2]);
const WATER = pileUp([0.6, 0.4, 0.3, 0.15, 0.1]);
const CENTURION = pileUp([0.65, 0.55, 0.5]);

/** Returns what an estate promises in steps at the end, with this many turns to go. */
export function worth(estate: Estate, turns: number, water = estate.water): number {
  const { dice, buildings } = estate;
  // With few turns left there is no time to use the goods.
  const time = Math.min(1, turns / 2);
  let value = estate.step;
  // Nothing scores outside Rome, so near the end the last steps to the gate are worth a lot.
  if (turns < 3) value -= Math.max(0, GATE - estate.step) * 0.4;
  value += time * (MONEY[estate.money] + GRAIN[estate.grain] + WINE[estate.wine] + WATER[water] + CENTURION[piecesOn(estate.centurions)]);
  value += 0.5 * turns * reach(6, dice) * piecesOn(estate.vestals);
  if (estate.married) value += 0.5 * turns * reach(5, dice) * (buildings[HELPS_FAVOUR] > 0 ? 2 : 1);
  value += 0.16 * turns * (dice - 1);
  if (buildings[HELPS_WATER] > 0) value += 0.35 * turns;
  if (buildings[HELPS_SALES] > 0) value += 0.12 * turns;
  if (buildings[HELPS_CARDS] > 0) value += 0.12 * turns;
  return value;
}

/** Returns the points that the C cards of a hand would score for this estate. */
export function pointsOf(estate: Estate, hand: readonly Privilege[]): number {
  let points = 0;
  hand.forEach((privilege, at) => {
    if (hand.indexOf(privilege) === at) points += cardPoints(estate, privilege);
  });
  return points;
}

function cardPoints(estate: Estate, privilege: Privilege): number {
  const row = PRIVILEGES[privilege];
  if (row.effect === 'buildings') return row.points * estate.buildings.reduce((sum, count) => sum + count, 0);
  if (row.effect === 'married') return estate.married ? row.points : 0;
  if (row.effect !== 'hand-in') return 0;
  const pieces = row.unit === 'centurions' || row.unit === 'vestals';
  const owned = pieces ? piecesOn(estate[row.unit]) : estate[row.unit];
  return Math.min(row.most, row.points * Math.floor(owned / row.per));
}

/** Returns what a privilege card promises its holder. */
export function privilegeWorth(view: View, seat: Seat, privilege: Privilege): number {
  const estate = estateOf(view.seats[seat]);
  const turns = turnsLeft(view);
  const row = PRIVILEGES[privilege];
  const held = view.seats[seat].hand?.includes(privilege) ?? false;
  switch (row.effect) {
    case 'steps':
      // Only one card per turn: if a player holds several, the last ones may come too late.
      return row.steps * (held && turns < 2 ? 0.5 : 0.95);
    case 'goods':
      return 0.9 * Math.min(1, turns / 2);
    case 'piece':
      return row.piece === 'vestals' ? 0.5 * turns * reach(6, estate.dice) : 0.6 * Math.min(1, turns / 2);
    default:
      return held ? 0 : cardPoints(estate, privilege) + HOPE * Math.min(3, turns);
  }
}

/** Extra points that a C card may gain per remaining turn. */
const HOPE = 0.3;

/** Returns the cumulative values of 0, 1, 2 and more of a thing. */
function pileUp(values: readonly number[]): readonly number[] {
  const sums = [0];
  for (let i = 0; i < MOST; i++) sums.push(sums[i] + values[Math.min(i, values.length - 1)]);
  return sums;
}

/** Indexed by the number of dice and the number to reach. */
const REACH = [0, 1, 2, 3].map((dice) => [0, 1, 2, 3, 4, 5, 6].map((number) => 1 - (Math.max(0, number - 1) / 6) ** dice));

/** Returns the probability that the highest die is at least `number`. */
export function reach(number: number, dice: number): number {
  return REACH[dice][number];
}
