import * as amounts from './amounts.ts';
import { CHARACTERS } from './characters.ts';
import { COLOURS } from './colours.ts';
import { DISTRICT_CARDS, DISTRICTS, rowWith } from './districts.ts';
import { DRAFT } from './draft.ts';

const { BONUS, BUILDS, CARDS_TRADE, COINS, DISCARD_GOLD, GOAL, INCOME_EACH, RECLAIM_PRICE, RESOURCE, START, WARLORD_DISCOUNT } = amounts;
const choices = (players: number) => (DRAFT[players] ?? []).filter(({ step, seat }) => step === 'choose' && seat === 1).length;
const facesUp = (players: number) => (DRAFT[players] ?? []).reduce((sum, { count = 0 }) => sum + count, 0);
const players = Object.keys(DRAFT).map(Number);

/** The numbers of the rules that appear in text. Catalogues read them from here, so that they follow the tables. */
export const TEXT_NUMBERS = {
  goal: GOAL['8'],
  shortGoal: GOAL['7'],
  characters: CHARACTERS.length,
  otherCharacters: CHARACTERS.length - 1,
  firstRank: CHARACTERS[0].rank,
  lastRank: CHARACTERS[7].rank,
  colours: COLOURS.length,
  fiveColours: BONUS.fiveColours,
  first: BONUS.firstFinisher,
  other: BONUS.otherFinisher,
  gold: RESOURCE.gold,
  look: RESOURCE.look,
  keep: RESOURCE.keep,
  moreLook: RESOURCE.moreLook,
  moreKeep: RESOURCE.moreKeep,
  startGold: START.gold,
  startCards: START.handCards,
  builds: BUILDS.everyone,
  architectBuilds: BUILDS.architect,
  architectCards: amounts.ARCHITECT_CARDS,
  merchantGold: amounts.MERCHANT_GOLD,
  income: INCOME_EACH,
  discount: WARLORD_DISCOUNT,
  reclaim: RECLAIM_PRICE,
  discardGold: DISCARD_GOLD,
  trade: CARDS_TRADE,
  coins: COINS,
  dearer: rowWith('points-above-cost'),
  mostPlayers: amounts.PLAYERS.max,
  /** The numbers of players at which each player takes two characters, and how many characters that is. */
  doubling: players.filter((count) => choices(count) > 1),
  doubled: Math.max(...players.map(choices)),
  /** Face-up characters by number of players. */
  districts: DISTRICT_CARDS,
  faceUp: { four: facesUp(4), five: facesUp(5) },
  cost: Object.fromEntries(DISTRICTS.map(({ id, cost }) => [id, cost])),
} as const;
