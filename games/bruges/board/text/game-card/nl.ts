import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  name: 'Brugge',
  line: 'Trapgevels, reien en een stad vol mensen met eigen plannen.',
};
