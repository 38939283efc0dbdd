import type { Seat } from '../src/index.ts';

// The moves and events of the sample game.

export type Move =
  | { do: 'bid'; coins: number }
  | { do: 'take' }
  | { do: 'throw' }
  | { do: 'give'; to: Seat; coins: number }
  | { do: 'hang'; lantern: number }
  | { do: 'end' };

export type Event =
  | { type: 'bid'; clause: string; seat: Seat; coins?: number }
  | { type: 'shown'; clause: string; bids: number[]; leader: Seat }
  | { type: 'took'; clause: string; seat: Seat; lantern?: number }
  | { type: 'threw'; clause: string; seat: Seat; coins: number }
  | { type: 'gave'; clause: string; seat: Seat; to: Seat; coins: number }
  | { type: 'hung'; clause: string; seat: Seat; lantern: number }
  | { type: 'ended'; clause: string };
