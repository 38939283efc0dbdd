import * as amounts from './amounts.ts';
import { ACTIONS, CANAL_LENGTH, MAJORITIES, REPUTATION, SIDES } from './board.ts';
import { CARDS_IN_PLAY } from './cards.ts';
import { COLOURS } from './colours.ts';
import { PERSONS, REPLACING } from './persons.ts';

const { CANAL_AWARD, DICE, HAND_SIZE, MAJORITY_POINTS, THREATS, TURNS_PER_ROUND, WORKERS_TAKEN } = amounts;
const marked = (...marks: readonly string[]) => PERSONS.filter((row) => !('replaces' in row) && marks.includes(row.mark)).length;

/** Points that each step of the track adds. */
const gains = REPUTATION.map((points, step) => points - (REPUTATION[step - 1] ?? 0));

const [replacing] = REPLACING;

/** Returns the price of a person, and its points for each thing it counts at the end. */
function pricesOf(id: string | undefined) {
  const found = PERSONS.find((row) => row.id === id);
  return { price: found?.price ?? 0, points: found?.effect === 'end-per' ? found.params.points : 0 };
}

/** The numbers of the rules that appear in text. Catalogues read them from here, so that they follow the tables. */
export const TEXT_NUMBERS = {
  people: CARDS_IN_PLAY,
  known: marked('R', 'F'),
  series: marked('I'),
  designed: marked('D'),
  hand: HAND_SIZE,
  turns: TURNS_PER_ROUND,
  actions: ACTIONS.length,
  /** All but recruiting, where the person matters. */
  byColour: ACTIONS.length - 1,
  dice: COLOURS.length,
  colours: COLOURS.length,
  faces: DICE.faces,
  threatFrom: DICE.threatFrom,
  priceUpTo: DICE.priceUpTo,
  quietFrom: DICE.priceUpTo + 1,
  quietUpTo: DICE.threatFrom - 1,
  circle: THREATS.circle,
  brink: THREATS.circle - 1,
  returnPoints: THREATS.returnPoints,
  intrigueLoss: THREATS.intrigueLoss,
  canalSpaces: CANAL_LENGTH,
  canals: SIDES.length,
  awardSpace: CANAL_AWARD.space,
  awardPoints: CANAL_AWARD.points,
  /** The first step that adds more than one point. */
  doubleFrom: gains.findIndex((gain) => gain > 1),
  doublePoints: gains.find((gain) => gain > 1),
  majorities: MAJORITIES.length,
  majorityPoints: MAJORITY_POINTS,
  workers: WORKERS_TAKEN,
  replaced: pricesOf(replacing?.replaces),
  replacement: pricesOf(replacing?.id),
  largerHand: PERSONS.flatMap((row) => (row.effect === 'hand-refill-limit' ? [row.params.cards] : []))[0] ?? HAND_SIZE,
} as const;
