import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'setup.way': 'Hoe wil je spelen?',
  'setup.player': 'Speler {n}',
  'setup.players': 'Spelers',
  'setup.people': 'Mensen aan dit scherm',
  'setup.names': 'Naam van speler {n}',
  'setup.start': 'Spel starten',
  'setup.watch': 'Kijken',
  'setup.screen.lead': 'Iedereen speelt op dit apparaat. Elke hand blijft verborgen tot de eigenaar het scherm overneemt.',
  'setup.watch.lead': 'Bots spelen tegen elkaar en jij kijkt mee.',
  'setup.friends.lead': 'Een tafel op de server, met een link om te delen. Bots kunnen de vrije plekken innemen.',
  'setup.friends.make': 'Tafel openen',
  'setup.friends.off': 'De server is nu niet bereikbaar. Je kunt nog wel tegen bots of aan één scherm spelen.',
  'setup.friends.never':
    'Om via een link te spelen is een server nodig, en die heeft deze site niet. Met “npm start” draai je er zelf een.',
  'setup.with': '{name} wordt uitgenodigd zodra je deze tafel opent.',
};
