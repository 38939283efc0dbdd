import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'replay.first': 'Naar het begin',
  'replay.back': 'Een stap terug',
  'replay.play': 'Vanzelf afspelen',
  'replay.pause': 'Stop',
  'replay.on': 'Een stap verder',
  'replay.last': 'Naar het einde',
  'replay.moment': 'Moment',
  'replay.at': 'Moment {at} van {all}, ronde {round}',
  'replay.of': '{at} van {all}',
  'replay.speed': 'Snelheid {times}×',
  'replay.as': 'Gezien door',
  'replay.open': 'Alles open',
  'replay.link': 'Kopieer een link naar dit moment',
  'replay.play-on': 'Speel vanaf hier verder',
  'replay.tools': 'Door de partij stappen',
  'replay.table': 'Terug naar de tafel',
  'replay.mirror': 'De spiegel',
  'replay.more': 'Wat je nog meer kunt doen',
  'replay.hands': 'Handen',
  'replay.chances': 'Kans op winst',
  'replay.swing': 'Keerpunt {n}',
};
