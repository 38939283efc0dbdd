import type { Catalogue } from '@belfry/kernel';
import { GATE, MONEY_LIMIT, PALACE_STEP, TAX } from '../../src/data/amounts.ts';
import { BUILDINGS_PER_PLAYER } from '../../src/data/buildings.ts';
import { DESIGNED } from '../../src/data/designed.ts';

const { marriage, storehouseUnits } = DESIGNED;

/** What everything on the board of Fortuna tells when it is looked at closely. */
export const closeupsEn = {
  'fact.step.text': `Steps on the road to Rome. Only who stands on step ${GATE} or further can win; steps and privileges of class C make the score.`,
  'fact.money.text': `It pays for pieces, buildings, marriage, bribes and the tax. The purse holds ${MONEY_LIMIT}.`,
  'fact.cards.text': 'Privilege cards, secret until they are used. They come from favour cards with tokens on them.',
  'fact.grain.text': 'Sold with Grain trade, or delivered for favour 3: a step each.',
  'fact.wine.text': 'Sold with Wine trade, or delivered for favour 2: a step each.',
  'fact.water.text': 'It irrigates a harvest, or is delivered for favour 1: a step.',
  'fact.centurions.text': 'One of them performs a second card of the own side; with favour 4 each delivered is a step.',
  'fact.vestals.text': 'With favour 6 each is a step, and they stay. The Clergy makes a die of one.',
  'fact.dice.text': 'All are rolled and one is used: it says up to which number a favour can be used.',
  'fact.buildings.text': 'Market, Aqueduct, Palace and Basilica: each helps for the rest of the game.',

  'close.road': `Everybody walks from step 0 to the palace on step ${PALACE_STEP}. Favour cards, class B privileges and the card Fortuna bring steps; an unpaid tax costs one.`,
  'close.stone.title': 'Milestone {step}',
  'close.stone': 'At the end step {step} counts {step, plural, one {# point} other {# points}}, for those inside Rome.',
  'close.pawn.title': 'Pawn of {seat}',
  'close.pawn': `On step {step} of ${PALACE_STEP}.`,
  'close.pawn.outside': '{count, plural, one {# step} other {# steps}} to the gate of Rome. Who is outside at the end cannot win.',
  'close.pawn.inside':
    'Inside Rome, and so in the running; {count, plural, =0 {in the palace itself.} one {# step to the palace.} other {# steps to the palace.}}',
  'close.dice': `All dice of the turn are rolled once and one of them is used: a favour with that number or a lower one. Using none although one was open costs ${TAX.money} money.`,
  'close.side': 'Three action cards lie here. A turn performs one of the own side and then swaps it for an open card of another side.',
  'close.side.protected': 'The card just taken lies face down: nobody can take or bribe it until the next turn of its owner.',
  'close.side.open': 'Nobody sits here: its three cards always lie open, and everybody may take from them.',
  'close.empty.title': 'An empty place',
  'close.empty': 'Each side gets three action cards; this one has not been taken yet.',
  'close.card.played': 'It has been played and is swapped now for an open card of another side.',
  'close.money': `The purse of {seat}: {count} of at most ${MONEY_LIMIT}.`,
  'close.favours':
    'Once a turn, after the dice, one open favour with a number not above the die used. It is covered then until the round ends; open ones gather tokens for privilege cards.',
  'close.favour.reach': 'You need a die that shows {number} or more.',
  'close.favour.tokens': 'Whoever uses it takes its tokens: as many privilege cards are drawn, and one is kept.',
  'close.favour.steps': 'So much is delivered, a step for each.',
  'close.supply': 'Goods and pieces that nobody owns. What is delivered or given up comes back here; what runs out cannot be taken.',
  'close.tokens': 'At the end of a round every favour left open gets one, up to three. They bring privilege cards.',
  'close.bank': 'Money is paid here and comes from here; it never runs out.',
  'close.pile':
    'Privilege cards: as many are drawn as tokens were taken, and one of them is kept. Class A gives goods or pieces, B steps, C points at the end.',
  'close.forum': `Buildings lie open for the action card Build; everybody may own ${BUILDINGS_PER_PLAYER}.`,
  'close.lot': `Room for a building, which helps for the rest of the game. Everybody may own ${BUILDINGS_PER_PLAYER}.`,
  'close.rings.title': 'Marriage',
  'close.rings.on': `Married: favour 5 is open to {seat}, and so is the Palace. The card Marriage brings ${marriage.income} money now.`,
  'close.rings.off': `Not married. The card Marriage costs ${marriage.price} money once; it opens favour 5 and the Palace.`,
  'close.hand': 'Class A and B are used in your own turn, class C counts at the end.',
  'close.storehouse': `The storehouse gives ${storehouseUnits} units of your choice, from the supply into your province.`,
  'close.number.sell': 'So many units are sold now; each brings the price on the card, and 1 more with a Market.',
  'close.number.hire': 'So many are taken on now, from the cheapest free place up; each costs the value of its place.',
  'close.stage.drawn': 'Drawn for the tokens you took. What you do not keep is laid off, open to all.',
  'close.stage.palace': 'Who arrives first keeps one of three, the second one of the other two, the third the last.',
  'close.draft': 'Before the first round everybody takes three action cards in turn; the rest goes to open sides.',
};

export const closeupsNl: Catalogue<keyof typeof closeupsEn> = {
  'fact.step.text': `Stappen op de weg naar Rome. Alleen wie op stap ${GATE} of verder staat kan winnen; stappen en privileges van klasse C vormen de score.`,
  'fact.money.text': `Betaalt stukken, gebouwen, huwelijk, steekpenningen en de belasting. In de beurs past ${MONEY_LIMIT}.`,
  'fact.cards.text': 'Privilegekaarten, geheim tot ze gebruikt worden. Ze komen van gunstkaarten met tokens erop.',
  'fact.grain.text': 'Wordt verkocht met Graanhandel, of geleverd voor gunst 3: een stap per stuk.',
  'fact.wine.text': 'Wordt verkocht met Wijnhandel, of geleverd voor gunst 2: een stap per stuk.',
  'fact.water.text': 'Bevloeit een oogst, of wordt geleverd voor gunst 1: een stap.',
  'fact.centurions.text': 'Eén ervan voert een tweede kaart van de eigen kant uit; met gunst 4 is elke geleverde een stap.',
  'fact.vestals.text': 'Met gunst 6 is elk een stap, en ze blijven. Met de clerus ruil je er een voor een dobbelsteen.',
  'fact.dice.text': 'Ze worden allemaal gegooid en één wordt gebruikt: die zegt tot welk nummer een gunst kan.',
  'fact.buildings.text': 'Markt, aquaduct, paleis en basiliek: elk helpt de rest van het spel.',

  'close.road': `Iedereen loopt van stap 0 naar het paleis op stap ${PALACE_STEP}. Gunstkaarten, privileges van klasse B en de kaart Fortuna brengen stappen; een onbetaalde belasting kost er een.`,
  'close.stone.title': 'Mijlpaal {step}',
  'close.stone': 'Aan het einde telt stap {step} {step, plural, one {# punt} other {# punten}}, voor wie binnen Rome is.',
  'close.pawn.title': 'Pion van {seat}',
  'close.pawn': `Op stap {step} van ${PALACE_STEP}.`,
  'close.pawn.outside':
    '{count, plural, one {# stap} other {# stappen}} tot de poort van Rome. Wie aan het einde buiten is kan niet winnen.',
  'close.pawn.inside':
    'Binnen Rome, en dus in de race; {count, plural, =0 {in het paleis zelf.} one {# stap tot het paleis.} other {# stappen tot het paleis.}}',
  'close.dice': `Alle dobbelstenen van de beurt worden één keer gegooid en één wordt gebruikt: een gunst met dat nummer of lager. Wie er geen gebruikt terwijl er een open lag betaalt ${TAX.money} geld.`,
  'close.side':
    'Hier liggen drie actiekaarten. Een beurt voert er een van de eigen kant uit en ruilt die dan voor een open kaart van een andere kant.',
  'close.side.protected': 'De zojuist genomen kaart ligt gedekt: tot de volgende beurt van de eigenaar kan niemand haar nemen of omkopen.',
  'close.side.open': 'Hier zit niemand: de drie kaarten liggen altijd open, en iedereen mag ervan nemen.',
  'close.empty.title': 'Een lege plaats',
  'close.empty': 'Elke kant krijgt drie actiekaarten; deze is nog niet genomen.',
  'close.card.played': 'Is gespeeld en wordt nu geruild voor een open kaart van een andere kant.',
  'close.money': `De beurs van {seat}: {count} van ten hoogste ${MONEY_LIMIT}.`,
  'close.favours':
    'Eenmaal per beurt, na de dobbelstenen, één open gunst met een nummer niet boven de gebruikte dobbelsteen. Die is dan gedekt tot de ronde eindigt; open gunsten verzamelen tokens voor privilegekaarten.',
  'close.favour.reach': 'Je hebt een dobbelsteen van {number} of meer nodig.',
  'close.favour.tokens': 'Wie haar gebruikt neemt de tokens: evenveel privilegekaarten worden getrokken, en één mag blijven.',
  'close.favour.steps': 'Zoveel wordt er geleverd, een stap per stuk.',
  'close.supply': 'Goederen en stukken van niemand. Wat geleverd of opgegeven wordt komt hier terug; wat op is kan niemand nemen.',
  'close.tokens': 'Aan het einde van een ronde krijgt elke gunst die open bleef er een, tot drie. Ze leveren privilegekaarten op.',
  'close.bank': 'Hier wordt betaald en hier komt geld vandaan; het raakt nooit op.',
  'close.pile':
    'Privilegekaarten: er worden er zoveel getrokken als er tokens genomen zijn, en één mag blijven. Klasse A geeft goederen of stukken, B stappen, C punten aan het einde.',
  'close.forum': `De gebouwen liggen open voor de actiekaart Bouwen; ieder mag er ${BUILDINGS_PER_PLAYER} bezitten.`,
  'close.lot': `Plaats voor een gebouw, dat de rest van het spel helpt. Ieder mag er ${BUILDINGS_PER_PLAYER} bezitten.`,
  'close.rings.title': 'Huwelijk',
  'close.rings.on': `Getrouwd: gunst 5 staat open voor {seat}, en het paleis ook. De kaart Trouwen brengt nu ${marriage.income} geld op.`,
  'close.rings.off': `Niet getrouwd. De kaart Trouwen kost eenmaal ${marriage.price} geld; zij opent gunst 5 en het paleis.`,
  'close.hand': 'Klasse A en B gebruik je in je eigen beurt, klasse C telt aan het einde.',
  'close.storehouse': `De voorraadschuur geeft ${storehouseUnits} eenheden naar keuze, uit de voorraad in jouw provincie.`,
  'close.number.sell': 'Zoveel eenheden worden nu verkocht; elk brengt de prijs op de kaart op, en 1 meer met een markt.',
  'close.number.hire': 'Zoveel worden er nu aangenomen, vanaf de goedkoopste vrije plaats; elk kost de waarde van zijn plaats.',
  'close.stage.drawn': 'Getrokken voor de tokens die je nam. Wat je niet houdt wordt open afgelegd.',
  'close.stage.palace': 'Wie eerst aankomt houdt een van drie, de tweede een van de andere twee, de derde de laatste.',
  'close.draft': 'Voor de eerste ronde neemt iedereen om beurten drie actiekaarten; de rest gaat naar open kanten.',
};
