import type { Catalogue } from '@belfry/kernel';

/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
export const COACHING = {
  'draft-choose': 'CIT-3.6',
  'draft-hide': 'CIT-3.9',
  'turn-action': 'CIT-5.1',
  'keep-cards': 'CIT-6.2',
  'graveyard-buy': 'CIT-17.3',
};

export const coachingEn = {
  'lesson.goal': 'Build a city: when the first one is full the round is played out, and the dearest city wins.',
  'lesson.draft-choose':
    'You take one character in secret; it gives you a power this round and decides when you play. Take what helps you most, but not what everybody expects: the Assassin and the Thief guess.',
  'lesson.draft-hide': 'A character you lay face down is out of the round. Take away the one that would hurt you most.',
  'lesson.turn-action':
    "First take two gold or a card, then you may build one district from your hand. Your character's power can be used once, at any moment of the turn.",
  'lesson.keep-cards':
    'You drew several cards and keep the best. Cheap ones fill the city quickly, dear ones score; a colour you lack is worth three points when you have all five.',
  'lesson.graveyard-buy': 'Your Graveyard may save the district the Warlord has just destroyed: one gold puts it into your hand.',
};

export const coachingNl: Catalogue<keyof typeof coachingEn> = {
  'lesson.goal': 'Bouw een stad: zodra de eerste vol is, wordt de ronde uitgespeeld en wint de duurste stad.',
  'lesson.draft-choose':
    'Je neemt in het geheim één karakter: het geeft je deze ronde een vermogen en bepaalt wanneer je speelt. Neem wat je het meest oplevert, maar niet wat iedereen verwacht: de Moordenaar en de Dief raden.',
  'lesson.draft-hide': 'Een karakter dat je gedekt weglegt, doet deze ronde niet mee. Haal weg wat jou het meest zou schaden.',
  'lesson.turn-action':
    'Neem eerst twee goud of een kaart, daarna mag je één gebouw uit je hand bouwen. Het vermogen van je karakter mag je één keer gebruiken, op elk moment van je beurt.',
  'lesson.keep-cards':
    'Je hebt kaarten getrokken en houdt de beste. Goedkope gebouwen vullen je stad snel, dure leveren punten op; met alle vijf kleuren krijg je er drie punten bij.',
  'lesson.graveyard-buy': 'Je Kerkhof kan het gebouw redden dat zojuist is verwijderd: voor één goud krijg je het op hand.',
};
