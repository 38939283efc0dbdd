import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'level.random': 'Toeval',
  'level.apprentice': 'Leerling',
  'level.journeyman': 'Gezel',
  'level.master': 'Meester',
  'level.random.line': 'Doet zomaar een zet die mag.',
  'level.apprentice.line': 'Snel, en maakt de fouten die mensen maken.',
  'level.journeyman.line': 'Weegt elke zet zorgvuldig, maar alleen de eerstvolgende.',
  'level.master.line': 'Denkt vooruit, ook over wat jij op hand kunt hebben.',
  'reason.for': 'Vooral voor {gains}.',
  'reason.avoiding': 'het vermijden van {what}',
  'reason.even': 'De twee zijn ongeveer even goed.',
  'reason.later': 'Wat het oplevert, blijkt pas een paar zetten later.',
  'reason.less': 'De tweede keus; er pleit niets in het bijzonder voor.',
  'reason.only': 'Er valt niets anders te doen.',
  'reason.rest': 'Iets anders lijkt nu niet de moeite waard.',
};
