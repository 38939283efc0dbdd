import type { Choice } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { createContext, use } from 'react';
import type { OpenDecision } from './decision.ts';
import type { ChooserControl } from './use-chooser.ts';
import type { StandingControl } from './use-standing-answer.ts';

/** The coach's warning before a staged move is played. */
export interface DoubtControl {
  /** The warning. */
  readonly words: Phrase | null;
  /** The coach is still judging that move. */
  readonly looking: boolean;
}

/** The state of the viewer's choice at this table, and the ways to change it. */
export interface ChoiceState {
  readonly decision: OpenDecision;
  readonly chooser: ChooserControl;
  readonly doubt: DoubtControl;
  /** Lit things that no part of the board shows. */
  readonly homeless: readonly string[];
  readonly standing: StandingControl;
  /** Null when nothing can be undone. */
  readonly undo: (() => void) | null;
  play(choice: Choice): void;
  /** Plays the staged move. */
  confirm(): void;
}

const Context = createContext<ChoiceState | null>(null);

export const ChoiceProvider = Context.Provider;

export function useChoice(): ChoiceState {
  const choosing = use(Context);
  if (choosing === null) throw new Error('a choice is offered outside a table');
  return choosing;
}
