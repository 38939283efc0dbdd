import type { Dealer, Seat } from '@belfry/kernel';
import type { Card } from '../../data/cards.ts';
import type { EffectKey, EffectParams } from '../../data/person.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** An effect that a player resolves: by an arrow, for a worker or once per round. The timing belongs to the person, not to the effect. */
export interface Effect<K extends EffectKey> {
  /** BRU-11.2 Tells whether it would change anything besides the payment. Called before the worker is paid. */
  usable(state: State, seat: Seat, params: EffectParams[K]): boolean;
  /** BRU-11.1 Resolves the effect as far as possible. */
  run(state: State, seat: Seat, params: EffectParams[K], card: Card, dealer: Dealer<Event>): void;
}

export const always = (): boolean => true;
