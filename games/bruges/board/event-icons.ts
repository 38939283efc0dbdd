import { ICONS as SHARED } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';
import { MAJORITIES, PENALTIES } from '../src/data/board.ts';
import { person } from '../src/data/cards.ts';
import { GROUP_EMBLEMS, MAJORITY_EMBLEMS, PENALTY_EMBLEMS } from './emblems.ts';
import { ICONS } from './icons.ts';

/** Returns the icon of an event's log line. */
export function eventIcon(event: Event): string {
  switch (event.type) {
    case 'took-threat':
    case 'penalty':
    case 'protected':
    case 'played-threat':
    case 'returned':
    case 'threats-cleared':
      return PENALTY_EMBLEMS[PENALTIES[event.colour]];
    case 'advanced':
    case 'stayed':
    case 'stepped-back':
      return ICONS.stairs;
    case 'took-workers':
    case 'swapped':
    case 'gave-worker':
      return ICONS.meeple;
    case 'took-guilders':
    case 'gave-guilders':
      return SHARED['two-coins'];
    case 'built-canal':
    case 'lost-canal':
      return ICONS['stone-bridge'];
    case 'won-statue':
      return ICONS['stone-bust'];
    case 'built-house':
    case 'laid-house':
    case 'lost-house':
      return ICONS['family-house'];
    case 'recruited':
    case 'activated':
    case 'repeated':
    case 'helped':
    case 'gained':
    case 'lost-person':
      return GROUP_EMBLEMS[person(event.card).group];
    case 'turned-majority':
      return MAJORITY_EMBLEMS[MAJORITIES[event.majority] ?? 'people'];
    case 'laurel':
    case 'game-ended':
      return SHARED['laurel-crown'];
    case 'round-began':
    case 'last-round':
      return ICONS['flying-flag'];
    case 'turn-ended':
      return SHARED.hourglass;
    case 'discarded':
      return ICONS['card-discard'];
    default:
      return SHARED['card-draw'];
  }
}
