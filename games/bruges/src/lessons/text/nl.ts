import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'draw.title': 'Kaarten en de ronde',
  'draw.1':
    'In Brugge bouw je huizen, haal je er mensen in, graaf je kanalen en ga je vooruit in ontwikkeling. Een ronde heeft vier delen: kaarten trekken, dobbelen, vier kaarten spelen, meerderheden vergelijken. De meeste punten winnen.',
  'draw.2':
    'Je vult je hand aan tot vijf kaarten, één voor één, van de linker- of de rechterstapel. De achterkant toont de kleur. Neem een kaart.',
  'draw.2.otherwise': 'Trek een kaart.',
  'draw.2.hint': 'Tik op een van de twee stapels.',
  'draw.3':
    'Kleuren doen ertoe: arbeiders, huizen, kanalen en dobbelstenen hebben dezelfde vijf. Met verschillende kleuren kun je alle kanten op. Trek.',
  'draw.3.otherwise': 'Trek een kaart.',
  'draw.3.hint': 'Tik op een van de twee stapels.',
  'draw.4': 'Nog drie.',
  'draw.4.otherwise': 'Trek een kaart.',
  'draw.4.hint': 'Tik op een van de twee stapels.',
  'draw.5': 'Nog twee.',
  'draw.5.otherwise': 'Trek een kaart.',
  'draw.5.hint': 'Tik op een van de twee stapels.',
  'draw.6': 'En de laatste; daarna zie je alle vijf voorkanten.',
  'draw.6.otherwise': 'Trek een kaart.',
  'draw.6.hint': 'Tik op een van de twee stapels.',
  'draw.6.well': 'Je hand. De anderen hebben ook getrokken, en er is gedobbeld.',
  'draw.7': 'Raakt een van de stapels voor het eerst op, dan komt de extra stapel ervoor in de plaats en is de laatste ronde nabij.',
  'draw.learnt': 'Aanvullen tot vijf, dobbelen, vier kaarten spelen, vergelijken. De achterkant verraadt de kleur voordat je kiest.',

  'dice.title': 'Dobbelstenen, noodlot en ontwikkeling',
  'dice.1':
    'Vijf dobbelstenen, één van elke kleur, gelden de hele ronde. Bruin toont 5 en geel 6: voor elke 5 en 6 krijgt iedereen een noodlotfiche van die kleur.',
  'dice.2':
    'Eén fiche doet nog niets. Het derde van een kleur slaat meteen toe: blauw kost alle arbeiders, geel alle gulden, bruin een persoon, rood een huis of kanaal, paars drie punten.',
  'dice.3':
    'Dobbelstenen met 1 en 2 zijn gunstig: hun som is vandaag de prijs van een stap op het ontwikkelingsspoor, hier één gulden. Stappen zijn aan het einde punten waard. Betaal.',
  'dice.3.wrong.1': 'Zo goedkoop is het niet vaak. Die gulden is goed besteed.',
  'dice.3.otherwise': 'Betaal en ga vooruit.',
  'dice.3.hint': 'Kies “Betaal en ga vooruit”.',
  'dice.3.well': 'Een stap omhoog.',
  'dice.learnt': '5 en 6 dreigen, 1 en 2 bepalen de prijs van een stap. Drie fiches van één kleur slaan toe.',

  'money.title': 'Zes manieren om een kaart te spelen',
  'money.1':
    'Iedereen speelt vier kaarten per ronde, één per beurt. Elke kaart kun je op zes manieren gebruiken: arbeiders, gulden, afwenden, kanaal, huis, aantrekken. De persoon erop telt alleen bij het laatste.',
  'money.2':
    'Je hebt geld nodig. Een kaart levert zoveel gulden op als de dobbelsteen van haar kleur toont. Welke van je kaarten levert het meeste op?',
  'money.2.wrong.1': 'Paars toont 5. Een andere dobbelsteen toont meer.',
  'money.2.wrong.2': 'Geel toont 4. Zoek de hoogste dobbelsteen.',
  'money.2.otherwise': 'Een goed gebruik van een kaart, maar hier nemen we gulden.',
  'money.2.hint': 'De bruine dobbelsteen toont 6, en de Schout en de Page zijn bruin.',
  'money.2.well': 'Zes gulden: de dobbelstenen die dreigen, betalen ook.',
  'money.learnt': 'Een kaart is zes dingen tegelijk. Kijk voor gulden naar de dobbelstenen.',

  'workers.title': 'Arbeiders',
  'workers.1':
    'Een kaart levert twee arbeiders van haar kleur op. Arbeiders bouwen huizen en zetten mensen aan het werk, en de kleur moet kloppen. Je hebt blauw en bruin, maar je kaarten zijn rood, geel en twee keer paars.',
  'workers.1.wrong.1': 'Dan heb je geen kaart van die kleur meer om te bouwen. Van paars heb je er twee.',
  'workers.1.wrong.2': 'Elf gulden is genoeg. Je mist arbeiders.',
  'workers.1.otherwise': 'Dat kan, maar neem hier arbeiders: zonder hen bouw je geen huizen.',
  'workers.1.hint': 'Speel één paarse kaart en houd de andere om mee te bouwen.',
  'workers.1.well': 'Twee paarse arbeiders, en een paarse kaart om ze bij te gebruiken.',
  'workers.learnt': 'Twee arbeiders in de kleur van de kaart. Denk aan de kaart waarbij je ze wilt gebruiken.',

  'house.title': 'Huizen',
  'house.1':
    'Voor één arbeider van haar kleur wordt een kaart een huis, gedekt neergelegd. De persoon gaat verloren, dus neem die je het minst nodig hebt. Met tien gulden kun je straks een goede persoon betalen.',
  'house.1.wrong.1': 'Die laat je liever in een huis wonen: twee punten en een blijvend vermogen.',
  'house.1.wrong.2': 'Je bent goed voorzien. Zonder huis kan er niemand intrekken.',
  'house.1.otherwise': 'Bouw eerst een huis.',
  'house.1.hint': 'De Geldschieter kost niets en is geen punten waard: leg hem neer.',
  'house.1.well': 'Een huis: één punt, en plaats voor één persoon.',
  'house.learnt': 'Een huis kost een arbeider en een kaart. Leg neer wie je toch nooit zou betalen.',

  'recruit.title': 'Mensen aantrekken',
  'recruit.1':
    'Je hebt een leeg blauw huis. Een persoon trekt erin voor de prijs op de kaart; de kleuren hoeven niet te kloppen. Een derde van de prijs zijn de punten, en dan is er nog wat de persoon kan.',
  'recruit.2':
    'Een pijl werkt één keer, meteen. Lauweren tellen aan het einde. Je hebt vijf gulden en vier arbeiders. Wie helpt je nu het meest?',
  'recruit.2.wrong.1': 'Vijf punten aan het einde, als je huizen in alle vijf kleuren hebt. Dat is ver weg; eerst heb je arbeiders nodig.',
  'recruit.2.wrong.2': 'Hij beschermt tegen een overval. Maar je hebt geen geel fiche, en weinig geld te verliezen.',
  'recruit.2.otherwise': 'Haal iemand in je huis.',
  'recruit.2.hint': 'De Doedelzakspeler levert meteen één arbeider van elke kleur op.',
  'recruit.2.well': 'Meteen vijf arbeiders, en een punt aan het einde.',
  'recruit.learnt': 'Huis, gulden, persoon: kies vroeg wie lang of meteen helpt.',

  'persons.title': 'Mensen aan het werk',
  'persons.1':
    'Voor of na je kaart mag je je mensen aan het werk zetten, ieder één keer per ronde: sommigen voor een arbeider, sommigen voor niets. De Zijdehandelaar betaalt drie gulden als de paarse dobbelsteen 1 of 2 toont.',
  'persons.1.wrong.1': 'Eerst de drie gulden die je geen kaart kosten: de paarse dobbelsteen toont 1.',
  'persons.1.otherwise': 'Daarmee speel je je kaart. Eerst de Zijdehandelaar, die kost niets.',
  'persons.1.hint': 'Tik op de Zijdehandelaar in je straat.',
  'persons.1.well': 'Drie gulden, en je mag je kaart nog spelen.',
  'persons.2': 'Hij ligt nu gedraaid: gebruikt voor deze ronde. Aan het einde ervan staan al je mensen weer klaar.',
  'persons.learnt': 'Vraag je mensen elke ronde wat ze vandaag kunnen doen. Het kost geen kaart.',

  'canal.title': 'Kanalen',
  'canal.1':
    'Vanaf je portierswoning lopen twee kanalen, elk vijf vakken lang. Een vak vraagt een kaart van zijn kleur en de gulden die erop staan, op volgorde vanaf de portierswoning.',
  'canal.2':
    'Het eerste vak is links blauw, rechts paars, elk één gulden. Het derde levert drie punten op, het vijfde een standbeeld. Begin er een, met een kaart die je kunt missen.',
  'canal.2.wrong.1': 'De Rector is in een huis drie punten waard. Graaf met een goedkopere kaart.',
  'canal.2.otherwise': 'Hier graven we: speel een blauwe of paarse kaart als kanaal.',
  'canal.2.hint': 'Tik op de Filosoof en dan op “Kanaal”.',
  'canal.2.well': 'Het eerste stuk.',
  'canal.learnt': 'Kanalen worden naar buiten toe duurder. Drie stukken lonen, vijf leveren een standbeeld op.',

  'threat.title': 'Het noodlot afwenden',
  'threat.1':
    'Tien gulden, en twee gele fiches: bij de volgende gele 5 of 6 ben je alles kwijt aan een overval. De twee paarse zouden drie punten kosten.',
  'threat.2': 'Een kaart van die kleur wendt af: je raakt één fiche kwijt en krijgt een punt. De Logicus is geel.',
  'threat.2.wrong.1': 'Dat wendt een andere kleur af. Geel bedreigt je tien gulden.',
  'threat.2.wrong.2': 'Nog meer gulden voor de overvallers. Wend eerst de overval af.',
  'threat.2.otherwise': 'Eerst het noodlot: wend geel af.',
  'threat.2.hint': 'Tik op de Logicus en dan op “Afwenden”.',
  'threat.2.well': 'Een fiche minder, en een punt erbij.',
  'threat.learnt': 'Tel je fiches: denk bij twee aan afwenden, vooral waar je veel te verliezen hebt.',

  'fire.title': 'Brand!',
  'fire.1':
    'Het derde rode fiche: brand. Je verliest een huis of het buitenste stuk van een kanaal, naar keuze. Uit een huis dat afbrandt komt de persoon terug in je hand.',
  'fire.2': 'Verlies wat je het minste kost. Zeven huizen zijn bewoond; het gele staat leeg. En elk van je kanalen heeft pas één stuk.',
  'fire.2.wrong.1': 'Dan betaal je die persoon nog eens, en heb je een ander huis nodig. Spaar de bewoonde huizen.',
  'fire.2.otherwise': 'Kies het kleinste verlies.',
  'fire.2.hint': 'Het lege huis, of een kanaal.',
  'fire.2.well': 'De drie fiches gaan terug. Je begint weer bij nul.',
  'fire.learnt': 'Na een straf ben je de drie fiches kwijt. Een leeg huis is een lage prijs.',

  'end.title': 'Het standbeeld en het einde',
  'end.1':
    'De laatste ronde. Aan het einde tellen personen hun punten, huizen elk één, meerderheden vier, ontwikkeling naar de stap, elk derde kanaalvak drie, en standbeelden.',
  'end.2':
    'Je rechterkanaal heeft vier stukken. Wie het vijfde vult, krijgt het waardevolste standbeeld dat er nog is: zeven punten. Welke kaart is het?',
  'end.2.wrong.1': 'Het derde vak van het linkerkanaal is drie punten waard. Het standbeeld zeven.',
  'end.2.wrong.2': 'Een persoon van twee punten, of nul. Het standbeeld is er zeven waard.',
  'end.2.wrong.3': 'Eén punt. Je kunt er zeven hebben.',
  'end.2.otherwise': 'Arbeiders en gulden tellen aan het einde niet. Maak het kanaal af.',
  'end.2.hint': 'De Molenaar is geel, en het vijfde vak van het rechterkanaal ook.',
  'end.2.well': 'Het standbeeld is van jou: zeven punten.',
  'end.learnt': 'Wat op tafel ligt telt; wat in je beurs en hand overblijft niet.',

  'majority.title': 'Een eerste slim plan',
  'majority.1':
    'Aan het einde van elke ronde worden drie meerderheden vergeleken: ontwikkeling, personen, kanalen. Wie alleen de meeste heeft, draait voorgoed een fiche om: vier punten. Nog niemand heeft een kanaal gegraven.',
  'majority.2':
    'Het is je laatste kaart van de ronde, en alleen {b} komt nog na jou. Eén stuk kanaal kost één gulden. Wat zijn vier punten je waard?',
  'majority.2.wrong.1': 'Nu één punt. Het kanaal levert er vier op.',
  'majority.2.wrong.2': 'Nuttig, maar morgen graaft misschien een ander als eerste.',
  'majority.2.otherwise': 'Graaf het eerste stuk kanaal.',
  'majority.2.hint': 'Tik op een blauwe kaart en dan op “Kanaal”.',
  'majority.2.well': 'Het enige kanaal van Brugge.',
  'majority.3': 'Beëindig je beurt, en kijk.',
  'majority.3.wrong.1': 'Een arbeider voor één gulden: houd de arbeider.',
  'majority.3.otherwise': 'Beëindig je beurt.',
  'majority.3.hint': 'Kies “Beëindig je beurt”.',
  'majority.4':
    'Je kanaalfiche is gedraaid: vier punten voor één gulden, wat de anderen later ook graven. Let op waar nog niemand begonnen is.',
  'majority.learnt': 'Een meerderheid win je één keer, en voorgoed. De eerste kleine stap op het goede moment is de goedkoopste.',

  'game.title': 'Je eerste spel',
  'game.say':
    'Je weet genoeg om te spelen. Eén leerling bouwt met je mee; met zijn tweeën is het spel het kortst. De coach blijft bij je: die legt uit wat er gevraagd wordt en zegt wat hij zou doen.',
};
