import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  name: 'De Kolonisten van Neurenberg',
  line: 'Wegen naar de dorpen, ambachten in de stad en een muur eromheen. En handel, altijd handel.',
};
