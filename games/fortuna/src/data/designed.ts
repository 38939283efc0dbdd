// Every amount of this edition that no published source gives (mark D in RULES.md), in one table.
// To apply a correction from the paper game, edit this table and raise the rules version; the other tables and the texts read from it.

export const DESIGNED = {
  /** FOR-5.1, 5.2, 5.3 The yield of harvests and of the card for water; `irrigated` is the extra yield for 1 water. */
  harvest: { grain: { base: 2, irrigated: 2 }, wine: { base: 1, irrigated: 2 } },
  waterGain: 2,
  /** FOR-5.4 Money per unit of grain. */
  grainPrice: 2,
  /** FOR-5.9 */
  marry: { price: 4, income: 4 },
  /** FOR-5.10 */
  bribe: 2,
  /** FOR-5.12 The price of the step of the action card Fortuna, by the option `fortunaOffering`. */
  fortunaOffering: { '2': 2, '1': 1, '0': 0 },
  /** FOR-7.11 No player is moved back beyond this step. */
  lowestStep: 0,
  /** FOR-11.7, 11.11 */
  goodsUnits: 2,
  safeConductSteps: 1,
  chariotSteps: 2,
  /** FOR-15.10 The game ends after this round at the latest. */
  roundLimit: 40,
  /** FOR-16.5 Points for handing in: `points` for every `per` units, at most `most`. */
  breadForRome: { points: 1, per: 1, most: 3 },
  wineCellar: { points: 1, per: 1, most: 3 },
  fountain: { points: 1, per: 1, most: 3 },
  legion: { points: 1, per: 1, most: 3 },
  templeOfVesta: { points: 2, per: 1, most: 6 },
  treasury: { points: 1, per: 5, most: 4 },
  /** FOR-11.7, 11.9, 11.11, 16.4, 16.5 Cards of each kind in the classes of 5, 8 and 13. */
  copies: {
    storehouse: 3,
    recruit: 1,
    novice: 1,
    safeConduct: 6,
    chariot: 2,
    masterBuilder: 2,
    nobleMatch: 2,
    breadForRome: 2,
    wineCellar: 2,
    fountain: 1,
    legion: 2,
    templeOfVesta: 1,
    treasury: 1,
  },
} as const;
