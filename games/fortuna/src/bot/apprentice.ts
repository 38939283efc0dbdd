import { apprenticeOf } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { type ActionCard, ADVANCE } from '../data/action-cards.ts';
import { PALACE_STEP, TAX } from '../data/amounts.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import { PRIVILEGES } from '../data/privileges.ts';
import { CARDS_PER_SIDE, SIDE_OF } from '../data/sides.ts';
import type { Move } from '../rules/moves.ts';
import { piecesOn, withHighest, withoutHighest } from '../rules/places.ts';
import type { View } from '../view/view.ts';
import { type Estate, estateOf, pointsOf, privilegeWorth, reach, turnsLeft, worth } from './estate-value.ts';
import { manners } from './manners.ts';
import { afterBribe, afterBuilding, afterHarvest, afterHire, afterMarch, afterSale, prospects } from './prospects.ts';

/**
 * The largest error of a judgement, in steps: an Apprentice makes human mistakes. It counts fairly well and often misjudges plans, so that
 * the Journeyman is clearly stronger, with two players too.
 */
const NOISE = 0.25;
const NOISE_ON_PLANS = 1.68;
const PLANS: ReadonlySet<Move['do']> = new Set(['draft', 'protect', 'perform', 'skip', 'swap', 'army', 'bribe', 'build']);

/** Looks one move ahead with rules of thumb, from its view alone. */
export const apprentice = apprenticeOf<View, Move>({
  judgement: (view, seat) => (move) => promiseOf(view, seat, move),
  noise: (move) => (PLANS.has(move.do) ? NOISE_ON_PLANS : NOISE),
  manners,
});

/** Returns what a move gains over the current position, in steps. */
function promiseOf(view: View, seat: Seat, move: Move): number {
  const estate = estateOf(view.seats[seat]);
  const gain = (after: readonly Estate[]): number => gainOf(view, seat, estate, after);
  const decision = view.pending.find((owed) => owed.seat === seat);
  switch (move.do) {
    case 'draft':
    case 'protect':
    case 'swap':
      return holdingValue(view, seat, move.card);
    case 'perform':
      return gain(prospects(view, seat, estate, move.card)) + keptValue(view, seat, move.card);
    case 'skip':
      return keptValue(view, seat, move.card);
    case 'army':
      return gain(prospects(view, seat, afterMarch(estate), move.card));
    case 'irrigate':
      return decision?.kind === 'irrigate' ? gain(afterHarvest(view, estate, decision.crop, move.yes)) : 0;
    case 'sell':
      return decision?.kind === 'sell-amount' ? gain([afterSale(estate, decision.crop, move.amount)]) : 0;
    case 'hire':
      return decision?.kind === 'hire-count' ? gain([afterHire(estate, decision.piece, move.count)]) : 0;
    case 'build':
      return gain(afterBuilding(view, estate, move.building));
    case 'bribe':
      return gain(afterBribe(view, seat, estate, move.card));
    case 'serve':
      return gain([afterService(estate, move.favour, move.steps)]) + TOKEN * view.tokens[move.favour];
    case 'decline':
      return isTaxDue(view) ? gain([afterTax(estate)]) : 0;
    case 'cover':
      return harm(view, seat, move.favour);
    case 'keep':
      return move.privileges.reduce((sum, privilege) => sum + privilegeWorth(view, seat, privilege), 0);
    case 'pick':
      return privilegeWorth(view, seat, move.privilege);
    case 'use':
      return gain([afterUse(estate, move)]) - PATIENCE;
    default:
      return 0;
  }
}

/** The value of a token on a favour card: the choice among that many privilege cards. */
const TOKEN = 0.45;
/** A card kept in hand may be of more use later. */
const PATIENCE = 0.3;

/** Returns the gain of the best outcome over the current estate; slightly negative if there are no outcomes. */
function gainOf(view: View, seat: Seat, estate: Estate, after: readonly Estate[]): number {
  const turns = turnsLeft(view);
  const hand = view.seats[seat].hand ?? [];
  const value = (each: Estate): number => worth(each, turns) + pointsOf(each, hand) / Math.max(1, turns);
  const now = value(estate);
  return after.reduce((best, each) => Math.max(best, value(each) - now), after.length === 0 ? -0.2 : Number.NEGATIVE_INFINITY);
}

/** Returns the value of having a card on the seat's own side next turn. */
function holdingValue(view: View, seat: Seat, card: ActionCard): number {
  const estate = estateOf(view.seats[seat]);
  const start = card === ADVANCE ? FIRST_TO_PLAY : 0;
  return Math.max(0, gainOf(view, seat, estate, prospects(view, seat, estate, card))) + start;
}

/** The start player has more open favour cards to choose from. */
const FIRST_TO_PLAY = 0.35;

/** Returns the value of the two cards that are not played: the army may use one now, and they may still be there next turn. */
function keptValue(view: View, seat: Seat, played: ActionCard): number {
  const first = SIDE_OF[view.seats.length][seat] * CARDS_PER_SIDE;
  const kept = view.cards.slice(first, first + CARDS_PER_SIDE).filter((card) => card !== played);
  return 0.3 * Math.max(...kept.map((card) => holdingValue(view, seat, card)));
}

function afterService(estate: Estate, favour: Favour, steps: number): Estate {
  const row = FAVOURS[favour];
  const moved = { ...estate, step: Math.min(PALACE_STEP, estate.step + steps) };
  if (row.effect !== 'deliver') return moved;
  if (row.give !== 'centurions') return { ...moved, [row.give]: estate[row.give] - steps };
  let { centurions } = estate;
  for (let i = 0; i < steps; i++) centurions = withoutHighest(centurions);
  return { ...moved, centurions };
}

function isTaxDue(view: View): boolean {
  return FAVOURS.some(({ number }, favour) => !view.covered[favour] && number <= view.turn.roll[0]);
}

function afterTax(estate: Estate): Estate {
  if (estate.money >= TAX.money) return { ...estate, money: estate.money - TAX.money };
  return { ...estate, step: Math.max(0, estate.step - TAX.stepsBack) };
}

/** Returns what covering a favour costs the others. */
function harm(view: View, seat: Seat, favour: Favour): number {
  return view.seats.reduce((sum, own, other) => {
    if (other === seat) return sum;
    return sum + 0.4 * reach(FAVOURS[favour].number, own.dice) * stepsFrom(estateOf(own), favour) - 0.1;
  }, 0);
}

function stepsFrom(estate: Estate, favour: Favour): number {
  const row = FAVOURS[favour];
  if (row.effect === 'married') return estate.married ? row.steps : 0;
  if (row.effect === 'vestals') return piecesOn(estate.vestals);
  return Math.min(row.most, row.give === 'centurions' ? piecesOn(estate.centurions) : estate[row.give]);
}

function afterUse(estate: Estate, move: Extract<Move, { do: 'use' }>): Estate {
  const row = PRIVILEGES[move.privilege];
  if (row.effect === 'steps') return { ...estate, step: Math.min(PALACE_STEP, estate.step + row.steps) };
  if (row.effect === 'piece') return { ...estate, [row.piece]: withHighest(estate[row.piece]) };
  const { water, wine, grain } = estate;
  const taken = (good: string): number => (move.goods ?? []).filter((each) => each === good).length;
  return { ...estate, water: water + taken('water'), wine: wine + taken('wine'), grain: grain + taken('grain') };
}
