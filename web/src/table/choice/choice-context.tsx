import type { Choice } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { createContext, use } from 'react';
import type { OpenDecision } from './decision.ts';
import type { ChooserControl } from './use-chooser.ts';
import type { StandingControl } from './use-standing-answer.ts';

/** What a coach has to say before a staged move is played. */
export interface DoubtControl {
  /** What it asks. */
  readonly words: Phrase | null;
  /** It is still looking at that move. */
  readonly looking: boolean;
}

/** How the viewer chooses at this table. */
export interface ChoiceState {
  readonly decision: OpenDecision;
  readonly chooser: ChooserControl;
  readonly doubt: DoubtControl;
  /** Lit things that no part of the board shows. */
  readonly homeless: readonly string[];
  readonly standing: StandingControl;
  /** Null where nothing can be taken back. */
  readonly undo: (() => void) | null;
  play(choice: Choice): void;
  /** Plays what is staged. */
  confirm(): void;
}

const Context = createContext<ChoiceState | null>(null);

export const ChoiceProvider = Context.Provider;

export function useChoice(): ChoiceState {
  const choosing = use(Context);
  if (choosing === null) throw new Error('a choice is offered outside a table');
  return choosing;
}
