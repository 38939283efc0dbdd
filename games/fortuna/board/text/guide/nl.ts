import type { Catalogue } from '@belfry/kernel';
import { GATE, PALACE_STEP, START, TAX } from '../../../src/data/amounts.ts';
import { CARDS_PER_SIDE } from '../../../src/data/sides.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'guide.aim.1': `Alle wegen leiden naar Rome: iedereen heeft een weg van ${PALACE_STEP} stappen van een dorp naar het paleis, en komt vooruit door de keizer te dienen met goederen, centurions en Vestaalse maagden.`,
  'guide.aim.2': `Je speelt een van ${TEXT_NUMBERS.cards} actiekaarten en wisselt die uit voor een open kaart van een andere zijde. De anderen kunnen ${TEXT_NUMBERS.open} van jouw kaarten net zo nemen.`,
  'guide.aim.3': `Bereikt iemand het paleis, dan wordt de ronde uitgespeeld. Stappen en privilegekaarten van klasse C tellen, maar alleen voor wie in Rome is, vanaf stap ${GATE}.`,

  'guide.turn.action': 'Speel een actiekaart',
  'guide.turn.action.text': `Kies een van je ${CARDS_PER_SIDE} kaarten en voer hem uit als je wilt: oogsten, verkopen, werven, bouwen, trouwen en meer.`,
  'guide.turn.swap': 'Wissel hem uit',
  'guide.turn.swap.text':
    'Leg hem op de plek van een open kaart van een andere zijde en neem die, gedekt: tot je volgende beurt is die beschermd.',
  'guide.turn.army': 'Zet je militaire macht in',
  'guide.turn.army.text': 'Je mag één centurion afgeven om nog een open kaart van je eigen zijde uit te voeren.',
  'guide.turn.favour': 'Dien de keizer',
  'guide.turn.favour.text': `Werp al je dobbelstenen en gebruik er één: je mag een open gunst tot en met dat nummer benutten en vooruitgaan. Benut je er geen terwijl zelfs je laagste dobbelsteen er een bereikt, dan betaal je ${TAX.money} geld belasting, of ga je een stap terug als je geen geld hebt.`,
  'guide.turn.privilege': 'Trek privilegekaarten',
  'guide.turn.privilege.text': `Trek een privilegekaart voor elk token op je gunst en houd er één, of ${TEXT_NUMBERS.keepHelped} met een Basiliek en minstens ${TEXT_NUMBERS.keepFrom} tokens.`,
  'guide.end.text': `De ronde waarin iemand stap ${PALACE_STEP} bereikt, is de laatste. Wie aan het einde ervan voor stap ${GATE} staat, kan niet winnen.`,

  'guide.setup.road': `De weg naar Rome: elke pion begint in zijn dorp, op stap 0. In het paleis liggen ${TEXT_NUMBERS.palaceCards} tokens.`,
  'guide.setup.favours': `De ${TEXT_NUMBERS.favours} gunsten van de keizer, allemaal open en nog zonder tokens.`,
  'guide.setup.side': `Voor ieder een zijde met ${CARDS_PER_SIDE} actiekaarten, willekeurig gedeeld tenzij de opties anders zeggen. Eén ervan wordt straks gedekt.`,
  'guide.setup.province': `Voor ieder een provincie: ${START.grain} graan, ${START.wine} wijn, ${START.water} water, een dobbelsteen, een centurion, een Vestaalse maagd en ${START.money} geld.`,
  'guide.setup.buildings': `Gebouwen, ${TEXT_NUMBERS.copies} van elke soort, of ${TEXT_NUMBERS.fewCopies} met ${TEXT_NUMBERS.fewPlayers[0]} of ${TEXT_NUMBERS.fewPlayers[1]} spelers; eronder de voorraad en de trekstapel met privilegekaarten.`,

  'guide.score.steps': `1 per stap, voor wie op stap ${GATE} of verder staat`,
  'guide.score.class-c': 'Privilegekaarten van klasse C',
  'guide.score.class-c.text': 'wat erop staat; maar één kaart per soort telt',
  'guide.score.outside': 'Buiten Rome',
  'guide.score.outside.text': 'geen punten, en achter alle spelers binnen',
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'meer stappen, dan wat over is: geld, centurions, Vestaalse maagden',

  'guide.sign.favour': 'Nummer van een gunst',
  'guide.sign.favour.text': 'Je hebt een dobbelsteen met dit getal of hoger nodig.',
  'guide.sign.token': 'Token',
  'guide.sign.step': 'Stap',
  'guide.sign.step.text': 'Ga zoveel stappen vooruit op de weg.',
  'guide.sign.rings': 'Ringen',
  'guide.sign.rings.text': `Getrouwd: je kunt gunst ${TEXT_NUMBERS.favour.married} benutten en het Paleis bouwen.`,
  'guide.sign.shield': 'Schild',

  'guide.section.actions': 'Actiekaarten',
  'guide.section.favours': 'Gunsten van de keizer',
  'guide.section.privileges': 'Privilegekaarten',
  'guide.section.buildings': 'Gebouwen',
  'guide.filter.class': 'Klasse',
  'guide.favour.name': '{number} {name}',
  'guide.privilege': 'Klasse {kind}. {text}',
  'guide.building': '{cost} geld. {text}',
};
