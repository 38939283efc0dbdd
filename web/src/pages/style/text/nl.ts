import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'style.title': 'Stijlpagina',
  'style.lead': 'Elk onderdeel van de interface op één pagina.',
  'style.type': 'Typografie',
  'style.colour': 'Kleuren en patronen',
  'style.tokens': 'Munten, zegels, fiches',
  'style.crests': 'Wapenschilden',
  'style.buttons': 'Knoppen en velden',
  'style.cards': 'Kaarten',
  'style.surfaces': 'Oppervlakken',
  'style.mark': 'Logo',
};
