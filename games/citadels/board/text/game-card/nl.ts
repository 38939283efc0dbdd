import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  name: 'Machiavelli',
  line: 'Intriges bij nacht: kies in het geheim een karakter, doorzie de anderen en haal met je stad de meeste punten.',
};
