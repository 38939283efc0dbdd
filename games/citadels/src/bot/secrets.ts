import type { Secrets } from '@belfry/bots';
import { type Chance, NONE, type Seat } from '@belfry/kernel';
import { ASSASSIN, CHARACTERS, MAGICIAN, THIEF } from '../data/characters.ts';
import { draftSteps } from '../rules/draft.ts';
import type { State } from '../rules/state.ts';
import { determinize } from '../view/determinize.ts';
import { type Appeals, worldsOf } from '../view/draft-worlds.ts';
import type { View } from '../view/view.ts';

/** Characters are chosen in secret. */
export const secrets: Secrets<State, View> = {
  // The Assassin's, Thief's and Magician's targets depend on what the others keep secret.
  guesses(state) {
    const top = state.agenda[state.agenda.length - 1];
    const { character, abilityUsed } = state.turn;
    return top?.kind === 'turn-action' && !abilityUsed && (character === ASSASSIN || character === THIEF || character === MAGICIAN);
  },
  believe,
  // A predictable choice of character gets murdered or robbed.
  varies(state) {
    const kind = state.agenda[state.agenda.length - 1]?.kind;
    const { character, abilityUsed } = state.turn;
    return (
      kind === 'draft-choose' ||
      kind === 'draft-hide' ||
      (kind === 'turn-action' && !abilityUsed && (character === ASSASSIN || character === THIEF))
    );
  },
};

/** Guesses who took which character from how good each was for them at the time. */
function believe(view: View, chance: Chance, appeal: (state: State, seat: Seat) => number): () => State {
  const worlds = worldsOf(view, appealsOf(determinize(view, chance), appeal));
  return () => determinize(view, chance, worlds);
}

/** Returns how good each character was for each seat after the draft, before any character was called. */
function appealsOf(state: State, appeal: (state: State, seat: Seat) => number): Appeals {
  const { players, draft, turn, holder } = state;
  draft.step = draftSteps(players.length).length;
  state.called = 0;
  state.murdered = NONE;
  state.robbed = NONE;
  turn.character = NONE;
  holder.fill(NONE);
  return players.map((_, seat) =>
    CHARACTERS.map((_, character) => {
      holder[character] = seat;
      const worth = appeal(state, seat);
      holder[character] = NONE;
      return worth;
    }),
  );
}
