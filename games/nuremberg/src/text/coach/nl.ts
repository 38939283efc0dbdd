import type { Catalogue } from '@belfry/kernel';
import { HAND_LIMIT } from '../../data/amounts.ts';
import { BUILDS, HELPED_WALL_COST } from '../../data/builds.ts';
import { GOLD } from '../../data/resources.ts';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal': `${TEXT_NUMBERS.target} punten winnen: dorpen, ambachtshuizen, wegenrechten en een plaats in de raad voor wie aan de stadsmuur bouwt.`,
  'lesson.place-start': `Een dorp brengt een kaart op wanneer het getal van een aangrenzende tegel wordt getrokken; ${TEXT_NUMBERS.often[0]} en ${TEXT_NUMBERS.often[1]} komen het vaakst. Kies verschillende grondstoffen met goede getallen.`,
  'lesson.turn-action':
    'Ruil, bouw en verkoop in elke volgorde, zo vaak als je kunt betalen. Met een tolstation mag je op die weg dorpen bouwen; goederen brengen goud op; muren brengen prestige op, en prestige een raadskaart.',
  'lesson.trade-answer':
    'Neem aan wat jou minstens zoveel helpt als de ander; wijs anders af of doe een tegenaanbod. Help geen speler die voorstaat.',
  'lesson.trade-settle':
    'Je aanbod staat open. Ruil met wie het aanneemt, of met wie een tegenaanbod doet dat je bevalt en dat je kunt betalen; of sluit het aanbod en houd wat je hebt.',
  'lesson.robber-discard': `Met meer dan ${HAND_LIMIT} kaarten lever je de helft in. Houd wat je volgende bouwsel compleet maakt.`,
  'lesson.robber-move': 'De tegel met de roofridder levert niets op. Zet hem op een goed getal van wie voorstaat, weg van je eigen dorpen.',
  'lesson.robber-steal': 'Neem een willekeurige kaart van één tegenspeler: wie de meeste kaarten heeft, of wie voorstaat.',
  'lesson.wall-help': `Een stadsmuur voor ${HELPED_WALL_COST[GOLD]} goud in plaats van ${BUILDS.wall.cost[GOLD]}, en meteen de prestige. Bouw hem als je de klei kunt missen.`,
  'lesson.council-swap':
    'Je hebt meer prestige dan meerdere bezitters van betere raadskaarten. Neem de kaart die het meest waard is, of die wie voorstaat raakt.',
};
