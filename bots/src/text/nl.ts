import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'level.random': 'Willekeurig',
  'level.apprentice': 'Leerling',
  'level.journeyman': 'Gezel',
  'level.master': 'Meester',
  'level.random.line': 'Doet zomaar een geldige zet.',
  'level.apprentice.line': 'Snel, en maakt de fouten die mensen maken.',
  'level.journeyman.line': 'Weegt elke zet zorgvuldig, maar kijkt maar één zet vooruit.',
  'level.master.line': 'Denkt vooruit, en houdt rekening met wat jij op hand kunt hebben.',
  'manner.greedy': 'hebberig',
  'manner.careful': 'voorzichtig',
  'manner.builder': 'bouwlustig',
  'manner.meddler': 'bemoeiziek',
  'reason.for': 'Het levert je {gains} op.',
  'reason.spares': 'Het bespaart je {dangers}.',
  'reason.both': 'Het levert je {gains} op, en bespaart je {dangers}.',
  'reason.even': 'Een andere zet is ongeveer even goed.',
  'reason.later': 'Waar het goed voor is, blijkt pas veel zetten later.',
  'reason.less': 'Een tweede keus: het levert je niets op wat de eerste niet ook oplevert.',
  'reason.only': 'Er valt niets anders te doen.',
  'reason.rest': 'Iets anders lijkt nu niet de moeite waard.',
};
