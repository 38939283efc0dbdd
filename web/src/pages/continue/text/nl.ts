import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'continue.title': 'Verder op dit apparaat',
  'continue.lead':
    'Deze link komt van een ander apparaat. Is dat van jou, dan kun je hier verder als {name}, met dezelfde tafels en plekken. Heeft iemand anders je de link gestuurd, ga dan niet verder: je zou als die persoon spelen.',
  'continue.go': 'Verder als {name}',
  'continue.sure': 'Die plekken achterlaten en verder als {name}',
  'continue.not': 'Niet nu',
};
