import { ACTIONS, PENALTIES } from './data/board.ts';
import { type Card, person } from './data/cards.ts';
import { EFFECT_KEYS } from './data/effects.ts';
import type { Event } from './rules/events.ts';

/** Everything with a use count: the six actions, every kind of effect, every penalty. */
export const usage: readonly string[] = [
  ...ACTIONS.map((action) => `action ${action}`),
  ...EFFECT_KEYS.map((key) => `effect ${key}`),
  ...PENALTIES.map((penalty) => `penalty ${penalty}`),
];

const effectOf = (card: Card): string => `effect ${person(card).effect}`;

export function uses(event: Event): readonly string[] {
  switch (event.type) {
    case 'took-workers':
      return ['action workers'];
    case 'took-guilders':
      return ['action guilders'];
    case 'played-threat':
      return ['action threat'];
    case 'built-canal':
      return event.card < 0 ? [] : ['action canal'];
    case 'built-house':
      return ['action house'];
    case 'recruited':
      return ['action recruit'];
    case 'activated':
    case 'helped':
    case 'laurel':
      return [effectOf(event.card)];
    case 'penalty':
      return [`penalty ${PENALTIES[event.colour]}`];
    default:
      return [];
  }
}
