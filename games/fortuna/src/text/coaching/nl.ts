import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Alle wegen leiden naar Rome: ga met je pion de weg op door de keizer te dienen, en wees binnen de poort (stap 10) wanneer iemand het paleis bereikt.',
  'lesson.draft-card': 'Je kiest de drie kaarten waarmee je begint. Een oogst en iets om die te verkopen of te leveren is een goed begin.',
  'lesson.protect-start-card': 'Een gedekte kaart kan niemand je vóór je beurt afnemen. Bescherm de kaart die je als eerste wilt spelen.',
  'lesson.play-action':
    'Speel een van je drie kaarten: oogsten, verkopen, werven of bouwen. Daarna wissel je hem uit tegen een kaart van een andere zijde, dus gebruik nu wat je nu nodig hebt.',
  'lesson.irrigate': 'Eén water maakt de oogst twee eenheden rijker. Bewaar het water alleen als je het aan de keizer wilt leveren.',
  'lesson.sell-amount':
    'Met geld betaal je mensen en gebouwen, maar wijn en graan brengen je ook verder op de weg. Houd er zo mogelijk twee voor de keizer.',
  'lesson.hire-count':
    'Elke volgende kost meer. Centurions geven een extra actie of stappen in een gevecht; Vestaalse maagden geven telkens stappen en blijven.',
  'lesson.choose-building':
    'Een Markt verhoogt elke verkoop, een Aquaduct geeft elke beurt water, een Paleis verdubbelt gunst 5 voor wie getrouwd is, een Basiliek laat je een tweede privilege houden. Vroeg bouwen loont het meest.',
  'lesson.bribe-card': 'Voor twee geld voer je een open kaart van een ander uit alsof hij van jou is; de kaart blijft liggen.',
  'lesson.swap-card':
    'Je gespeelde kaart gaat naar de andere zijde; de kaart die je neemt, komt gedekt voor je te liggen: niemand kan hem vóór je volgende beurt afnemen. Neem wat je dan wilt spelen.',
  'lesson.use-army':
    'Je mag een centurion opgeven om nog een van je open kaarten uit te voeren. Levert dat minder op dan een centurion waard is, werp dan de dobbelstenen.',
  'lesson.serve-emperor':
    "Met een dobbelsteen mag je één open gunst met dat getal of lager gebruiken en ga je vooruit op de weg. Doe je dat niet terwijl er zo'n gunst open ligt, dan betaal je één geld belasting.",
  'lesson.extra-cover': "Als startspeler met z'n tweeën mag je nog een gunstkaart afdekken. Dek af wat de ander nodig heeft.",
  'lesson.keep-privilege':
    'Privileges geven eenmalig goederen of stappen, of punten aan het eind. Vroeg zijn stappen sterk; later neem je punten voor wat je al bezit.',
  'lesson.palace-pick':
    'Je bent in het paleis aangekomen en houdt een van deze kaarten. Het spel eindigt met deze ronde, dus neem wat punten geeft voor wat je nu bezit.',
  'lesson.end-turn':
    'Laatste kans in deze beurt om privilegekaarten te gebruiken. Bewaren mag, maar aan het eind tellen alleen de puntenkaarten.',
};
