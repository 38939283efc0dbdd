import type { Chance } from './chance.ts';

/**
 * What the rules may use besides the state: luck, and an event callback. Search and simulation omit `emit`; with `dealer.emit?.({ … })` the
 * event is then not even created.
 */
export interface Dealer<E> {
  readonly chance: Chance;
  readonly emit?: ((event: E) => void) | undefined;
}

/** Something that happened, with the clause of the rules that caused it. */
export interface GameEvent {
  readonly type: string;
  readonly clause: string;
}
