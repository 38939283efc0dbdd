import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'link.only-here':
    'Deze link werkt alleen op dit apparaat. Wil je Belfry vanaf andere apparaten in je netwerk bereiken, stop het dan en start het zo:',
  'link.no-network':
    'Dit apparaat zit niet op een netwerk, dus niemand anders kan de link openen. Maak verbinding met je wifi en laad deze pagina opnieuw.',
  'link.share': 'Link delen',
  'link.copy': 'Link kopiëren',
};
