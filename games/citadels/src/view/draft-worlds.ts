import { type Chance, NONE, type Seat } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { ALL_CHARACTERS, draftSeat, draftSteps } from '../rules/draft.ts';
import type { View } from './view.ts';

// Section 5.2: a world gives every character a place in the draft: the first hidden card, a pick, a hidden card, the cards being passed on.
// The viewer's visits split the unknown places into groups whose cards are known as a set; shown characters and unanswered calls narrow
// them further.
// There are few places, so all worlds can be counted exactly and drawn with their exact probabilities.

/** The place of a character. `taker` is the seat that picked it; NONE for a card placed face down or being passed on. */
interface Place {
  taker: Seat;
  /** The seat that picked it from the cards being passed on, if any. */
  readonly chooser: Seat;
  /** The characters that may be here, one bit each. */
  candidates: number;
}

interface Frame {
  readonly places: Place[];
  /** With seven players: whether P7 swapped the card from the right for the first hidden one. */
  readonly keptFirstHidden: boolean;
}

/** How much each seat wants each character, above 0; only the proportions count. */
export type Appeals = readonly (readonly number[])[];

/** The worlds that fit a view, each with its weight. */
export interface Worlds {
  readonly view: View;
  readonly frames: readonly { readonly frame: Frame; readonly next: Outlook }[];
}

/** Returns the worlds that fit the view, with probabilities from the appeals of the seats that chose; equal without appeals. */
export function worldsOf(view: View, appeals?: Appeals): Worlds {
  return { view, frames: framesOf(view).map((frame) => ({ frame, next: outlookOn(frame, view, appeals) })) };
}

export function countWorlds({ view, frames }: Worlds): number {
  return frames.reduce((sum, { next }) => sum + next(faceUpOf(view)).total, 0);
}

/** Returns the line of the draft (see Draft) in one of the worlds. */
export function determinizeDraft({ view, frames }: Worlds, chance: Chance): Character[] {
  const faceUp = faceUpOf(view);
  const weights = frames.map(({ next }) => next(faceUp).total);
  const { frame, next } = frames[drawn(chance, weights)];
  const world: Character[] = [];
  let used = faceUp;
  for (let place = 0; place < frame.places.length; place++) {
    const character = drawn(chance, next(used).weights);
    world.push(character);
    used |= 1 << character;
  }
  return world.slice(0, laidPlaces(view)).concat(lastOfSeven(view, frame, world));
}

/** Returns the number of places filled so far, without P7's choice and the cards being passed on. */
function laidPlaces(view: View): number {
  const steps = draftSteps(view.seats.length).slice(0, view.draft.step);
  const laid = steps.filter(({ step }) => step !== 'face-up' && step !== 'add-first-hidden').length;
  return isSeven(view) ? Math.min(laid, 7) : laid;
}

function lastOfSeven(view: View, frame: Frame, world: readonly Character[]): Character[] {
  if (!isSeven(view) || !p7HasChosen(view)) return [];
  return frame.keptFirstHidden ? [world[0], world[7]] : [world[7], world[0]];
}

const isSeven = (view: View): boolean => view.seats.length === 7;

function p7HasChosen(view: View): boolean {
  return view.draft.step === draftSteps(view.seats.length).length;
}

function framesOf(view: View): Frame[] {
  if (!isSeven(view) || !p7HasChosen(view)) return [frameOf(view, false)];
  return [frameOf(view, false), frameOf(view, true)].filter((frame) => fitsOwnChoice(view, frame));
}

/** P7 itself knows which of the two it kept. */
function fitsOwnChoice(view: View, { keptFirstHidden }: Frame): boolean {
  const p7 = (view.draft.first + 6) % 7;
  if (view.viewer !== p7) return true;
  return (view.draft.visits[0].took === view.draft.firstHidden) === keptFirstHidden;
}

function frameOf(view: View, keptFirstHidden: boolean): Frame {
  const { draft, seats, viewer } = view;
  const players = seats.length;
  const faceUp = faceUpOf(view);
  const places: Place[] = [];
  let visited = -1;
  let candidates = ALL_CHARACTERS & ~faceUp & ~receivedAt(view, 0);
  for (const [at, step] of draftSteps(players).entries()) {
    if (at >= draft.step) break;
    const seat = draftSeat(draft.first, step, players);
    if (isSeven(view) && step.seat === 7 && step.step !== 'add-first-hidden') continue;
    const own = seat === viewer;
    const taker = step.step === 'choose' ? seat : NONE;
    if (step.step === 'hide-first')
      places.push({ taker, chooser: NONE, candidates: draft.firstHidden === NONE ? candidates : 1 << draft.firstHidden });
    else if (step.step === 'choose' || step.step === 'hide' || step.step === 'hide-last') {
      if (own) {
        if (step.step === 'choose') visited++;
        const visit = draft.visits[visited];
        places.push({ taker, chooser: taker, candidates: 1 << (step.step === 'choose' ? visit.took : visit.hid) });
        candidates = bits(visit.received) & ~(1 << visit.took) & ~bit(visit.hid) & ~receivedAt(view, visited + 1);
      } else places.push({ taker, chooser: taker, candidates });
    }
  }
  addPool(view, places, visited, candidates);
  if (isSeven(view) && p7HasChosen(view)) seatSeventh(view, places, keptFirstHidden);
  narrowByCalls(view, places);
  return { places, keptFirstHidden };
}

/** The cards being passed on are places too; the seat that holds them sees which they are. */
function addPool(view: View, places: Place[], visited: number, candidates: number): void {
  const { draft } = view;
  const total = CHARACTERS.length - draft.faceUp.length;
  const visit = draft.visits[visited + 1];
  const pool = visit === undefined ? candidates : bits(visit.received);
  while (places.length < total) places.push({ taker: NONE, chooser: NONE, candidates: pool });
}

/** CIT-3.8 The eighth place is the card P6 passed on; P7 took it or the first hidden card. */
function seatSeventh(view: View, places: Place[], keptFirstHidden: boolean): void {
  const p7 = (view.draft.first + 6) % 7;
  places[keptFirstHidden ? 0 : 7].taker = p7;
  if (view.viewer === p7) {
    const { took, hid } = view.draft.visits[0];
    places[7].candidates = 1 << (took === view.draft.firstHidden ? hid : took);
  }
}

/** A shown character belongs to the seat that showed it; one that nobody answered for, and that is not murdered, belongs to nobody. */
function narrowByCalls(view: View, places: Place[]): void {
  for (let c = 0; c < view.called; c++) {
    if (c === view.murdered) continue;
    for (const place of places) if (place.taker !== view.shown[c]) place.candidates &= ~(1 << c);
  }
}

function receivedAt(view: View, visit: number): number {
  const received = view.draft.visits[visit]?.received;
  return received === undefined ? 0 : bits(received);
}

const bit = (character: Character): number => (character === NONE ? 0 : 1 << character);
const faceUpOf = (view: View): number => bits(view.draft.faceUp);
const bits = (characters: readonly Character[]): number => characters.reduce((all, c) => all | (1 << c), 0);

/** What may come next once the characters in a set are used: the weight of each, and of all. Without appeals it is the number of worlds. */
type Outlook = (used: number) => { readonly weights: readonly number[]; readonly total: number };

function outlookOn({ places }: Frame, view: View, appeals: Appeals | undefined): Outlook {
  const faceUp = faceUpOf(view);
  const known = new Map<number, ReturnType<Outlook>>();
  const outlook: Outlook = (used) => {
    const before = known.get(used);
    if (before !== undefined) return before;
    const place = places[count(used & ~faceUp)];
    if (place === undefined) return END;
    const open = place.candidates & ~used;
    const weights = appealFor(place, used, appeals).map((appeal, c) => (open & (1 << c) ? appeal * outlook(used | (1 << c)).total : 0));
    const found = { weights, total: weights.reduce((a, b) => a + b, 0) };
    known.set(used, found);
    return found;
  };
  return outlook;
}

const END: ReturnType<Outlook> = { weights: [], total: 1 };
const ALIKE: readonly number[] = CHARACTERS.map(() => 1);

/**
 * Returns how likely each unused character is to be taken here. All are equally likely at a place that nobody chose, or without appeals.
 */
function appealFor({ chooser }: Place, used: number, appeals: Appeals | undefined): readonly number[] {
  if (appeals === undefined || chooser === NONE) return ALIKE;
  const appeal = appeals[chooser];
  const sum = appeal.reduce((all, each, c) => (used & (1 << c) ? all : all + each), 0);
  return appeal.map((each) => each / sum);
}

/** Fine enough for any weights. */
const GRAIN = 2 ** 30;

/** Draws one of the places with probability proportional to its weight; never one without weight. */
function drawn(chance: Chance, weights: readonly number[]): number {
  let lot = (chance.below(GRAIN) / GRAIN) * weights.reduce((a, b) => a + b, 0);
  let last = 0;
  for (let at = 0; at < weights.length; at++) {
    if (weights[at] === 0) continue;
    if (lot < weights[at]) return at;
    lot -= weights[at];
    last = at;
  }
  return last;
}

function count(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
