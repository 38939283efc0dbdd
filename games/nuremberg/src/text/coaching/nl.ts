import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal': 'Dertien punten winnen: dorpen, ambachtshuizen, wegenrechten en een plaats in de raad voor wie aan de stadsmuur bouwt.',
  'lesson.place-start':
    'Een dorp brengt een kaart op wanneer het getal van een aangrenzende tegel wordt getrokken; 6 en 8 komen het vaakst. Kies verschillende grondstoffen met goede getallen.',
  'lesson.turn-action':
    'Ruil, bouw en verkoop in elke volgorde, zo vaak als je kunt betalen. Tolstations openen een weg voor dorpen; goederen brengen goud; muren brengen prestige, en prestige een raadskaart.',
  'lesson.trade-answer':
    'Neem aan wat jou minstens zoveel helpt als de ander; wijs anders af of noem je eigen prijs. Voer niet wie voorstaat.',
  'lesson.trade-settle': 'Er is geantwoord. Ga akkoord met het beste bod, of sluit het aanbod en houd wat je hebt.',
  'lesson.robber-discard': 'Met meer dan zeven kaarten lever je de helft in. Houd wat je volgende bouwsel compleet maakt.',
  'lesson.robber-move':
    'Waar de roofridder staat, is er geen opbrengst. Zet hem op een goed getal van wie voorstaat, weg van je eigen dorpen.',
  'lesson.robber-steal': 'Neem blind een kaart van één tegenstander: wie de meeste kaarten heeft, of wie voorstaat.',
  'lesson.wall-help': 'Een stadsmuur voor weinig, en meteen de prestige. Bouw hem als je de klei kunt missen.',
  'lesson.council-swap':
    'Je bent een raadsheer voorbijgestreefd en neemt een betere kaart. Neem de kaart die het meest waard is, of die wie voorstaat raakt.',
};
