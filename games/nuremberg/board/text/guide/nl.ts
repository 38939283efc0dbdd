import type { Catalogue } from '@belfry/kernel';
import { ENTRY_PRESTIGE, HAND_LIMIT, PROTECTED_PRESTIGE, START_GOLD, TARGET_POINTS } from '../../../src/data/amounts.ts';
import { LAST_SPACE, TIMELINE } from '../../../src/data/timeline.ts';
import { BASE_RATIO } from '../../../src/data/trade.ts';
import type { en } from './en.ts';

const first = TIMELINE[0].year;
const last = TIMELINE[LAST_SPACE]?.year;

export const nl: Catalogue<keyof typeof en> = {
  'guide.aim.1':
    'Dorpen langs vijf handelswegen verzamelen hout, wol, graan, klei en erts. In de stad maken ambachtshuizen producten duurder, en goud bouwt de stadsmuur.',
  'guide.aim.2':
    'De wegen zijn van allen: wie langs een weg de meeste tolstations heeft, bezit het recht en verdient aan de dorpen en verkopen van de anderen.',
  'guide.aim.3': `Wie in de eigen beurt ${TARGET_POINTS} punten heeft wint meteen. Anders eindigt het spel in het jaar ${last}, en winnen de meeste punten.`,

  'guide.turn.event': 'Draai een gebeurtenis om',
  'guide.turn.event.text': 'Elk veld met haar getal geeft een kaart aan elk dorp ernaast, van wie het ook is. Dan volgt haar gebeurtenis.',
  'guide.turn.robber': 'De roofridder',
  'guide.turn.robber.text': `Zijn kaarten brengen niets op. Wie meer dan ${HAND_LIMIT} kaarten heeft levert de helft in; dan verzet je hem, en mag je één kaart stelen.`,
  'guide.turn.trade': 'Handel',
  'guide.turn.trade.text': `Onderhandel met de anderen, en ruil met de bank: ${BASE_RATIO} gelijke kaarten of ${BASE_RATIO} goud voor 1, minder met een huis aan de markt.`,
  'guide.turn.build': 'Bouw',
  'guide.turn.build.text': 'Stations en dorpen langs de wegen; ambachtshuizen, muren en torens in de stad. Zo vaak als je kunt betalen.',
  'guide.turn.sell': 'Maak en verkoop producten',
  'guide.turn.sell.text':
    'Ze brengen goud op, dubbel zoveel met een ambachtshuis naast hun werkplaats. De tol gaat naar wie het recht van de weg heeft.',
  'guide.end.text': `Meteen, als de speler aan de beurt ${TARGET_POINTS} punten heeft, of als de tijd ${last} bereikt.`,

  'guide.setup.map':
    'De streek met haar vijf wegen. Bij de opzet voor beginners heeft ieder twee dorpen en twee tolstations, en de eerste kaarten.',
  'guide.setup.city': 'De stad: twaalf plaatsen voor ambachtshuizen, en de ring waar de muur zal groeien.',
  'guide.setup.time': `De jaren van ${first} tot ${last}. In rode jaren worden alle gebeurtenissen geschud.`,
  'guide.setup.council': 'De raad: drie zetels, nog vrij. Met drie spelers zijn het er twee.',
  'guide.setup.prices': `Wat gebouwd kan worden, met de prijs; eronder de producten en de bank. Iedereen begint met ${START_GOLD} goud.`,

  'guide.score.each': 'elk {points}',
  'guide.score.council': '{points}, naar rang',
  'guide.score.none': 'Kaarten, goud, prestige',
  'guide.score.none.text': 'niets',
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'de hogere raadskaart, dan prestige, dan goud',

  'guide.sign.number': 'Getal op een veld',
  'guide.sign.number.text':
    'Bij welke gebeurtenissen het geeft. Hoe voller de ring, hoe meer kaarten het dragen: de meeste 6 en 8, de minste 2 en 12.',
  'guide.sign.prestige.text': `Van muren en torens. ${ENTRY_PRESTIGE} openen een zetel in de raad, met ${PROTECTED_PRESTIGE} houd je hem voorgoed.`,
  'guide.sign.right': 'Wegenrecht',

  'guide.shelf.pieces': 'Wat je kunt bouwen',
  'guide.shelf.goods': 'Producten',
  'guide.shelf.sites': 'Plaatsen in de stad',
  'guide.shelf.events': 'Gebeurtenissen',
  'guide.shelf.council': 'Raadskaarten',
  'guide.filter.tile': 'Naast',
  'guide.filter.event': 'Gebeurtenis',
  'guide.piece': 'Kost {cost}. {text} {number, plural, =0 {} other {# voor elke speler.}}',
  'guide.good.doubled': 'Met een ambachtshuis ernaast {price} goud.',
  'guide.site': 'Plaats {place}',
  'guide.event': '{number}: {name}',
  'guide.event.none': '{name}, zonder getal',
};
