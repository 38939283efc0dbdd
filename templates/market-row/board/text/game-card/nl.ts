import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  name: 'Market Row',
  line: 'Bied hoog en kies als eerste, of bied laag en krijg meer: het plein ligt vol waren.',
};
