import type { Gathering } from '@belfry/board-kit';
import type { Event } from '../src/index.ts';

/** Offers are laid face down one by one, and told in one line. */
export function gather(event: Event): Gathering | undefined {
  return event.type === 'offered' ? { kind: 'offered', item: { seat: event.seat } } : undefined;
}

export const togetherEn = {
  'together.offered': '{items} make their offers.',
};

export const togetherNl: Record<keyof typeof togetherEn, string> = {
  'together.offered': '{items} doen hun bod.',
};
