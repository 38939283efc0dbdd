import type { Event } from '@belfry/citadels';
import type { Catalogue, Viewer } from '@belfry/kernel';

/** What the coach has to say about something that happened: a key of these texts. */
export function remark(event: Event, viewer: Viewer): keyof typeof remarksEn | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'faced-up':
      return event.characters.length > 0 ? 'remark.faced-up' : undefined;
    case 'named-victim':
      return isOwn ? undefined : 'remark.victim';
    case 'named-mark':
      return isOwn ? undefined : 'remark.mark';
    case 'victim-revealed':
      return isOwn ? 'remark.murdered' : undefined;
    case 'robbed':
      return isOwn ? 'remark.robbed' : event.thief === viewer ? 'remark.loot' : undefined;
    case 'income':
      return isOwn ? 'remark.income' : undefined;
    case 'extra-gold':
      return isOwn ? 'remark.extra-gold' : undefined;
    case 'crowned':
      return isOwn ? 'remark.crown.own' : 'remark.crown.other';
    case 'swapped':
      return event.partner === viewer ? 'remark.swapped' : undefined;
    case 'destroyed':
      return event.owner === viewer ? 'remark.destroyed' : undefined;
    case 'finished-first':
      return 'remark.last-round';
    default:
      return undefined;
  }
}

export const remarksEn = {
  'remark.faced-up': 'Characters that lie open are out of this round. What is neither open nor in your hands, somebody else may hold.',
  'remark.victim':
    'Whoever holds the murdered character stays silent when it is called, and has no turn. A call without an answer may be the victim.',
  'remark.mark':
    'When that character shows itself, the Thief gets all the gold its player has at that moment. What comes later in the turn is safe.',
  'remark.murdered': 'You were murdered: no turn this round, but gold, cards and city are untouched.',
  'remark.robbed': 'Your gold went to the Thief before your turn began. What you take now is yours. Gold that is spent cannot be stolen.',
  'remark.loot': 'The gold of your victim is yours, to be spent in your next turn.',
  'remark.income':
    'Your character brings one gold for every district of its colour in your city. Build that colour when you often take that character.',
  'remark.extra-gold': 'The Merchant gets one gold more, every turn and without asking.',
  'remark.crown.own': 'The crown lets you choose first in the next draft.',
  'remark.crown.other': 'Whoever wears the crown chooses first in the next draft, with all characters to pick from.',
  'remark.swapped': 'The Magician took your hand and gave you his own. Few cards in hand tempt him less.',
  'remark.destroyed':
    'The Warlord pays one gold less than a district cost, so cheap ones fall first. The Bishop is safe from him, and so is a finished city.',
  'remark.last-round': 'A city is full: this round is the last. Only what stands in your city counts now.',
};

export const remarksNl: Catalogue<keyof typeof remarksEn> = {
  'remark.faced-up': 'Karakters die open liggen, doen deze ronde niet mee. Wat niet open ligt en niet bij jou is, kan een ander hebben.',
  'remark.victim':
    'Wie het vermoorde karakter heeft, zwijgt als het wordt opgeroepen en heeft geen beurt. Een oproep zonder antwoord kan het slachtoffer zijn.',
  'remark.mark':
    'Zodra dat karakter zich meldt, krijgt de Dief al het goud dat de speler op dat moment heeft. Wat later in de beurt komt, is veilig.',
  'remark.murdered': 'Je was vermoord: deze ronde geen beurt, maar je goud, je kaarten en je stad blijven onaangetast.',
  'remark.robbed': 'Je goud ging naar de Dief voordat je beurt begon. Wat je nu neemt, is van jou. Uitgegeven goud kan niemand stelen.',
  'remark.loot': 'Het goud van je slachtoffer is van jou; je kunt het in je volgende beurt uitgeven.',
  'remark.income':
    'Je karakter brengt één goud op voor elk gebouw van zijn kleur in je stad. Bouw die kleur als je dat karakter vaak neemt.',
  'remark.extra-gold': 'De Koopman krijgt elke beurt vanzelf één goud extra.',
  'remark.crown.own': 'Met de kroon kies je de volgende ronde als eerste een karakter.',
  'remark.crown.other': 'Wie de kroon draagt, kiest de volgende ronde als eerste, uit alle karakters.',
  'remark.swapped': 'De Magiër nam je hand en gaf je de zijne. Met weinig kaarten ben je voor hem minder aantrekkelijk.',
  'remark.destroyed':
    'De Condottiere betaalt één goud minder dan een gebouw kostte, dus goedkope vallen het eerst. De Prediker is veilig voor hem, net als een voltooide stad.',
  'remark.last-round': 'Er is een stad vol: dit is de laatste ronde. Alleen wat in je stad staat, telt nog.',
};
