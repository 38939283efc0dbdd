import type { people as en, peopleRefusals as refusalsEn } from './en.ts';

export const peopleRefusals: Record<keyof typeof refusalsEn, string> = {
  'refused.not-met': 'Je hebt nog niet met {name} gespeeld. Stuur de link van de tafel.',
  'refused.not-invited': '{name} wil niet door jou gevraagd worden.',
  'refused.not-welcome': 'Iemand aan deze tafel wil niet met je spelen.',
  'refused.many-invitations': 'Je hebt net veel mensen gevraagd. Wacht een halve minuut.',
  'refused.no-such-question': 'Dat wordt in dit spel nooit gevraagd.',
  'refused.no-such-answer': 'Dat is geen antwoord op wat je gevraagd wordt.',
  'refused.block-yourself': 'Je kunt jezelf niet blokkeren.',
  'refused.many-blocks': 'Je kunt hoogstens {people} mensen blokkeren.',
};

export const people: Record<keyof typeof en, string> = {
  ...peopleRefusals,
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
