import type { Claims, Fact } from '@belfry/bots';
import { NONE, type Seat } from '@belfry/kernel';
import { BUILDS, MERCHANT_GOLD, PLAYERS, RESOURCE } from '../data/amounts.ts';
import { ARCHITECT, ASSASSIN, BISHOP, CHARACTERS, type Character, KING, MAGICIAN, MERCHANT, THIEF, WARLORD } from '../data/characters.ts';
import { COST, type District, POINTS } from '../data/districts.ts';
import { TEXT_NUMBERS } from '../data/text-numbers.ts';
import { isForbiddenDuplicate } from '../rules/build.ts';
import { draftSeat, draftSteps } from '../rules/draft.ts';
import { incomeOf } from '../rules/income.ts';
import type { Move } from '../rules/moves.ts';
import { hasFiveColours } from '../rules/scoring.ts';
import { isCompleted, type State, UNLIMITED } from '../rules/state.ts';
import { districtName } from '../text/names.ts';
import { TEXT } from './text/index.ts';

const GOLD = 0.6;
const CARD = 0.5;
/** Discount for gains that other players may still prevent. */
const HOPED = 0.7;

/** Counts the copies of each district. */
function counted(districts: readonly District[]): ReadonlyMap<District, number> {
  const counts = new Map<District, number>();
  for (const district of districts) counts.set(district, (counts.get(district) ?? 0) + 1);
  return counts;
}

function facts(state: State, seat: Seat): Fact[] {
  const { players } = state;
  const own = players[seat];
  const found: Fact[] = [
    { kind: 'gold', amount: own.gold, worth: GOLD },
    { kind: 'cards', amount: own.hand.length, worth: CARD },
    { kind: 'crown', amount: Number(state.crown === seat), worth: 1, group: 'crown' },
    { kind: 'completed', amount: Number(isCompleted(state, seat)), worth: 4 },
    { kind: 'five-colours', amount: Number(hasFiveColours(state, seat)), worth: 3 },
    ...citadel(own.city).map(({ amount, district }) => ({
      ...{ kind: 'district', of: district, amount, worth: POINTS[district] + 1 },
      args: { district: districtName(district), points: POINTS[district] },
    })),
  ];
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { gold, hand, city } = players[other];
    const args = { seat: { seat: other } };
    found.push({ kind: 'their-gold', of: other, amount: gold, worth: -GOLD / 2, args });
    found.push({ kind: 'their-cards', of: other, amount: hand.length, worth: -CARD / 2, args });
    for (const { amount, district } of citadel(city)) {
      const of = `${other}:${district}`;
      found.push({
        ...{ kind: 'their-district', of, amount, worth: -POINTS[district] / 2 },
        args: { ...args, district: districtName(district), points: POINTS[district] },
      });
    }
  }
  return state.phase === 'draft' || state.called === 0 ? [...found, ...draftFacts(state, seat)] : found;
}

const citadel = (city: readonly District[]): { district: District; amount: number }[] =>
  [...counted(city)].map(([district, amount]) => ({ district, amount }));

/** Returns what the chosen characters of a seat promise for the round. */
function draftFacts(state: State, seat: Seat): Fact[] {
  const { players, holder } = state;
  const { gold, city } = players[seat];
  const held = CHARACTERS.map((_, character): Character => character).filter((character) => holder[character] === seat);
  const due = held.reduce((sum, each) => sum + incomeOf(state, seat, each) + (each === MERCHANT ? MERCHANT_GOLD : 0), 0);
  // CIT-22.1 Nobody knows what a bank of 30 coins will have left.
  const income = state.bank === UNLIMITED ? due : 0;
  const args = { danger: dangerFrom(state, seat, [ASSASSIN]) };
  const found: Fact[] = [{ kind: 'income', amount: income, worth: GOLD * HOPED, args }];
  if (held.includes(KING) && state.crown !== seat) found.push({ kind: 'crown-soon', amount: 1, worth: 1, group: 'crown' });
  /** What nobody threatens is as safe, but not worth a word. */
  const worthSaving = (worth: number, from: Character): number => (dangerFrom(state, seat, [from]) === 'none' ? 0 : 0.3 * worth);
  if (held.includes(BISHOP) && city.length > 0)
    found.push({ kind: 'safe-city', amount: 1, worth: worthSaving(city.length, WARLORD), args });
  // CIT-10.2 The Thief may not name the Assassin; a second character could be named.
  const unnamed = held.includes(ASSASSIN) && !TEXT_NUMBERS.doubling.includes(players.length);
  // CIT-21.4 Nobody robs the Thief's player.
  if ((unnamed || held.includes(THIEF)) && gold > 0)
    found.push({ kind: 'safe-gold', amount: 1, worth: held.includes(THIEF) ? 0.3 * gold : worthSaving(gold, THIEF), args: { gold } });
  if (held.includes(ARCHITECT)) {
    const count = Math.min(BUILDS.architect, affordable(state, seat, gold + resourceGold(state)));
    const danger = dangerFrom(state, seat, [ASSASSIN, THIEF, MAGICIAN]);
    if (count > 1) found.push({ kind: 'architect', amount: 1, worth: 1.5 * count, args: { count, danger } });
  }
  return [...found, ...powersOf(state, seat, held)];
}

/** Returns what the characters of a seat can do to the others. */
function powersOf(state: State, seat: Seat, held: readonly Character[]): Fact[] {
  const { players } = state;
  const others = players.filter((_, at) => at !== seat);
  const richest = Math.max(...others.map(({ gold }) => gold));
  const fullest = Math.max(...others.map(({ hand }) => hand.length));
  const has = (character: Character): boolean => held.includes(character);
  const own = players[seat].hand.length;
  const danger = dangerFrom(state, seat, [ASSASSIN]);
  return [
    ...(has(ASSASSIN) ? [{ kind: 'murder', amount: 1, worth: 1, group: 'power' }] : []),
    ...(has(THIEF) && richest > 0
      ? [{ kind: 'steal', amount: 1, worth: richest / 4, group: 'power', args: { most: richest, danger } }]
      : []),
    ...(has(MAGICIAN) && fullest > own
      ? [{ kind: 'swap', amount: 1, worth: (fullest - own) / 4, group: 'power', args: { own, most: fullest, danger } }]
      : []),
    ...(has(WARLORD) && others.some(({ city }) => city.length > 0)
      ? [{ kind: 'destroy', amount: 1, worth: 0.8, group: 'power', args: { danger } }]
      : []),
  ];
}

/**
 * Returns `none` if the seat knows that no other player has any of these characters: they are its own, lie face up, or it has seen them
 * placed face down.
 */
function dangerFrom({ players, draft, holder }: State, seat: Seat, characters: readonly Character[]): string {
  const cards = draftSteps(players.length).filter(({ step }) => step !== 'face-up' && step !== 'add-first-hidden');
  const sawHidden = (character: Character): boolean => {
    const at = draft.line.indexOf(character);
    const step = cards[at];
    // CIT-3.8 The last of seven players may still take the first hidden card.
    const stays = step?.step !== 'hide-first' || players.length < PLAYERS.max;
    return step !== undefined && step.step !== 'choose' && stays && draftSeat(draft.first, step, players.length) === seat;
  };
  const isHarmless = (character: Character): boolean =>
    holder[character] === seat || draft.faceUp.includes(character) || sawHidden(character);
  return characters.every(isHarmless) ? 'none' : 'some';
}

/** CIT-6.1, 22.1 Returns what a seat can count on if it takes gold. */
function resourceGold({ bank }: State): number {
  return bank === UNLIMITED ? RESOURCE.gold : 0;
}

/** CIT-18.2, 21.1 Tells whether a seat has another turn: in the last round only one of its second character. */
function hasTurnToCome({ firstFinisher, holder, called, murdered }: State, seat: Seat): boolean {
  if (firstFinisher === NONE) return true;
  return holder.some((other, character) => other === seat && character >= called && character !== murdered);
}

/** Returns how many cards of a seat's hand this much gold builds, cheapest first. */
function affordable(state: State, seat: Seat, gold: number): number {
  const { hand } = state.players[seat];
  const allowed = hand.filter((district) => !isForbiddenDuplicate(state, seat, district));
  const kinds = state.options.duplicates === 'forbidden' ? [...new Set(allowed)] : allowed;
  let left = gold;
  let count = 0;
  for (const district of kinds.toSorted((a, b) => COST[a] - COST[b])) {
    left -= COST[district];
    if (left < 0) break;
    count++;
  }
  return count;
}

/** Returns the most expensive district that is legal to build as the next move. */
function atOnce(state: State, seat: Seat, buildable: (district: District) => boolean): Fact[] {
  const built = [...counted(state.players[seat].hand).keys()].filter(buildable);
  return built.map((district) => ({
    ...{ kind: 'build', of: district, amount: 1, worth: 0.8 * POINTS[district], group: 'build' },
    args: { district: districtName(district), points: POINTS[district] },
  }));
}

export const claims: Claims<State, Move> = {
  text: TEXT,
  anyOrder: true,
  turnOf: ({ round, phase, called, turn, draft }) =>
    phase === 'draft' ? `${round} ${draft.step}` : `${round} ${called} ${turn.character}`,
  isPass: ({ do: what }) => what === 'end-turn',
  facts,
  atOnce(state, seat) {
    const { turn, players } = state;
    const { gold } = players[seat];
    const limit = turn.character === ARCHITECT ? BUILDS.architect : BUILDS.everyone;
    const isOpen = turn.seat === seat && turn.character !== NONE && turn.resourceTaken && turn.builds < limit;
    if (!isOpen || (turn.character !== ARCHITECT && isCompleted(state, seat))) return [];
    return atOnce(state, seat, (district) => COST[district] <= gold && !isForbiddenDuplicate(state, seat, district));
  },
  nextTurn(state, seat) {
    const { gold } = state.players[seat];
    if (state.phase === 'draft' || isCompleted(state, seat) || !hasTurnToCome(state, seat)) return [];
    return atOnce(state, seat, (district) => COST[district] <= gold + resourceGold(state) && !isForbiddenDuplicate(state, seat, district));
  },
};
