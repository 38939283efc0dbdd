import type { Catalogue } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';
import { type en, ON_RECLAIM } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'lesson.goal': 'Bouw een stad. Is de eerste stad voltooid, dan wordt de ronde uitgespeeld en wint de speler met de meeste punten.',
  'lesson.draft-choose':
    'Je neemt in het geheim één karakter: het geeft je deze ronde een eigenschap en bepaalt wanneer je speelt. Neem er een dat je helpt, maar niet wat iedereen verwacht: de Moordenaar en de Dief raden.',
  'lesson.draft-hide': 'Een karakter dat je gedekt weglegt, doet deze ronde niet mee. Haal weg wat jou het meest zou schaden.',
  'lesson.turn-action': `Neem ${TEXT_NUMBERS.gold} goud of trek kaarten; daarna bouw je hoogstens één gebouw uit je hand, als Bouwmeester tot ${TEXT_NUMBERS.architectBuilds}. De eigenschap van je karakter mag je één keer gebruiken, op elk moment van je beurt.`,
  'lesson.keep-cards': `Je hebt kaarten getrokken: houd de beste. Goedkope gebouwen vullen je stad snel, dure leveren meer punten op; alle ${TEXT_NUMBERS.colours} kleuren samen zijn ${TEXT_NUMBERS.fiveColours} punten waard.`,
  [ON_RECLAIM]: `Een van je gebouwen kan het gebouw redden dat de Condottiere zojuist heeft verwijderd: betaal ${TEXT_NUMBERS.reclaim} goud en neem het op hand.`,
};
