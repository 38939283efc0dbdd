import type { Chance } from './chance.ts';

/**
 * What the rules may use besides the state: luck, and a voice. Search and simulation leave `emit` out;
 * write `dealer.emit?.({ … })` and the event is not even made.
 */
export interface Dealer<E> {
  readonly chance: Chance;
  readonly emit?: ((event: E) => void) | undefined;
}

/** Something that happened, with the clause of the rules that made it happen. */
export interface GameEvent {
  readonly type: string;
  readonly clause: string;
}
