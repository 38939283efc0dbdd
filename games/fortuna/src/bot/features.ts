import { NONE, type Seat } from '@belfry/kernel';
import { ACTION_CARDS, type ActionRow, ADVANCE } from '../data/action-cards.ts';
import { GATE, PALACE_STEP } from '../data/amounts.ts';
import { BUILDINGS, HELPS_FAVOUR } from '../data/buildings.ts';
import { FAVOURS } from '../data/favours.ts';
import { FIRST_SCORING, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { CARDS_PER_SIDE } from '../data/sides.ts';
import { buildingsOf } from '../rules/build.ts';
import { hireLimit, piecesOn } from '../rules/places.ts';
import { activeSeat, isInPalace, type Player, type State, sideOf, waterOf } from '../rules/state.ts';
import { reach, worth } from './estate-value.ts';
import { AT } from './measures.ts';

const FIRST_BUILDING = AT[BUILDINGS[0].id];
const FIRST_CARD = AT[`has-${ACTION_CARDS[0].id}`];

/** Writes the features of a seat, each about 0 to 1. */
export function measure(state: State, seat: Seat, out: Float64Array): void {
  const { players } = state;
  const player = players[seat];
  let first = 0;
  let bestOther = 0;
  let richest = 0;
  let ending = 0;
  for (let s = 0; s < players.length; s++) {
    const { step } = players[s];
    if (step > first) first = step;
    if (s !== seat && step > bestOther) bestOther = step;
    if (isInPalace(players[s])) ending = 1;
  }
  const turns = Math.max(0.5, Math.min(9, (PALACE_STEP - first) / STEPS_PER_TURN));
  for (let s = 0; s < players.length; s++) if (s !== seat) richest = Math.max(richest, promiseOf(players[s], turns));
  const promise = promiseOf(player, turns);
  out[AT.estate] = promise / 20;
  out[AT['estate-lead']] = (promise - richest) / 6;
  const inside = player.step >= GATE ? 1 : 0;
  out[AT.step] = player.step / PALACE_STEP;
  out[AT.outside] = Math.max(0, GATE - player.step) / GATE;
  out[AT.inside] = inside;
  out[AT.arrived] = isInPalace(player) ? 1 : 0;
  out[AT.lead] = (player.step - bestOther) / 5;
  out[AT.race] = first / PALACE_STEP;
  out[AT.ending] = ending;
  out[AT['ending-inside']] = ending * inside;
  measureProvince(player, out);
  measureHand(player, out);
  measureTurn(state, seat, out);
  measureCards(state, seat, out);
}

const STEPS_PER_TURN = 1.6;

/** Returns the Apprentice's estimate of a province and its privilege cards, in steps. */
function promiseOf(player: Player, turns: number): number {
  let points = 0;
  for (let i = 0; i < player.hand.length; i++) {
    const privilege = player.hand[i];
    const row = PRIVILEGES[privilege];
    if (privilege < FIRST_SCORING) points += row.effect === 'steps' ? row.steps * 0.95 : 0.7;
    else if (player.hand.indexOf(privilege) === i) points += pointsOf(player, privilege);
  }
  return worth(player, turns, waterOf(player)) + points;
}

function measureProvince(player: Player, out: Float64Array): void {
  const { money, grain, wine, dice } = player;
  const water = waterOf(player);
  const vestals = piecesOn(player.vestals);
  out[AT.money] = money / 10;
  out[AT['some-money']] = Math.min(money, 4) / 4;
  out[AT.grain] = grain / 5;
  out[AT['some-grain']] = Math.min(grain, 2) / 2;
  out[AT.wine] = wine / 5;
  out[AT['some-wine']] = Math.min(wine, 2) / 2;
  out[AT.water] = water / 4;
  out[AT['some-water']] = Math.min(water, 1);
  out[AT.dice] = (dice - 1) / 2;
  out[AT.centurions] = piecesOn(player.centurions) / 3;
  out[AT.vestals] = vestals / 3;
  out[AT['vestals-dice']] = (vestals * (dice - 1)) / 6;
  out[AT.married] = player.married ? 1 : 0;
  for (let building = 0; building < BUILDINGS.length; building++) out[FIRST_BUILDING + building] = player.buildings[building] > 0 ? 1 : 0;
}

function measureHand(player: Player, out: Float64Array): void {
  const { hand } = player;
  let last: Privilege = -1;
  for (let i = 0; i < hand.length; i++) {
    const privilege = hand[i];
    const row = PRIVILEGES[privilege];
    if (privilege >= FIRST_SCORING) {
      if (privilege === last) continue;
      out[AT['scoring-cards']] += 1 / 3;
      out[AT['scoring-points']] += pointsOf(player, privilege) / 5;
    } else if (row.effect === 'steps') out[AT['step-cards']] += row.steps / 3;
    else out[AT['help-cards']] += 1 / 2;
    last = privilege;
  }
}

/** Returns what a C card would score now. */
function pointsOf(player: Player, privilege: Privilege): number {
  const row = PRIVILEGES[privilege];
  if (row.effect === 'buildings') return row.points * buildingsOf(player);
  if (row.effect === 'married') return player.married ? row.points : 0;
  if (row.effect !== 'hand-in') return 0;
  const { unit } = row;
  const owned = unit === 'water' ? waterOf(player) : unit === 'centurions' || unit === 'vestals' ? piecesOn(player[unit]) : player[unit];
  return Math.min(row.most, row.points * Math.floor(owned / row.per));
}

function measureTurn(state: State, seat: Seat, out: Float64Array): void {
  const { order, phase, turn } = state;
  const place = order.indexOf(seat);
  const drafting = phase === 'draft' || phase === 'protect';
  const inTurn = !drafting && phase !== 'over' && activeSeat(state) === seat;
  out[AT.order] = place / 3;
  if (drafting || place > state.active) out[AT['turn-to-come']] = 1;
  let highest = 0;
  let open = true;
  if (inTurn) {
    out[AT['in-turn']] = 1;
    if (phase === 'action') out[AT['action-left']] = 1;
    if (phase === 'action' || phase === 'swap' || phase === 'army' || phase === 'roll' || phase === 'favour') out[AT['service-left']] = 1;
    else open = false;
    if (turn.roll.length > 0) highest = turn.roll[turn.roll.length - 1];
    if (phase === 'privileges') measureDrawn(turn.drawn, out);
  }
  const covered = open && (inTurn || place > state.active) ? state.covered : null;
  if (open) out[AT.prospect] = prospectOf(state.players[seat], covered, highest) / 2;
}

function measureDrawn(drawn: readonly Privilege[], out: Float64Array): void {
  for (let i = 0; i < drawn.length; i++) {
    const row = PRIVILEGES[drawn[i]];
    const worth = row.effect === 'steps' ? row.steps : 1;
    if (worth / 2 > out[AT.drawn]) out[AT.drawn] = worth / 2;
  }
}

/**
 * Returns the steps that the best favour promises: from the roll if there was one, otherwise from the probability that the dice reach it.
 */
function prospectOf(player: Player, covered: readonly boolean[] | null, highest: number): number {
  let best = 0;
  for (let favour = 0; favour < FAVOURS.length; favour++) {
    if (covered?.[favour]) continue;
    const row = FAVOURS[favour];
    const likely = highest > 0 ? (row.number <= highest ? 1 : 0) : reach(row.number, player.dice);
    if (likely === 0) continue;
    const steps = likely * stepsOf(player, favour);
    if (steps > best) best = steps;
  }
  return best;
}

function stepsOf(player: Player, favour: number): number {
  const row = FAVOURS[favour];
  if (row.effect === 'married') return player.married ? (player.buildings[HELPS_FAVOUR] > 0 ? row.helpedSteps : row.steps) : 0;
  if (row.effect === 'vestals') return piecesOn(player.vestals);
  const owned = row.give === 'centurions' ? piecesOn(player.centurions) : row.give === 'water' ? waterOf(player) : player[row.give];
  return Math.min(row.most, owned);
}

/** Measures the three action cards on the seat's side, and what some of them would do for it. */
function measureCards(state: State, seat: Seat, out: Float64Array): void {
  const player = state.players[seat];
  const from = sideOf(state, seat) * CARDS_PER_SIDE;
  for (let at = from; at < from + CARDS_PER_SIDE; at++) {
    const card = state.cards[at];
    if (card === NONE) continue;
    out[FIRST_CARD + card] = 1;
    const row: ActionRow = ACTION_CARDS[card];
    if (card === ADVANCE && player.money >= 2) out[AT['pays-fortuna']] = 1;
    else if (row.effect === 'sell') out[AT[`sells-${row.crop}`]] = player[row.crop] / 4;
    else if (row.effect === 'hire') out[AT.hires] += hireLimit(player[row.piece], player.money) / 3;
    else if (row.effect === 'marry' && (player.married || player.money >= 3)) out[AT['could-marry']] = 1;
  }
}
