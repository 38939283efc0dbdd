import type { Choice } from '@belfry/board-kit';
import { createContext, use } from 'react';
import type { OpenDecision } from './decision.ts';
import type { ChooserControl } from './use-chooser.ts';
import type { StandingControl } from './use-standing-answer.ts';

/** How the viewer chooses at this table. */
export interface ChoiceState {
  readonly decision: OpenDecision;
  readonly chooser: ChooserControl;
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
