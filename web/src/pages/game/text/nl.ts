import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'setup.way': 'Hoe wil je spelen?',
  'setup.player': 'Speler {n}',
  'setup.players': 'Spelers',
  'setup.people': 'Mensen aan dit scherm',
  'setup.names': 'Naam van speler {n}',
  'setup.start': 'Aan tafel',
  'setup.watch': 'Kijk toe',
  'setup.screen.lead': 'Iedereen op dit apparaat. Een gordijn verbergt elke hand tot de eigenaar het scherm neemt.',
  'setup.watch.lead': 'Bots tegen bots, om over hun schouder mee te kijken.',
  'setup.friends.lead': 'Een tafel op de server, met een link om te delen. Lege stoelen kunnen bots krijgen.',
  'setup.friends.make': 'Open een tafel',
  'setup.friends.off': 'Er is nu geen server om vrienden te treffen. Tegen bots en aan één scherm spelen kan gewoon.',
  'setup.friends.never':
    'Vrienden via een link treffen gaat alleen met een server, en achter deze bladzijden staat er geen; “npm start” geeft je er zelf een.',
  'setup.with': '{name} wordt aan deze tafel gevraagd zodra je hem opent.',
};
