import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'replay.first': 'Naar het begin',
  'replay.back': 'Een stap terug',
  'replay.play': 'Afspelen',
  'replay.pause': 'Pauzeren',
  'replay.on': 'Een stap vooruit',
  'replay.last': 'Naar het einde',
  'replay.moment': 'Moment',
  'replay.at': 'Moment {at} van {all}, ronde {round}',
  'replay.of': '{at} van {all}',
  'replay.speed': 'Snelheid {times}×',
  'replay.as': 'Bekijken als',
  'replay.open': 'Alles tonen',
  'replay.link': 'Link naar dit moment',
  'replay.play-on': 'Vanaf hier spelen',
  'replay.tools': 'Afspeelknoppen',
  'replay.table': 'Naar de tafel',
  'replay.mirror': 'Partijanalyse',
  'replay.more': 'Meer acties',
  'replay.hands': 'Handen',
  'replay.chances': 'Winstkansen',
  'replay.swing': 'Keerpunt {n}',
};
