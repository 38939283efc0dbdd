import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'people.title': 'Mensen',
  'people.lead': 'Iedereen met wie je op deze server hebt gespeeld, de laatste eerst. Aan een nieuwe tafel kun je ze erbij vragen.',
  'people.none': 'Nog niemand. Open een tafel en stuur iemand de link: dan vinden jullie elkaar hier terug.',
  'people.together': '{count, plural, =0 {geen partij samen} one {één partij samen} other {# partijen samen}}',
  'people.last': 'laatst op {day}',
  'people.is-blocked': 'geblokkeerd',
  'people.profile': 'Profiel',
  'people.own': 'Je profiel',
  'people.all': 'Mensen met wie je hebt gespeeld',
  'people.since': 'Hier sinds {day}',
  'people.hidden': '{name} laat alleen naam en wapen zien.',
  'people.games': 'Partijen met andere mensen',
  'people.games.none': 'Nog geen enkele uitgespeeld.',
  'people.game': 'Spel',
  'people.matches': 'Partijen',
  'people.place': 'Plaats {place}',
  'people.show': 'Laat anderen mijn profiel zien',
  'people.show.lead':
    'Je naam en wapen ziet iedereen waar je zit. Op deze pagina lezen anderen ook sinds wanneer je hier komt en hoe je partijen afliepen.',
  'people.invite': 'Vraag {name} aan een tafel voor',
  'people.block': 'Blokkeer {name}',
  'people.block.lead':
    '{name} kan je dan niet meer aan een tafel vragen of gaan zitten waar jij zit, en wat er gezegd wordt roept je niet meer. Een partij die jullie al spelen gaat door. {name} krijgt het niet te horen, en merkt het pas bij een poging.',
  'people.unblock': 'Blokkeer {name} niet langer',
};
