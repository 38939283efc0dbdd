import type { Catalogue } from '@belfry/kernel';

/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
export const COACHING = {
  'place-start': 'NUR-10.5',
  'turn-action': 'NUR-2.2',
  'trade-answer': 'NUR-6.8',
  'trade-settle': 'NUR-6.11',
  'robber-discard': 'NUR-5.2',
  'robber-move': 'NUR-5.5',
  'robber-steal': 'NUR-5.6',
  'wall-help': 'NUR-4.5',
  'council-swap': 'NUR-15.8',
};

export const coachingEn = {
  'lesson.goal': 'Thirteen points win: villages, craft houses, road rights, and a seat in the council for those who build the wall.',
  'lesson.place-start':
    'A village brings a card whenever the number of a hex beside it is drawn; 6 and 8 come most often. Choose different resources, with good numbers.',
  'lesson.turn-action':
    'Trade, build and sell in any order, as often as you can pay. Toll stations open a road for villages; goods bring gold; walls bring prestige, and prestige a council card.',
  'lesson.trade-answer':
    "Accept what helps you at least as much as the other; otherwise decline or name your own price. Don't feed whoever is ahead.",
  'lesson.trade-settle': 'Somebody has answered. Settle with the best offer, or close and keep what you have.',
  'lesson.robber-discard': 'With more than seven cards you hand in half. Keep what completes your next building.',
  'lesson.robber-move':
    'Where the robber knight stands nothing is harvested. Put him on a good number of the leader, away from your own villages.',
  'lesson.robber-steal': 'Take a card unseen from one opponent: the one with most cards, or the leader.',
  'lesson.wall-help': 'A wall at half the effort, and its prestige at once. Build it if you can spare the brick.',
  'lesson.council-swap': 'You have outgrown a councillor and take a better card. Take the one that is worth most, or hurts the leader.',
};

export const coachingNl: Catalogue<keyof typeof coachingEn> = {
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
