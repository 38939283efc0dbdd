import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'style.title': 'Stijlpagina',
  'style.lead': 'Elk onderdeel van het huis op één bladzijde.',
  'style.type': 'Letters',
  'style.colour': 'Pigmenten en patronen',
  'style.tokens': 'Munten, zegels, fiches',
  'style.crests': 'Wapens',
  'style.buttons': 'Knoppen en velden',
  'style.cards': 'Kaarten',
  'style.surfaces': 'Oppervlakken',
  'style.mark': 'Het beeldmerk',
};
