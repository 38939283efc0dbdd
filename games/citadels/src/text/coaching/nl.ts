import type { Catalogue } from '@belfry/kernel';
import { type en, ON_RECLAIM } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal': 'Bouw een stad: zodra de eerste vol is, wordt de ronde uitgespeeld en wint de duurste stad.',
  'lesson.draft-choose':
    'Je neemt in het geheim één karakter: het geeft je deze ronde een vermogen en bepaalt wanneer je speelt. Neem wat je het meest oplevert, maar niet wat iedereen verwacht: de Moordenaar en de Dief raden.',
  'lesson.draft-hide': 'Een karakter dat je gedekt weglegt, doet deze ronde niet mee. Haal weg wat jou het meest zou schaden.',
  'lesson.turn-action':
    'Neem eerst twee goud of een kaart, daarna mag je één gebouw uit je hand bouwen. Het vermogen van je karakter mag je één keer gebruiken, op elk moment van je beurt.',
  'lesson.keep-cards':
    'Je hebt kaarten getrokken en houdt de beste. Goedkope gebouwen vullen je stad snel, dure leveren punten op; met alle vijf kleuren krijg je er drie punten bij.',
  [ON_RECLAIM]: 'Een van je gebouwen kan het gebouw redden dat zojuist is verwijderd: voor één goud krijg je het op hand.',
};
