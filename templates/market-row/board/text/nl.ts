import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

/** Texts that only the board of Market Row uses. */
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

  'fact.points.text': 'Tot nu toe gescoord; de meeste punten winnen.',
  'fact.wares.text': 'Wat uit de rij is genomen.',
  'fact.cards.text': 'Alleen voor de eigenaar zichtbaar.',
  'card.help': 'Op hand is het nummer je bod; in de kraam telt de soort.',

  'together.offered': '{items} doen hun bod.',

  'remark.left-over': 'Het laagste nummer krijgt wat niemand anders nam.',
  'remark.kept-offer': 'De laagste kaart komt ook in de kraam van haar speler: twee waren in één ronde.',
};
