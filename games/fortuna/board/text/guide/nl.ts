import type { Catalogue } from '@belfry/kernel';
import { GATE, PALACE_STEP, START, TAX } from '../../../src/data/amounts.ts';
import { CARDS_PER_SIDE } from '../../../src/data/sides.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'guide.aim.1': `Alle wegen leiden naar Rome: iedereen loopt ${PALACE_STEP} stappen van een dorp naar het paleis, door de keizer te dienen met goederen, soldaten en Vestaalse maagden.`,
  'guide.aim.2':
    'Je speelt een van drie actiekaarten en ruilt die dan voor een open kaart van een andere kant. Twee van de jouwe kunnen de anderen net zo nemen.',
  'guide.aim.3': `Bereikt iemand het paleis, dan wordt de ronde uitgespeeld. Stappen en privileges tellen, maar alleen voor wie binnen Rome is, vanaf stap ${GATE}.`,

  'guide.turn.action': 'Speel een actiekaart',
  'guide.turn.action.text': `Kies een van je ${CARDS_PER_SIDE} kaarten en voer haar uit als je wilt: oogsten, verkopen, aannemen, bouwen, trouwen en meer.`,
  'guide.turn.swap': 'Ruil haar',
  'guide.turn.swap.text': 'Leg haar waar een open kaart van een andere kant ligt en neem die, gedekt: tot je volgende beurt is ze veilig.',
  'guide.turn.army': 'Zet het leger in',
  'guide.turn.army.text': 'Je mag één centurio inleveren om nog een open kaart van je eigen kant uit te voeren.',
  'guide.turn.favour': 'Dien de keizer',
  'guide.turn.favour.text': `Gooi al je dobbelstenen en gebruik er één: je mag een open gunst tot dat nummer nemen en vooruitgaan. Neem je er geen terwijl er een open lag, dan betaal je ${TAX.money} geld belasting.`,
  'guide.turn.privilege': 'Trek privileges',
  'guide.turn.privilege.text': 'Tokens die op je gunst lagen brengen evenveel privilegekaarten; je houdt er één.',
  'guide.end.text': `De ronde waarin iemand stap ${PALACE_STEP} bereikt is de laatste. Wie dan voor stap ${GATE} staat kan niet winnen.`,

  'guide.setup.road': 'De weg naar Rome: elke pion begint in zijn dorp, op stap 0. Op het paleis liggen drie tokens.',
  'guide.setup.favours': 'De zes gunsten van de keizer, allemaal open en nog zonder tokens.',
  'guide.setup.side': `Voor ieder een kant met ${CARDS_PER_SIDE} actiekaarten, door het lot verdeeld. Eén ervan wordt straks gedekt.`,
  'guide.setup.province': `Voor ieder een provincie: ${START.grain} graan, ${START.wine} wijn, ${START.water} water, een dobbelsteen, een centurio, een Vestaalse maagd en ${START.money} geld.`,
  'guide.setup.buildings': 'Gebouwen om te kopen; eronder de voorraad en de stapel privileges.',

  'guide.score.steps': `1 per stap, vanaf stap ${GATE}`,
  'guide.score.class-c': 'Privileges van klasse C',
  'guide.score.class-c.text': 'wat erop staat; één kaart per soort telt',
  'guide.score.outside': 'Buiten Rome',
  'guide.score.outside.text': 'niets: wie daar staat kan niet winnen',
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'meer stappen, dan geld, centurio’s, Vestaalse maagden',

  'guide.sign.favour': 'Nummer van een gunst',
  'guide.sign.favour.text': 'Je hebt een dobbelsteen nodig die zoveel of meer toont.',
  'guide.sign.token': 'Token',
  'guide.sign.step': 'Stap',
  'guide.sign.step.text': 'Zoveel stappen vooruit op de weg.',
  'guide.sign.rings': 'Ringen',
  'guide.sign.rings.text': 'Getrouwd: gunst 5 en het paleis staan voor je open.',
  'guide.sign.shield': 'Schild',

  'guide.shelf.actions': 'Actiekaarten',
  'guide.shelf.favours': 'Gunsten van de keizer',
  'guide.shelf.privileges': 'Privileges',
  'guide.shelf.buildings': 'Gebouwen',
  'guide.filter.class': 'Klasse',
  'guide.favour.name': '{number} {name}',
  'guide.privilege': 'Klasse {kind}. {text}',
  'guide.building': '{cost} geld. {text}',
};
