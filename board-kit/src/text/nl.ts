import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'hand.none': 'Geen kaarten op hand.',
  'hand.of': 'De hand van {seat}',
  'lobby.you': 'jij',
  'guide.end': 'Het einde',
};
