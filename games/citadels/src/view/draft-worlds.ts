import type { Chance, Seat } from '@belfry/kernel';
import { CHARACTERS, type Character, NOBODY } from '../data/characters.ts';
import { ALL_CHARACTERS, draftSeat, draftSteps } from '../rules/draft.ts';
import type { View } from './view.ts';

// Section 5.2: a world gives every character a place in the draft: the first hidden card, a pick, a hidden card, the travelling pool.
// The viewer's visits split the unknown places into groups whose cards are known as a set; showings and unanswered calls narrow them further.
// The places are few, so all worlds can be counted exactly and drawn evenly.

/** A place a character lies in. `taker` is the seat that picked it, NOBODY for a card laid down or travelling. */
interface Place {
  taker: Seat;
  /** The characters that may lie here, one bit each. */
  candidates: number;
}

interface Frame {
  readonly places: Place[];
  /** With seven players: whether P7 swapped the card from the right for the first hidden one. */
  readonly keptFirstHidden: boolean;
}

/** How many worlds fit everything in the view. */
export function countWorlds(view: View): number {
  return framesOf(view).reduce((sum, frame) => sum + worldsIn(frame, view), 0);
}

/** The line of the draft (see Draft) in one of the worlds that fit the view, all equally likely. */
export function imagineDraft(view: View, chance: Chance): Character[] {
  const frames = framesOf(view);
  const counts = frames.map((frame) => worldsIn(frame, view));
  let lot = chance.below(counts.reduce((a, b) => a + b, 0));
  let chosen = 0;
  while (lot >= counts[chosen]) lot -= counts[chosen++];
  const frame = frames[chosen];
  const world = drawWorld(frame, view, chance);
  return world.slice(0, laidPlaces(view)).concat(lastOfSeven(view, frame, world));
}

/** Places that were filled so far, not counting P7's choice and the travelling pool. */
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
  const faceUp = bits(draft.faceUp);
  const places: Place[] = [];
  let visited = -1;
  let candidates = ALL_CHARACTERS & ~faceUp & ~receivedAt(view, 0);
  for (const [at, step] of draftSteps(players).entries()) {
    if (at >= draft.step) break;
    const seat = draftSeat(draft.first, step, players);
    if (isSeven(view) && step.seat === 7 && step.step !== 'add-first-hidden') continue;
    const own = seat === viewer;
    const taker = step.step === 'choose' ? seat : NOBODY;
    if (step.step === 'hide-first') places.push({ taker, candidates: draft.firstHidden === NOBODY ? candidates : 1 << draft.firstHidden });
    else if (step.step === 'choose' || step.step === 'hide' || step.step === 'hide-last') {
      if (own) {
        if (step.step === 'choose') visited++;
        const visit = draft.visits[visited];
        places.push({ taker, candidates: 1 << (step.step === 'choose' ? visit.took : visit.hid) });
        candidates = bits(visit.received) & ~(1 << visit.took) & ~bit(visit.hid) & ~receivedAt(view, visited + 1);
      } else places.push({ taker, candidates });
    }
  }
  addPool(view, places, visited, candidates);
  if (isSeven(view) && p7HasChosen(view)) seatSeventh(view, places, keptFirstHidden);
  narrowByCalls(view, places);
  return { places, keptFirstHidden };
}

/** The travelling cards are places too; whoever holds them sees which they are. */
function addPool(view: View, places: Place[], visited: number, candidates: number): void {
  const { draft } = view;
  const total = CHARACTERS.length - draft.faceUp.length;
  const visit = draft.visits[visited + 1];
  const pool = visit === undefined ? candidates : bits(visit.received);
  while (places.length < total) places.push({ taker: NOBODY, candidates: pool });
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

/** A shown character lies with the seat that showed it; one that nobody answered for, and that is not murdered, lies with nobody. */
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

const bit = (character: Character): number => (character === NOBODY ? 0 : 1 << character);
const bits = (characters: readonly Character[]): number => characters.reduce((all, c) => all | (1 << c), 0);

/** Ways to fill the places from `used` on, by the set of characters used so far. */
function waysFrom(frame: Frame, faceUp: number): (used: number) => number {
  const known = new Map<number, number>();
  const ways = (used: number): number => {
    const place = frame.places[count(used & ~faceUp)];
    if (place === undefined) return 1;
    const before = known.get(used);
    if (before !== undefined) return before;
    let sum = 0;
    for (let c = 0; c < CHARACTERS.length; c++) if (place.candidates & ~used & (1 << c)) sum += ways(used | (1 << c));
    known.set(used, sum);
    return sum;
  };
  return ways;
}

function worldsIn(frame: Frame, view: View): number {
  const faceUp = bits(view.draft.faceUp);
  return waysFrom(frame, faceUp)(faceUp);
}

function drawWorld(frame: Frame, view: View, chance: Chance): Character[] {
  const faceUp = bits(view.draft.faceUp);
  const ways = waysFrom(frame, faceUp);
  const world: Character[] = [];
  let used = faceUp;
  for (const place of frame.places) {
    let lot = chance.below(ways(used));
    for (let c = 0; c < CHARACTERS.length; c++) {
      if ((place.candidates & ~used & (1 << c)) === 0) continue;
      const share = ways(used | (1 << c));
      if (lot < share) {
        world.push(c);
        used |= 1 << c;
        break;
      }
      lot -= share;
    }
  }
  return world;
}

function count(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
