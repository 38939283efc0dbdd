import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  name: 'Fortuna',
  line: 'Alle wegen leiden naar Rome: oogst, werf en trouw, dien de keizer, en wees op tijd binnen de poort.',
};
