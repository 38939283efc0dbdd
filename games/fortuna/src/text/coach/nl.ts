import type { Catalogue } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal': `Alle wegen leiden naar Rome: ga met je pion de weg op door de keizer te dienen. De ronde waarin een speler het paleis bereikt, is de laatste; wees aan het einde ervan binnen de poort (stap ${TEXT_NUMBERS.gate}).`,
  'lesson.draft-card': `Je kiest de ${TEXT_NUMBERS.cards} kaarten waarmee je begint. Een oogst, en een kaart die de oogst verkoopt, is een goed begin.`,
  'lesson.protect-start-card': 'Een gedekte kaart kan niemand je vóór je beurt afnemen. Bescherm de kaart die je als eerste wilt spelen.',
  'lesson.play-action': `Speel een van je ${TEXT_NUMBERS.cards} kaarten, bijvoorbeeld om te oogsten, verkopen, werven of bouwen. Daarna wissel je hem uit voor een kaart van een andere zijde, dus voer nu uit wat je nu nodig hebt.`,
  'lesson.irrigate': `Met één water oogst je er tot ${TEXT_NUMBERS.irrigated} extra. Bewaar het water als je het liever aan de keizer levert, of er aan het einde met een Fontein mee scoort.`,
  'lesson.sell-amount': `Met geld betaal je centurions, Vestaalse maagden en gebouwen, maar wijn en graan leveren ook stappen op. Houd er zo mogelijk ${TEXT_NUMBERS.most.grain} om aan de keizer te leveren.`,
  'lesson.hire-count': `Elke volgende kost meer. Centurions geven een extra actie of stappen in een Gevecht; Vestaalse maagden geven stappen als je gunst ${TEXT_NUMBERS.favour.vestals} benut, en blijven.`,
  'lesson.choose-building': `Een Markt verhoogt de prijs van graan en wijn, een leeg Aquaduct vult zich aan het begin van je beurt met water, een Paleis verdubbelt gunst ${TEXT_NUMBERS.favour.married}, en met een Basiliek houd je een tweede privilegekaart als je ${TEXT_NUMBERS.keepFrom} of meer tokens pakte. Vroege gebouwen helpen het langst.`,
  'lesson.bribe-card': `Voor ${TEXT_NUMBERS.bribe} geld voer je een open kaart van een andere zijde uit alsof hij van jou is. De eigen kosten komen erbij, en de kaart blijft liggen.`,
  'lesson.swap-card':
    'Je gespeelde kaart gaat naar de andere zijde. De kaart die je neemt, ligt gedekt: niemand kan hem vóór je volgende beurt nemen. Neem wat je dan wilt spelen.',
  'lesson.use-army':
    'Heb je een centurion, dan mag je hem afgeven om nog een van je open kaarten uit te voeren. Levert dat minder op dan een centurion waard is, houd hem dan.',
  'lesson.serve-emperor': `Je mag één open gunst met het getal van een van je dobbelstenen of lager benutten en gaat dan vooruit. Bereikt zelfs je laagste dobbelsteen een open gunst en benut je er geen, dan betaal je ${TEXT_NUMBERS.tax} geld belasting, of ga je een stap terug als je geen geld hebt, ook als je haar niet kon benutten.`,
  'lesson.extra-cover':
    'Met twee spelers mag de startspeler een extra gunstkaart zonder tokens afdekken, wat de worp ook bracht. Dek er een af die de ander nodig heeft.',
  'lesson.keep-privilege':
    'Privilegekaarten geven één keer goederen, figuren of stappen, of punten aan het einde. Stappen helpen vroeg; neem later punten voor wat je al hebt.',
  'lesson.palace-pick':
    'Je hebt het paleis bereikt en houdt een van deze kaarten. Dit is de laatste ronde, dus neem een kaart die punten geeft voor wat je hebt.',
  'lesson.end-turn':
    'Dit is in deze beurt je laatste kans om privilegekaarten te gebruiken. Bewaren mag, maar aan het einde tellen alleen kaarten van klasse C.',
};
