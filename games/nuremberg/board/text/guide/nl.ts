import type { Catalogue } from '@belfry/kernel';
import { ENTRY_PRESTIGE, HAND_LIMIT, PROTECTED_PRESTIGE, START_GOLD, TARGET_POINTS } from '../../../src/data/amounts.ts';
import { SITES } from '../../../src/data/city.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';
import { LAST_SPACE, TIMELINE } from '../../../src/data/timeline.ts';
import { BASE_RATIO } from '../../../src/data/trade.ts';
import type { en } from './en.ts';

const first = TIMELINE[0].year;
const last = TIMELINE[LAST_SPACE]?.year;

export const nl: Catalogue<keyof typeof en> = {
  'guide.aim.1': `Dorpen langs ${TEXT_NUMBERS.roads} handelswegen leveren hout, wol, graan, klei en erts op. In de stad verdubbelen ambachtshuizen de prijs van goederen, en met goud en klei bouw je de stadsmuur.`,
  'guide.aim.2':
    'De wegen zijn van allen: de speler met de meeste tolstations op een weg heeft het wegenrecht, en verdient tol aan de dorpen en verkopen van de anderen.',
  'guide.aim.3': `Een speler met ${TARGET_POINTS} punten in de eigen beurt wint meteen. Anders eindigt het spel in het jaar ${last}, en wint de speler met de meeste punten.`,

  'guide.turn.event': 'Trek een gebeurteniskaart',
  'guide.turn.event.text': 'Elke tegel met dat getal geeft een kaart aan elk dorp ernaast, in ieders beurt. Dan volgt de gebeurtenis.',
  'guide.turn.robber': 'De roofridder',
  'guide.turn.robber.text': `Zijn kaarten brengen niets op. Spelers met meer dan ${HAND_LIMIT} kaarten leveren de helft in; dan verplaats je hem, en mag je één kaart stelen.`,
  'guide.turn.trade': 'Ruil',
  'guide.turn.trade.text': `Ruil met de andere spelers, en met de bank: ${BASE_RATIO} kaarten van één soort of ${BASE_RATIO} goud voor 1, minder met een ambachtshuis aan de markt.`,
  'guide.turn.build': 'Bouw',
  'guide.turn.build.text': 'Tolstations en dorpen langs de wegen; ambachtshuizen, muren en torens in de stad. Zo vaak als je kunt betalen.',
  'guide.turn.sell': 'Maak en verkoop goederen',
  'guide.turn.sell.text':
    'Ze brengen goud op, dubbel zoveel met een ambachtshuis naast hun tegel. De tol gaat naar de bezitter van het wegenrecht.',
  'guide.end.text': `Meteen, als de speler aan de beurt ${TARGET_POINTS} punten heeft, of als de tijdslijn ${last} bereikt.`,

  'guide.setup.map': `De streek met de ${TEXT_NUMBERS.roads} wegen. Bij de opstelling voor beginners heeft ieder ${TEXT_NUMBERS.startVillages} dorpen en ${TEXT_NUMBERS.startStations} tolstations, en de eerste kaarten.`,
  'guide.setup.city': `De stad: ${SITES.length} bouwplaatsen voor ambachtshuizen, en de ring waar de muur zal groeien.`,
  'guide.setup.time': `De jaren van ${first} tot ${last}. In rode jaren worden alle gebeurteniskaarten geschud.`,
  'guide.setup.council': `De raad: ${TEXT_NUMBERS.seats} plaatsen, nog vrij. Met ${TEXT_NUMBERS.fewPlayers} spelers zijn het er ${TEXT_NUMBERS.fewSeats}.`,
  'guide.setup.prices': `Wat je kunt bouwen, met de prijs; eronder de goederen en de bank. Iedereen begint met ${START_GOLD} goud.`,

  'guide.score.each': 'elk {points}',
  'guide.score.council': '{points}, naar rang',
  'guide.score.none': 'Kaarten, goud, prestige',
  'guide.score.none.text': 'niets',
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'de hogere raadskaart, dan prestige, dan goud',

  'guide.sign.number': 'Getal op een tegel',
  'guide.sign.number.text': `Bij welke gebeurteniskaarten de tegel iets oplevert. Hoe voller de ring, hoe meer kaarten het getal hebben: ${TEXT_NUMBERS.often[0]} en ${TEXT_NUMBERS.often[1]} de meeste, ${TEXT_NUMBERS.seldom[0]} en ${TEXT_NUMBERS.seldom[1]} de minste.`,
  'guide.sign.prestige.text': `Van muren en torens. Met ${ENTRY_PRESTIGE} neem je een vrije plaats in de raad, met ${PROTECTED_PRESTIGE} houd je je plaats voorgoed.`,
  'guide.sign.right': 'Wegenrecht',

  'guide.section.pieces': 'Wat je kunt bouwen',
  'guide.section.goods': 'Goederen',
  'guide.section.sites': 'Bouwplaatsen in de stad',
  'guide.section.events': 'Gebeurteniskaarten',
  'guide.section.council': 'Raadskaarten',
  'guide.filter.tile': 'Naast',
  'guide.filter.event': 'Gebeurtenis',
  'guide.piece': 'Kost {cost}. {text} {number, plural, =0 {} other {# voor elke speler.}}',
  'guide.good.doubled': 'Met een ambachtshuis ernaast {price} goud.',
  'guide.site': 'Bouwplaats {place}',
  'guide.event': '{number}: {name}',
  'guide.event.none': '{name}, zonder getal',
};
