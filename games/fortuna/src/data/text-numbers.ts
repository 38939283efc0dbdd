import { ACTION_CARDS, ACTION_COUNT, HARVESTS } from './action-cards.ts';
import * as amounts from './amounts.ts';
import { BUILDING_COPIES, SALE_BONUS } from './buildings.ts';
import { DESIGNED } from './designed.ts';
import { FAVOURS } from './favours.ts';
import { PRIVILEGES } from './privileges.ts';
import { CARDS_PER_SIDE } from './sides.ts';

const { AQUEDUCT_HOLDS, DICE_LIMIT, GATE, IRRIGATION_WATER, KEEP, PALACE_STEP, TAX, TOKENS } = amounts;
const [water, orgy, food, battle, married, religion] = FAVOURS;
const fewest = Math.min(...Object.values(BUILDING_COPIES));

/** The numbers of the rules that appear in text. Catalogues read them from here, so that they follow the tables. */
export const TEXT_NUMBERS = {
  irrigation: IRRIGATION_WATER,
  irrigated: HARVESTS.grain.irrigated,
  gate: GATE,
  palace: PALACE_STEP,
  palaceCards: TOKENS.palace,
  /** The numbers on the favour cards. */
  favour: {
    water: water.number,
    wine: orgy.number,
    grain: food.number,
    centurions: battle.number,
    married: married.number,
    vestals: religion.number,
  },
  favours: FAVOURS.length,
  most: { water: water.most, wine: orgy.most, grain: food.most, centurions: battle.most },
  marriedSteps: married.steps,
  palaceSteps: married.helpedSteps,
  palaceMore: married.helpedSteps - married.steps,
  dice: DICE_LIMIT,
  aqueduct: AQUEDUCT_HOLDS,
  cards: CARDS_PER_SIDE,
  /** A player's own cards that are face up between turns. */
  open: CARDS_PER_SIDE - 1,
  kinds: ACTION_COUNT,
  keep: KEEP.usual,
  keepHelped: KEEP.helped,
  keepFrom: KEEP.helpedFrom,
  perFavour: TOKENS.perFavour,
  tax: TAX.money,
  sale: SALE_BONUS,
  bribe: DESIGNED.bribe,
  marriage: DESIGNED.marry.price,
  marriageIncome: DESIGNED.marry.income,
  fortunaPrice: DESIGNED.fortunaOffering,
  /** Buildings of each type at the largest and the smallest player counts, and which counts those are. */
  copies: Math.max(...Object.values(BUILDING_COPIES)),
  fewCopies: fewest,
  fewPlayers: Object.keys(BUILDING_COPIES).filter((players) => BUILDING_COPIES[Number(players)] === fewest),
  fortunaStep: ACTION_CARDS.flatMap((row) => (row.effect === 'advance' ? [row.steps] : []))[0] ?? 0,
  scored: Object.fromEntries(PRIVILEGES.flatMap((row) => ('points' in row ? [[row.id, row.points]] : []))),
} as const;
