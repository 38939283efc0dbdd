import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'people.title': 'Mensen',
  'people.lead': 'Iedereen met wie je op deze server hebt gespeeld, de laatste eerst. Je kunt ze uitnodigen voor een nieuwe tafel.',
  'people.none': 'Nog niemand. Open een tafel en deel de link: met wie je speelt, komt hier te staan.',
  'people.together': '{count, plural, =0 {geen partij samen} one {één partij samen} other {# partijen samen}}',
  'people.last': 'laatst op {day}',
  'people.is-blocked': 'geblokkeerd',
  'people.profile': 'Profiel',
  'people.own': 'Je profiel',
  'people.all': 'Mensen met wie je hebt gespeeld',
  'people.since': 'Hier sinds {day}',
  'people.hidden': '{name} toont alleen een naam en een wapenschild.',
  'people.games': 'Partijen met andere mensen',
  'people.games.none': 'Nog geen uitgespeelde partijen.',
  'people.game': 'Spel',
  'people.matches': 'Partijen',
  'people.place': 'Plaats {place}',
  'people.uncounted': 'Telt niet',
  'people.uncounted.text':
    'Een partij telt niet als een bot voor deze speler heeft gespeeld, als een speler van de tafel is gezet of als de spelers die zonder uitslag hebben beëindigd.',
  'people.show': 'Mijn profiel aan anderen tonen',
  'people.show.lead':
    'Iedereen aan je tafels ziet je naam en wapenschild. Op deze pagina zien anderen ook hoelang je hier al komt en hoe je partijen afliepen.',
  'people.invite': 'Nodig {name} uit voor een tafel',
  'people.block': '{name} blokkeren',
  'people.block.lead':
    '{name} kan je dan niet meer uitnodigen of een plek aan je tafel innemen, en je krijgt geen meldingen van hun berichten meer. Een partij die jullie al spelen gaat door. {name} krijgt hiervan geen bericht en merkt het pas bij een poging.',
  'people.unblock': '{name} deblokkeren',
};
