import { type Chance, NONE, type Seat, shuffle } from '@belfry/kernel';
import type { Character } from '../data/characters.ts';
import { COPIES, type District } from '../data/districts.ts';
import { ASK_RECLAIM } from '../data/powers.ts';
import { ALL_CHARACTERS, draftSeat, draftSteps } from '../rules/draft.ts';
import { EVERYONE, IN_DISCARD, restoreMemory, restoreUnder } from '../rules/memory.ts';
import { emptyTable } from '../rules/setup.ts';
import type { Decision, Draft, State } from '../rules/state.ts';
import type { DecisionView } from './decision-view.ts';
import { determinizeDraft, type Worlds, worldsOf } from './draft-worlds.ts';
import type { View } from './view.ts';

/**
 * Returns a full state that fits the view: hidden cards are dealt from the cards the viewer has not seen. Who took which character is drawn
 * from the worlds of the draft.
 */
export function determinize(view: View, chance: Chance, worlds: Worlds = worldsOf(view)): State {
  const state: State = {
    ...emptyTable(view.seats.length, view.options),
    round: view.round,
    phase: view.phase,
    crown: view.crown,
    bank: view.bank,
    called: view.called,
    murdered: view.murdered,
    robbed: view.robbed,
    turn: { ...view.turn },
    firstFinisher: view.firstFinisher,
    hauntedRound: view.hauntedRound,
  };
  dealDistricts(state, view, chance);
  dealCharacters(state, view, chance, worlds);
  restoreKnowledge(state, view);
  return state;
}

function dealDistricts(state: State, view: View, chance: Chance): void {
  const unseen = unseenDistricts(view, chance);
  const take = (count: number): District[] => unseen.splice(unseen.length - count, count);
  state.players = view.seats.map(({ gold, city, hand, known, handSize }) => ({
    gold,
    city: city.slice(),
    hand: hand?.slice() ?? shuffle(chance, [...known, ...take(handSize - known.length)]),
  }));
  state.agenda = [...view.later, ...view.pending].map((decision) => imagineDecision(decision, take));
  state.discard = shuffle(chance, [...view.discards, ...take(view.discardSize - view.discards.length)]);
  // The rest is exactly what the pile lacks besides the cards known to be under it.
  state.pile = take(view.pileSize - view.under.length);
  for (const { at, district } of view.under) state.pile.splice(at, 0, district);
}

/** Returns all cards the viewer cannot place, in random order. */
function unseenDistricts(view: View, chance: Chance): District[] {
  const left = COPIES.slice();
  const see = (districts: readonly District[]): void => {
    for (let i = 0; i < districts.length; i++) left[districts[i]]--;
  };
  for (const { city, hand, known } of view.seats) {
    see(city);
    see(hand ?? known);
  }
  see(view.discards);
  see(view.under.map(({ district }) => district));
  for (const decision of view.pending) {
    if (decision.kind === 'keep-cards') see(decision.looked ?? []);
    if (decision.kind === ASK_RECLAIM) see([decision.district]);
  }
  const unseen: District[] = [];
  for (let district = 0; district < left.length; district++) for (let n = left[district]; n > 0; n--) unseen.push(district);
  return shuffle(chance, unseen);
}

function imagineDecision(decision: DecisionView, take: (count: number) => District[]): Decision {
  if (decision.kind !== 'keep-cards') return { ...decision };
  const { kind, seat, count, keep, looked } = decision;
  return { kind, seat, looked: looked?.slice() ?? take(count), keep };
}

function dealCharacters(state: State, view: View, chance: Chance, worlds: Worlds): void {
  const { first, step, faceUp } = view.draft;
  const line = determinizeDraft(worlds, chance);
  state.draft = { first, step, faceUp: faceUp.slice(), line, pool: poolAfter(view, line) };
  state.holder = holdersOf(state.draft, view.seats.length);
}

function poolAfter(view: View, line: readonly Character[]): number {
  let pool = ALL_CHARACTERS;
  for (const character of [...view.draft.faceUp, ...line]) pool &= ~(1 << character);
  const steps = draftSteps(view.seats.length);
  // CIT-3.8 While P7 chooses, the first hidden card is in the pool again.
  const isSeventhChoosing = view.draft.step < steps.length && steps[view.draft.step - 1]?.step === 'add-first-hidden';
  return isSeventhChoosing ? pool | (1 << line[0]) : pool;
}

/** Returns who took each character, from the line of the draft. */
function holdersOf(draft: Draft, players: number): Seat[] {
  const holder: Seat[] = Array.from({ length: 8 }, () => NONE);
  let laid = 0;
  for (const step of draftSteps(players).slice(0, draft.step)) {
    if (step.step === 'face-up' || step.step === 'add-first-hidden') continue;
    const character = draft.line[laid++];
    if (step.step === 'choose') holder[character] = draftSeat(draft.first, step, players);
  }
  return holder;
}

/** The viewer keeps its knowledge; what others know of hidden cards is not guessed. */
function restoreKnowledge(state: State, view: View): void {
  const observer = typeof view.viewer === 'number' ? view.viewer : EVERYONE;
  view.seats.forEach(({ known, possible }, seat) => {
    restoreMemory(state, observer, seat, known, true);
    restoreMemory(state, observer, seat, possible, false);
  });
  restoreMemory(state, observer, IN_DISCARD, view.discards, true);
  if (typeof view.viewer === 'number') restoreUnder(state, view.viewer, view.under);
}
