import { randomInt } from 'node:crypto';
import { itemAt } from '@belfry/kernel';

// Cities and animals that are written alike in every language of the house: nobody is a he or a she by a name they did not choose.

const CITIES = [
  'Bergen',
  'Bologna',
  'Breda',
  'Bremen',
  'Cremona',
  'Delft',
  'Dublin',
  'Granada',
  'Leuven',
  'Lima',
  'Modena',
  'Oslo',
  'Parma',
  'Perugia',
  'Porto',
  'Quito',
  'Ravenna',
  'Riga',
  'Siena',
  'Tallinn',
  'Toledo',
  'Utrecht',
  'Verona',
  'Vilnius',
] as const;

const ANIMALS = [
  'Alpaca',
  'Axolotl',
  'Beluga',
  'Chinchilla',
  'Condor',
  'Coyote',
  'Dingo',
  'Flamingo',
  'Gazelle',
  'Hamster',
  'Ibis',
  'Impala',
  'Jaguar',
  'Kakapo',
  'Kiwi',
  'Koala',
  'Lemming',
  'Lynx',
  'Ocelot',
  'Okapi',
  'Otter',
  'Panda',
  'Quokka',
  'Salamander',
  'Serval',
  'Springbok',
  'Tapir',
  'Wombat',
] as const;

/** What somebody is called who has not said: one of several hundred, so that guests at one table seldom share a name. */
export function newGuestName(): string {
  return `${itemAt(CITIES, randomInt(CITIES.length))} ${itemAt(ANIMALS, randomInt(ANIMALS.length))}`;
}

/** How many different names there are to draw from. */
export const GUEST_NAMES = CITIES.length * ANIMALS.length;
