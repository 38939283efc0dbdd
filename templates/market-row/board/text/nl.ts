import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

/** Words that stand on the board of Market Row only. */
export const nl: Catalogue<keyof typeof en> = {
  'fact.points': 'punten',
  'fact.wares': 'waren in de kraam',
  'fact.cards': 'kaarten op hand',
  'badge.start': 'startspeler',

  'row.title': 'De rij',
  'pile.title': 'Stapel, {count, plural, one {# kaart} other {# kaarten}}',

  'stall.title': 'Kraam van {seat}',
  'stall.points': '{points, plural, one {# punt} other {# punten}}',
  'stall.start': 'startspeler',
  'stall.offered': 'Een gedekt bod',

  'hand.title': 'Je hand',
  'hand.empty': 'Geen kaarten op hand.',
};
