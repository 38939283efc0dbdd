import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  name: 'Brugge',
  line: 'Trapgevels, reien en honderdvijfenzestig mensen met eigen plannen.',
};
