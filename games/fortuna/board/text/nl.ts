import type { Catalogue } from '@belfry/kernel';
import { GATE, MONEY_LIMIT, PALACE_STEP, TAX } from '../../src/data/amounts.ts';
import { BUILDINGS_PER_PLAYER } from '../../src/data/buildings.ts';
import { DESIGNED } from '../../src/data/designed.ts';
import type { en } from './en.ts';

const { marry, goodsUnits } = DESIGNED;

/** Woorden die alleen op het bord van Fortuna staan. */
export const nl: Catalogue<keyof typeof en> = {
  'verb.perform': 'Een kaart uitvoeren',
  'verb.skip': 'Spelen zonder effect',
  'verb.irrigate': 'Bevloeien met 1 water',
  'verb.leave-dry': 'Oogsten zonder water',
  'verb.army': 'Militaire macht inzetten',
  'verb.done': 'Dobbelstenen werpen',
  'verb.serve': 'De keizer dienen',
  'verb.decline': 'Geen gunstkaart gebruiken',
  'verb.cover': 'Een gunstkaart afdekken',
  'verb.cover-none': 'Geen andere kaart afdekken',
  'verb.use': 'Een privilegekaart gebruiken',
  'verb.end': 'Beurt beëindigen',

  'fact.step': 'stap op de weg naar Rome',
  'fact.money': 'geld',
  'fact.cards': 'privilegekaarten',
  'fact.grain': 'graan',
  'fact.wine': 'wijn',
  'fact.water': 'water',
  'fact.centurions': 'centurions',
  'fact.vestals': 'Vestaalse maagden',
  'fact.dice': 'dobbelstenen',
  'fact.buildings': 'gebouwen',
  'asks.roll': 'Werp de dobbelstenen.',
  'asks.end': 'Er valt niets meer te doen: beëindig je beurt.',
  'next.card': 'welke kaart?',
  'next.number': 'hoeveel?',
  'next.steps': 'hoeveel stappen?',
  'next.favour': 'welke gunst?',
  'next.building': 'welk gebouw?',
  'next.good': 'welke goederen?',
  'next.hand': 'welke privilegekaart?',
  'next.drawn': 'welke kaart nog meer?',

  'badge.start': 'begint deze ronde',
  'badge.fortuna': 'heeft Fortuna: begint de volgende ronde als die hier blijft',
  'badge.married': 'getrouwd',
  'progress.round': 'Ronde {round}',
  'progress.last': 'Ronde {round}, de laatste: een speler heeft het paleis van Caesar bereikt',

  'road.title': 'De weg naar Rome',
  'road.pawn': '{seat} op stap {step}',
  'road.inside': '{seat} op stap {step}, in Rome',
  'road.gate': 'Stadspoort',
  'road.gate.text': 'Alleen wie aan het einde op stap 10 of verder staat, is in Rome en kan winnen.',
  'road.palace': 'Paleis',
  'road.palace.text':
    'Wie als eerste aankomt, bekijkt 3 privilegekaarten en houdt er 1; de tweede houdt 1 van de andere twee; de derde krijgt de laatste. De ronde waarin iemand aankomt, is de laatste.',
  'road.tokens': '{count, plural, one {# token} other {# tokens}} in het paleis',
  'road.cards': 'nog {count, plural, one {# kaart} other {# kaarten}} in het paleis',

  'side.of': 'Zijde van {seat}',
  'side.open': 'Vrije zijde {side}',
  'side.open.text': 'Hier mag iedereen van nemen.',
  'side.own': 'Jouw zijde',
  'card.label': '{name}. {text}',
  'card.protected': '{name}, gedekt en beschermd. {text}',
  'card.hidden': 'Een kaart, gedekt en beschermd',
  'card.played': '{name}, wordt gespeeld. {text}',
  'card.played.mark': 'gespeeld',
  'draft.title': 'Actiekaarten om te nemen',

  'province.title': 'Provincie van {seat}',
  'province.grain': 'Akker: {count} graan',
  'province.wine': 'Wijngaard: {count} wijn',
  'province.water': 'Waterreservoir: {count} water',
  'province.centurions': 'Kazerne: {count, plural, =0 {geen centurions} one {# centurion} other {# centurions}}',
  'province.vestals': 'Tempel: {count, plural, =0 {geen Vestaalse maagden} one {# Vestaalse maagd} other {# Vestaalse maagden}}',
  'province.dice': '{count, plural, one {# dobbelsteen} other {# dobbelstenen}}',
  'province.grain.text': 'Graan wordt verkocht, of geleverd voor gunst 3.',
  'province.wine.text': 'Wijn wordt verkocht, of geleverd voor gunst 2.',
  'province.water.text': 'Met water bevloei je een oogst, of je levert het voor gunst 1.',
  'province.centurions.text':
    'Geworven centurions vullen de goedkoopste vrije plek. Geef er een af om een tweede kaart uit te voeren, of lever ze voor gunst 4. Die op de duurste plek gaat het eerst.',
  'province.vestals.text':
    'Geworven Vestaalse maagden vullen de goedkoopste vrije plek. Met gunst 6 geven ze stappen en blijven; je kunt er een afgeven voor een dobbelsteen.',
  'province.dice.text': 'Je werpt al je dobbelstenen en gebruikt er één. Je mag er hoogstens drie hebben.',
  'province.lot': 'ruimte voor een gebouw',
  'province.aqueduct.full': 'met 1 water erop',
  'province.building': '{building}, in de provincie van {seat}',
  'province.money': '{count} geld',

  'favours.title': 'Gunst van de keizer',
  'favour.label': 'Gunst {number}, {name}. {text}',
  'favour.state.open': 'Open',
  'favour.state.covered': 'Afgedekt deze ronde',
  'favour.tokens': '{count, plural, =0 {geen tokens} one {# token} other {# tokens}}',
  'favour.steps.label': 'Gunst {number}, {name}: lever {steps} voor {steps, plural, one {# stap} other {# stappen}}',
  'dice.title': 'Dobbelstenen van {seat}',
  'dice.rolled': 'Geworpen: {dice}',
  'dice.none': 'Nog niet geworpen',

  'forum.title': 'Forum',
  'forum.building': '{building}, {cost} geld, nog {count}. {text}',
  'supply.grain': 'Graanveld, {count} graan',
  'supply.wine': 'Wijngaard, {count} wijn',
  'supply.water': 'Meer, {count} water',
  'supply.centurions': 'Trainingskamp, {count} centurions',
  'supply.vestals': 'Tempel, {count} Vestaalse maagden',
  'supply.dice': '{count} dobbelstenen in de voorraad',
  'supply.tokens': '{count} tokens in de voorraad',
  'supply.bank': 'De bank',
  'supply.take': 'Neem 1 {good}',
  'pile.draw': 'Trekstapel met privilegekaarten, {count, plural, one {# kaart} other {# kaarten}}',
  'pile.discard': 'Aflegstapel met privilegekaarten, {count, plural, one {# kaart} other {# kaarten}}',
  'pile.discard.title': 'Aflegstapel, open',
  'pile.discard.empty': 'Er is nog niets afgelegd.',

  'stage.drawn': 'Privilegekaarten die je trok',
  'stage.palace': 'De kaarten in het paleis van Caesar',
  'stage.sell': 'Verkoop {count}',
  'stage.hire': 'Werf er {count}',
  'stage.sell.title': 'Hoeveel?',
  'stage.hire.title': 'Hoeveel?',

  'hand.title': 'Jouw privilegekaarten',
  'hand.empty': 'Privilegekaarten krijg je via gunstkaarten waarop tokens liggen.',
  'privilege.label': '{name}. {text}',

  'fact.step.text': `Stappen op de weg naar Rome. Alleen wie aan het einde op stap ${GATE} of verder staat, kan winnen; stappen en privilegekaarten van klasse C tellen als punten.`,
  'fact.money.text': `Betaalt centurions, Vestaalse maagden, gebouwen, huwelijk, Omkoping, Fortuna en de belasting. Je kunt hoogstens ${MONEY_LIMIT} hebben.`,
  'fact.cards.text': 'Privilegekaarten, geheim tot ze gebruikt worden. De meeste komen van gunstkaarten met tokens erop.',
  'fact.grain.text': 'Wordt verkocht met Graanhandel, of geleverd voor gunst 3: een stap per stuk, hoogstens twee.',
  'fact.wine.text': 'Wordt verkocht met Wijnhandel, of geleverd voor gunst 2: een stap per stuk, hoogstens twee.',
  'fact.water.text': 'Bevloeit een oogst, of wordt geleverd voor gunst 1: een stap.',
  'fact.centurions.text': 'Geef er een af om een tweede kaart van je eigen zijde uit te voeren; met gunst 4 is elke geleverde een stap.',
  'fact.vestals.text': 'Gunst 6 geeft 1 stap per Vestaalse maagd, en je houdt ze. Met de clerus geef je er een af voor een dobbelsteen.',
  'fact.dice.text': 'Je werpt ze allemaal en gebruikt er één: die bereikt open gunsten tot en met dat nummer.',
  'fact.buildings.text': 'Markt, Aquaduct, Paleis en Basiliek: elk helpt de rest van het spel.',

  'close.road': `Elke pion gaat van stap 0 naar het paleis op stap ${PALACE_STEP}. Met gunstkaarten, privilegekaarten van klasse B en de kaart Fortuna ga je vooruit; belasting die je niet kunt betalen, kost een stap terug.`,
  'close.stone.title': 'Mijlpaal {step}',
  'close.stone': 'Aan het einde telt stap {step} {step, plural, one {# punt} other {# punten}}, voor wie binnen Rome is.',
  'close.pawn.title': 'Pion van {seat}',
  'close.pawn': `Op stap {step} van ${PALACE_STEP}.`,
  'close.pawn.outside':
    '{count, plural, one {# stap} other {# stappen}} tot de poort van Rome. Wie aan het einde buiten is kan niet winnen.',
  'close.pawn.inside':
    'Binnen Rome, en kan dus winnen; {count, plural, =0 {in het paleis zelf.} one {# stap tot het paleis.} other {# stappen tot het paleis.}}',
  'close.dice': `Je werpt al je dobbelstenen één keer en gebruikt er één, voor een open gunst met dat nummer of lager. Gebruik je er geen terwijl er een binnen bereik van de dobbelsteen is, dan betaal je ${TAX.money} geld belasting.`,
  'close.side':
    'Hier liggen drie actiekaarten. In je beurt speel je een kaart van je eigen zijde en wissel je die uit voor een open kaart van een andere zijde.',
  'close.side.protected':
    'De zojuist genomen kaart ligt gedekt en is beschermd: tot de volgende beurt van de eigenaar kan niemand hem nemen of met Omkoping uitvoeren.',
  'close.side.open': 'Deze zijde heeft geen speler: de drie kaarten liggen altijd open, en iedereen mag ze nemen.',
  'close.empty.title': 'Een lege plaats',
  'close.empty': 'Elke zijde krijgt drie actiekaarten; deze is nog niet genomen.',
  'close.card.played': 'Is gespeeld en wordt nu uitgewisseld voor een open kaart van een andere zijde.',
  'close.money': `Het geld van {seat}: {count} van hoogstens ${MONEY_LIMIT}.`,
  'close.favours':
    'Eén keer per beurt, na het werpen, mag je één open gunst benutten met een nummer niet hoger dan je dobbelsteen. Die is dan afgedekt tot het einde van de ronde. Gunsten die dan nog open liggen, krijgen tokens, en die leveren privilegekaarten op.',
  'close.favour.reach': 'Je hebt een dobbelsteen van {number} of meer nodig.',
  'close.favour.tokens':
    'Benut de gunst om de tokens te pakken: trek een privilegekaart voor elk token en houd er één, of twee met een Basiliek en minstens twee tokens.',
  'close.favour.steps': 'Lever er zoveel: een stap per stuk.',
  'close.supply':
    'Goederen en figuren zonder eigenaar. Wat spelers leveren, verkopen of afgeven, komt hier terug; een lege plek geeft niets.',
  'close.tokens': 'Aan het einde van een ronde krijgt elke open gunst één token, tot drie. Ze leveren privilegekaarten op.',
  'close.bank': 'Hier wordt betaald en hier komt geld vandaan; het raakt nooit op.',
  'close.pile':
    'Privilegekaarten: trek er een voor elk token dat je pakte en houd er één, of twee met een Basiliek en minstens twee tokens. Klasse A geeft goederen of figuren, B stappen, C punten aan het einde.',
  'close.forum': `Voer Bouwen uit om een van deze gebouwen te bouwen. Iedereen mag er ${BUILDINGS_PER_PLAYER} hebben.`,
  'close.lot': `Plaats voor een gebouw, dat de rest van het spel helpt. Iedereen mag er ${BUILDINGS_PER_PLAYER} hebben.`,
  'close.rings.title': 'Huwelijk',
  'close.rings.on': `Getrouwd: {seat} kan gunst 5 benutten en het Paleis bouwen. De kaart Trouwen levert nu ${marry.income} geld op.`,
  'close.rings.off': `Niet getrouwd. De kaart Trouwen kost één keer ${marry.price} geld; gunst 5 en het Paleis zijn voor getrouwde spelers.`,
  'close.hand': 'Klasse A en B gebruik je in je eigen beurt; klasse C levert punten op aan het einde, als je in Rome bent.',
  'close.goods': `De kaart geeft ${goodsUnits} eenheden naar keuze, uit de voorraad in jouw provincie.`,
  'close.number.sell': 'Zoveel verkoop je er nu, voor de prijs op de kaart, met een Markt per stuk 1 meer.',
  'close.number.hire': 'Zoveel werf je er nu, vanaf de goedkoopste vrije plek; elk kost de waarde van zijn plek.',
  'close.stage.drawn': 'Getrokken voor de tokens die je pakte. Wat je niet houdt, leg je open af.',
  'close.stage.palace': 'Wie eerst aankomt houdt een van drie, de tweede een van de andere twee, de derde de laatste.',
  'close.draft':
    'Voor de eerste ronde neemt iedereen om de beurt een actiekaart, tot ieder er drie heeft; de rest gaat naar de vrije zijden.',

  'together.drafted': 'Genomen actiekaarten: {items}.',
  'together.protected': '{items} hebben een kaart gekozen om te beschermen.',
  'together.aqueducts': 'De aquaducten lopen vol: {items}.',

  'remark.dice':
    'Je gebruikt één dobbelsteen; je telt ze nooit op. Hij bereikt elke open gunst met dat getal of lager. Meer dobbelstenen maken een hoog getal waarschijnlijker.',
  'remark.covered': 'Een gebruikte gunst is afgedekt tot het einde van de ronde. Wie later speelt, heeft er minder om uit te kiezen.',
  'remark.tax':
    'Er was een open gunst binnen bereik van je dobbelsteen en je gebruikte er geen: dat kost 1 geld belasting, ook als je die niet kon benutten.',
  'remark.driven-back': 'Kun je de belasting niet betalen, dan gaat je pion een stap terug. Houd er 1 geld voor over.',
  'remark.spared': 'Alle gunsten tot en met je dobbelsteen zijn afgedekt: geen stap, maar ook geen belasting.',
  'remark.tokens': 'Voor elk token trek je een privilegekaart. Je houdt er één; met een Basiliek twee, als je twee of meer tokens pakte.',
  'remark.card-taken':
    'Tussen je beurten liggen twee van je kaarten open, en anderen mogen ze nemen. De kaart die ervoor in de plaats kwam, kun je in je volgende beurt spelen als niemand hem eerder neemt.',
  'remark.bribed': 'Een speler betaalde je om jouw open kaart uit te voeren. De kaart blijft aan jouw zijde.',
  'remark.aqueduct': 'Een leeg Aquaduct vult zich vanzelf aan het begin van je beurt. Dat water gebruik je vóór al het andere.',
  'remark.dowry': 'Als je getrouwd bent, levert de kaart Trouwen je geld op. Je kunt ook gunst 5 benutten.',
  'remark.order':
    'Wie de kaart Fortuna heeft, begint de volgende ronde; heeft niemand die, dan blijft de startspeler, tenzij de opties anders zeggen. De anderen volgen naar geld, de rijkste eerst.',
  'remark.tokens-placed':
    'Elke open gunst krijgt een token, tot drie. Hoe langer een gunst open blijft, hoe meer privilegekaarten je om uit te kiezen krijgt.',
  'remark.arrived':
    'Een speler heeft het paleis bereikt: dit is de laatste ronde. Alleen wie in Rome is, op stap 10 of verder, scoort punten.',
};
