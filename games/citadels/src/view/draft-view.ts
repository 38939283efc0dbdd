import { NONE, type Seat, seesAs, type Viewer } from '@belfry/kernel';
import type { Character } from '../data/characters.ts';
import { ALL_CHARACTERS, charactersIn, draftSeat, draftSteps } from '../rules/draft.ts';
import type { State } from '../rules/state.ts';

/** What a seat saw when it had the characters. `took` and `hid` are NONE while undecided, `hid` also if nothing was hidden. */
export interface Visit {
  readonly received: readonly Character[];
  readonly took: Character;
  readonly hid: Character;
}

export interface DraftView {
  readonly first: Seat;
  /** The next step of the draft table. */
  readonly step: number;
  readonly faceUp: readonly Character[];
  readonly poolSize: number;
  /** The first hidden card, for players who have seen it (P1; with seven players also P7); otherwise NONE. */
  readonly firstHidden: Character;
  /** The raw memory of the viewing seat, in the order of its visits. */
  readonly visits: readonly Visit[];
  /** The card each step took or hid, after the end only. */
  readonly line: readonly Character[] | null;
}

/** Section 5.1: a seat remembers what it received, took and hid; all others see only the progress. */
export function viewDraft(state: State, viewer: Viewer): DraftView {
  const { draft } = state;
  return {
    first: draft.first,
    step: draft.step,
    faceUp: draft.faceUp.slice(),
    poolSize: charactersIn(draft.pool).length,
    firstHidden: sawFirstHidden(state, viewer) ? draft.line[0] : NONE,
    visits: typeof viewer === 'number' ? visitsOf(state, viewer) : [],
    line: viewer === 'open' ? draft.line.slice() : null,
  };
}

function sawFirstHidden(state: State, viewer: Viewer): boolean {
  const { draft } = state;
  if (draft.line.length === 0) return false;
  const players = state.players.length;
  const steps = draftSteps(players);
  return steps.some(
    (step, at) =>
      (step.step === 'hide-first' || step.step === 'add-first-hidden') &&
      at < draft.step &&
      seesAs(viewer, draftSeat(draft.first, step, players)),
  );
}

/** Walks through the draft steps so far and records what `seat` held and did. */
function visitsOf(state: State, seat: Seat): Visit[] {
  const { draft } = state;
  const players = state.players.length;
  const visits: { received: Character[]; took: Character; hid: Character }[] = [];
  let pool = ALL_CHARACTERS;
  for (const character of draft.faceUp) pool &= ~(1 << character);
  let laid = 0;
  draftSteps(players).forEach((step, at) => {
    if (at > draft.step) return;
    const own = draftSeat(draft.first, step, players) === seat;
    const done = at < draft.step;
    if (step.step === 'choose' && own) visits.push({ received: charactersIn(pool), took: NONE, hid: NONE });
    if (step.step === 'add-first-hidden' && done) pool |= 1 << draft.line[0];
    if (!done || step.step === 'face-up' || step.step === 'add-first-hidden') return;
    const character = draft.line[laid++];
    pool &= ~(1 << character);
    const visit = visits[visits.length - 1];
    if (!own || visit === undefined) return;
    if (step.step === 'choose') visit.took = character;
    else if (step.step !== 'hide-first') visit.hid = character;
  });
  return visits;
}
