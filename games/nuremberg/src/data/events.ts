import type { NurembergOptions } from './options.ts';

export const EVENTS = ['robber-home', 'wall-help', 'road-toll', 'quiet', 'trade-fair', 'time-passes', 'robber-knight'] as const;
export type EventId = (typeof EVENTS)[number];

const CLAUSES: Readonly<Record<EventId, string>> = {
  'robber-home': 'NUR-4.6',
  'wall-help': 'NUR-4.5',
  'road-toll': 'NUR-4.2',
  quiet: 'NUR-4.8',
  'trade-fair': 'NUR-4.7',
  'time-passes': 'NUR-4.4',
  'robber-knight': 'NUR-5.1',
};

export function clauseOfEvent(event: EventId): string {
  return CLAUSES[event];
}

/** Returns what a card does with these options. (NUR-4.7) */
export function eventWith(event: EventId, { tradeFair }: Pick<NurembergOptions, 'tradeFair'>): EventId {
  return event === 'trade-fair' && tradeFair === 'off' ? 'quiet' : event;
}

/** A sort of event card. Cards of one sort are identical, so the state stores sorts and no numbered copies. (NUR-3.8, NUR-4.1) */
export interface CardSpec {
  /** The yield number; null on the robber knights. */
  readonly number: number | null;
  readonly event: EventId;
  readonly copies: number;
}

export const CARDS = [
  { number: 2, event: 'robber-home', copies: 1 },
  { number: 3, event: 'robber-home', copies: 2 },
  { number: 4, event: 'wall-help', copies: 3 },
  { number: 5, event: 'road-toll', copies: 4 },
  { number: 6, event: 'quiet', copies: 5 },
  { number: 8, event: 'quiet', copies: 5 },
  { number: 9, event: 'road-toll', copies: 4 },
  { number: 10, event: 'trade-fair', copies: 3 },
  { number: 11, event: 'time-passes', copies: 2 },
  { number: 12, event: 'time-passes', copies: 1 },
  { number: null, event: 'robber-knight', copies: 6 },
] as const satisfies readonly CardSpec[];

/** NUR-4.5 The cards, by index in CARDS, on whose turn all players may build a wall for less. */
export const OFFERS_WALLS: readonly boolean[] = CARDS.map(({ event }) => event === 'wall-help');

/** An event card: its index in CARDS. */
export type EventCard = number;

/** NUR-1.6 All 36 event cards, in the order of the table. */
export const FULL_DECK: readonly EventCard[] = CARDS.flatMap((card, i) => Array.from({ length: card.copies }, () => i));
