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
  'reason.better': 'Vaak uitgeprobeerd wint dit vaker dan “{other}”.',
  'reason.better.claims': 'Vergeleken met “{other}”: dit {claims}.',
  'reason.even': 'Ongeveer even goed als “{other}”.',
  'reason.even.claims': 'Ongeveer even goed als “{other}”: dit {claims}.',
  'reason.less': 'Vaak uitgeprobeerd wint dit minder vaak dan “{other}”.',
  'reason.less.claims': 'Vergeleken met “{other}”: dit {claims}, maar wint minder vaak.',
  'reason.leaves': 'laat je {gains} over',
  'reason.only': 'Er valt niets anders te doen.',
  'reason.rest': 'Iets anders lijkt nu niet de moeite waard.',
};
