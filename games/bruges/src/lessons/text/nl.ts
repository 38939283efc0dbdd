import type { Catalogue } from '@belfry/kernel';
import { ordinal } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'draw.title': 'Kaarten en de ronde',
  'draw.0':
    'De speler met de meeste punten wint. Punten komen van personen en huizen, kanalen en hun standbeelden, ontwikkeling en meerderheden. Als een trekstapel op is en de extra stapel zijn plaats inneemt, is het einde nabij.',
  'draw.1': `Een ronde heeft vier delen: kaarten trekken, dobbelen, ${TEXT_NUMBERS.turns} kaarten spelen, meerderheden vergelijken. Met je kaarten bouw je huizen, trek je er personen in aan en bouw je kanalen.`,
  'draw.2':
    'Je vult je hand aan tot vijf kaarten, één voor één, van de linker- of de rechterstapel. De achterkant toont de kleur. Neem een kaart.',
  'draw.2.otherwise': 'Trek een kaart.',
  'draw.2.hint': 'Tik op een van de twee stapels.',
  'draw.3':
    'Kleuren doen ertoe: arbeiders, huizen, kanalen en dobbelstenen hebben dezelfde vijf. Met verschillende kleuren kun je meer. Trek.',
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
  'draw.6.well': 'Je hand is vol. Zijn alle handen vol, dan wordt er gedobbeld.',
  'draw.7':
    'Raakt een van de stapels voor het eerst op, dan komt de extra stapel ervoor in de plaats. Gebeurt dat bij het aanvullen van de handen, dan is deze ronde de laatste; anders de volgende.',
  'draw.ask': 'Wat weet je van een kaart voordat je haar trekt?',
  'draw.answer.1': 'De kleur',
  'draw.answer.2': 'De persoon',
  'draw.answer.3': 'Niets',
  'draw.learnt': 'Aanvullen tot vijf, dobbelen, vier kaarten spelen, vergelijken. De achterkant toont de kleur voordat je kiest.',

  'dice.title': 'Dobbelstenen, noodlot en ontwikkeling',
  'dice.1':
    'Vijf dobbelstenen, één van elke kleur, blijven de hele ronde liggen. Bruin toont 5 en geel 6: voor elke 5 en 6 neemt iedere speler een noodlotfiche van die kleur.',
  'dice.2':
    'Eén fiche doet nog niets. Bij het derde van een kleur slaat het noodlot meteen toe: blauw kost alle arbeiders, geel alle gulden, bruin een persoon, rood een huis of een kanaalfiche, paars drie punten.',
  'dice.3':
    'Dobbelstenen met 1 of 2 bepalen deze ronde de prijs van een stap op het ontwikkelingsspoor: hun som, hier één gulden. Stappen zijn aan het einde punten waard. Zonder 1 of 2 is er geen stap te koop. Betaal.',
  'dice.3.wrong.1': 'Zo goedkoop is het niet vaak. Die gulden is goed besteed.',
  'dice.3.otherwise': 'Betaal en ga vooruit.',
  'dice.3.hint': 'Kies de knop om één gulden te betalen en vooruit te gaan.',
  'dice.3.well': 'Je gaat een stap vooruit.',
  'dice.ask': 'Wat kost een stap op het ontwikkelingsspoor deze ronde?',
  'dice.answer.1': `De som van de dobbelstenen met 1 of ${TEXT_NUMBERS.priceUpTo}`,
  'dice.answer.2': 'De hoogste dobbelsteen',
  'dice.answer.3': `Het aantal dobbelstenen met ${TEXT_NUMBERS.threatFrom} of ${TEXT_NUMBERS.faces}`,
  'dice.learnt': '5 en 6 brengen noodlotfiches, 1 en 2 bepalen de prijs van een stap. Bij drie fiches van één kleur slaat het noodlot toe.',

  'money.title': 'Zes manieren om een kaart te gebruiken',
  'money.1':
    'Elke speler speelt vier kaarten per ronde, één per beurt. Elke kaart kun je op zes manieren gebruiken: arbeiders nemen, gulden nemen, een noodlotfiche afleggen, een kanaalfiche bouwen, een huis bouwen, aantrekken. De persoon erop telt alleen bij het laatste.',
  'money.2':
    'Je hebt gulden nodig. Een kaart levert er zoveel op als de dobbelsteen van haar kleur toont. Welke van je kaarten levert het meeste op?',
  'money.2.wrong.1': 'Paars toont 5. Een andere dobbelsteen toont meer.',
  'money.2.wrong.2': 'Geel toont 4. Zoek de hoogste dobbelsteen.',
  'money.2.otherwise': 'Een goed gebruik van een kaart, maar hier nemen we gulden.',
  'money.2.hint': 'De bruine dobbelsteen toont 6, en de Schout en de Page zijn bruin.',
  'money.2.well': 'Zes gulden: de dobbelstenen die noodlotfiches brengen, betalen ook.',
  'money.ask': 'Hoeveel gulden levert een kaart op?',
  'money.answer.1': 'Zoveel als de dobbelsteen van haar kleur toont',
  'money.answer.2': 'De prijs van de persoon',
  'money.answer.3': `Altijd ${TEXT_NUMBERS.workers}`,
  'money.learnt': 'Een kaart kun je op zes manieren gebruiken. Kijk voor gulden naar de dobbelstenen.',

  'workers.title': 'Arbeiders',
  'workers.1':
    'Een kaart levert twee arbeiders van haar kleur op. Arbeiders bouwen huizen en activeren personen, en de kleur moet kloppen. Je hebt blauw en bruin, maar je kaarten zijn rood, geel en twee keer paars. Neem arbeiders voor een kaart die je daarna nog als huis kunt bouwen.',
  'workers.1.wrong.1': 'Dan heb je geen kaart van die kleur meer om te bouwen. Van paars heb je er twee.',
  'workers.1.wrong.2': 'Elf gulden is genoeg. Je mist arbeiders.',
  'workers.1.otherwise': 'Dat kan, maar neem hier arbeiders: zonder hen bouw je geen huizen.',
  'workers.1.hint': 'Speel één paarse kaart en houd de andere om mee te bouwen.',
  'workers.1.well': 'Twee paarse arbeiders, en een paarse kaart om ze bij te gebruiken.',
  'workers.ask': 'Je speelt een rode kaart voor arbeiders. Wat krijg je?',
  'workers.answer.1': `${TEXT_NUMBERS.workers} rode arbeiders`,
  'workers.answer.2': `${TEXT_NUMBERS.workers} arbeiders naar keuze`,
  'workers.answer.3': 'Eén rode arbeider',
  'workers.learnt': 'Twee arbeiders in de kleur van de kaart. Denk aan de kaart waarbij je ze wilt gebruiken.',

  'house.title': 'Huizen',
  'house.1':
    'Voor één arbeider van haar kleur wordt een kaart een huis, gedekt. De persoon gaat verloren, dus neem degene die je het minst nodig hebt. Met tien gulden kun je straks een goede persoon aantrekken.',
  'house.1.wrong.1': 'Die kun je beter aantrekken: twee punten en een blijvend effect.',
  'house.1.wrong.2': 'Daar heb je genoeg van. Zonder huis kun je niemand aantrekken.',
  'house.1.otherwise': 'Bouw eerst een huis.',
  'house.1.hint': 'De Geldschieter is aan het einde geen punten waard: gebruik die kaart.',
  'house.1.well': 'Een huis: één punt, en je kunt er één persoon in aantrekken.',
  'house.ask': 'Wat kost een huis?',
  'house.answer.1': 'Een kaart en een arbeider van die kleur',
  'house.answer.2': 'De prijs van de persoon op de kaart',
  'house.answer.3': 'Zoveel gulden als de dobbelsteen toont',
  'house.learnt': 'Een huis kost een arbeider en een kaart. Neem een persoon die je toch nooit zou aantrekken.',

  'recruit.title': 'Personen aantrekken',
  'recruit.1':
    'Je hebt een leeg blauw huis. Je trekt er een persoon in aan voor de prijs op de kaart; de kleuren hoeven niet te kloppen. Een persoon is een derde van de prijs in punten waard, en heeft een effect.',
  'recruit.2':
    'Houd een kaart vast, of druk op i, om haar effect te lezen. Een direct effect werkt één keer, bij het aantrekken. Lauwerkransen tellen aan het einde. Je hebt vijf gulden en vier arbeiders. Wie helpt je nu het meest?',
  'recruit.2.wrong.1': 'Vijf punten aan het einde, als je huizen in alle vijf kleuren hebt. Dat is ver weg; eerst heb je arbeiders nodig.',
  'recruit.2.wrong.2': 'Hij beschermt tegen een overval. Maar je hebt geen geel fiche, en weinig geld te verliezen.',
  'recruit.2.otherwise': 'Trek een persoon aan in je huis.',
  'recruit.2.hint': 'De Doedelzakspeler levert meteen één arbeider van elke kleur op.',
  'recruit.2.well': 'Meteen vijf arbeiders, en een punt aan het einde.',
  'recruit.ask': 'Moet een aangetrokken persoon de kleur van het huis hebben?',
  'recruit.answer.1': 'Nee, elk leeg huis is goed',
  'recruit.answer.2': 'Ja, altijd',
  'recruit.answer.3': 'Alleen personen met een lauwerkrans',
  'recruit.learnt': 'Huis, gulden, persoon: trek eerst personen aan die meteen of elke ronde helpen.',

  'persons.title': 'Personen activeren',
  'persons.1':
    'Voor of na je kaart mag je personen activeren van wie het effect eenmaal per ronde werkt: sommige kosten een arbeider, sommige zijn gratis. De Zijdehandelaar levert drie gulden op als de paarse dobbelsteen 1 of 2 toont. Neem die nu.',
  'persons.1.wrong.1': 'Neem eerst de drie gulden die je geen kaart kosten: de paarse dobbelsteen toont 1.',
  'persons.1.otherwise': 'Daarmee speel je je kaart. Activeer eerst de Zijdehandelaar, gratis.',
  'persons.1.hint': 'Tik op de Zijdehandelaar in je straat.',
  'persons.1.well': 'Drie gulden, en je mag je kaart nog spelen.',
  'persons.2': 'Het huis is nu donker: deze ronde geactiveerd. Aan het einde van de ronde staan al je personen weer klaar.',
  'persons.ask': 'Hoe vaak mag je een persoon activeren?',
  'persons.answer.1': 'Eén keer per ronde',
  'persons.answer.2': 'Eén keer per beurt',
  'persons.answer.3': 'Eén keer per spel',
  'persons.learnt': 'Kijk elke ronde welke personen je kunt activeren. Het telt niet als het spelen van je kaart.',

  'activate.title': 'Wie trek je aan?',
  'activate.1':
    'Twee personen voor één leeg huis. Lees hun teksten: de Kapelaan geeft een punt voor elke dobbelsteen die 2 toont; de Specerijenhandelaar neemt zoveel gulden als de rode dobbelsteen toont. Elk kost een paarse arbeider per keer, en je hebt er één. Wie helpt je nu?',
  'activate.1.wrong.1': 'De Kapelaan geeft punten voor dobbelstenen die 2 tonen, en die zijn er niet. Kijk naar de rode dobbelsteen.',
  'activate.1.wrong.2': 'Vijf gulden, één keer. De Specerijenhandelaar kan elke ronde zoveel opleveren.',
  'activate.1.otherwise': 'Je hebt een huis en de gulden: trek iemand aan.',
  'activate.1.hint': 'De rode dobbelsteen toont 5, en de Specerijenhandelaar neemt wat die toont.',
  'activate.1.well': 'Aangetrokken. Het symbool is een paarse arbeider.',
  'activate.2':
    'Een symbool met een arbeider betekent: betaal een arbeider van die kleur, eenmaal per ronde, in je beurt. Je hebt een paarse. Activeer de Specerijenhandelaar.',
  'activate.2.wrong.1': 'Nu levert dat vijf gulden op. In de volgende ronde kan de rode dobbelsteen laag zijn.',
  'activate.2.otherwise': 'Activeer de Specerijenhandelaar.',
  'activate.2.hint': 'Tik op de Specerijenhandelaar in je straat.',
  'activate.2.well': 'Vijf gulden voor een arbeider. Elke ronde kan dat opnieuw, voor wat de rode dobbelsteen dan toont.',
  'activate.ask': 'Wat kost het om een persoon met een arbeidersymbool te activeren?',
  'activate.answer.1': 'Een arbeider in de kleur van het symbool',
  'activate.answer.2': 'Een arbeider in de kleur van de kaart',
  'activate.answer.3': 'Een kaart uit je hand',
  'activate.learnt':
    'Kies personen op hun tekst: wat helpt nu, en kun je het elke ronde betalen? De dobbelstenen, je arbeiders en je andere personen beslissen.',

  'canal.title': 'Kanalen',
  'canal.1':
    'Vanaf je portierswoning lopen twee kanalen, elk vijf velden lang. Een veld vraagt een kaart van zijn kleur en de gulden die erop staan, op volgorde vanaf de portierswoning.',
  'canal.2':
    'Het eerste veld is links blauw, rechts paars, elk één gulden. Het derde levert aan het einde drie punten op, het vijfde een standbeeld. Begin er een, met een kaart die je kunt missen.',
  'canal.2.wrong.1': 'De Rector is in een huis drie punten waard. Bouw met een goedkopere kaart.',
  'canal.2.otherwise': 'Hier bouwen we een kanaalfiche: speel een blauwe of paarse kaart als kanaal.',
  'canal.2.hint': 'Tik op de Filosoof en dan op “Kanaal”.',
  'canal.2.well': 'Je eerste kanaalfiche.',
  'canal.ask': 'Welk kanaalveld kun je als volgende bouwen?',
  'canal.answer.1': 'Het eerste vrije vanaf de portierswoning',
  'canal.answer.2': 'Elk veld in de kleur van je kaart',
  'canal.answer.3': 'Het laatste, het verst van de portierswoning',
  'canal.learnt': 'Kanaalvelden worden naar buiten toe duurder. Het derde levert aan het einde punten op, het vijfde een standbeeld.',

  'threat.title': 'Een noodlotfiche afleggen',
  'threat.1':
    'Je hebt tien gulden en twee gele fiches: bij de volgende 5 of 6 op de gele dobbelsteen neemt een overval al je gulden. Je hebt ook twee paarse fiches; een derde zou je drie punten kosten.',
  'threat.2': 'Met een kaart van die kleur leg je één fiche af en scoor je een punt. De Logicus is geel.',
  'threat.2.wrong.1': 'Daarmee leg je een andere kleur af. Geel bedreigt je tien gulden.',
  'threat.2.wrong.2': 'Nog meer gulden die een overval kan nemen. Leg eerst een geel fiche af.',
  'threat.2.otherwise': 'Eerst het noodlot: leg een geel fiche af.',
  'threat.2.hint': 'Tik op de Logicus en dan op “Afleggen”.',
  'threat.2.well': 'Een fiche minder, en een punt erbij.',
  'threat.ask': 'Wat levert het afleggen van een noodlotfiche op?',
  'threat.answer.1': `${TEXT_NUMBERS.returnPoints} punt`,
  'threat.answer.2': 'Gulden naar de dobbelsteen',
  'threat.answer.3': 'Niets dan veiligheid',
  'threat.learnt': 'Tel je fiches: denk bij twee van een kleur aan afleggen, vooral waar je veel te verliezen hebt.',

  'fire.title': 'Brand!',
  'fire.1':
    'Het derde rode fiche: brand. Je verliest een huis of het buitenste fiche van een kanaal, naar keuze. De persoon in een huis dat afbrandt, komt terug in je hand.',
  'fire.2':
    'Verlies wat je het minste kost. In zeven huizen is een persoon; één geel huis staat leeg. En elk van je kanalen heeft maar één fiche.',
  'fire.2.wrong.1': 'Dan heeft die persoon een ander huis nodig, en moet je die opnieuw aantrekken. Houd de huizen met personen.',
  'fire.2.otherwise': 'Kies het kleinste verlies.',
  'fire.2.hint': 'Het lege huis, of een kanaalfiche.',
  'fire.2.well': 'De drie fiches gaan terug. Je hebt nu geen rode meer.',
  'fire.ask': 'Wat gebeurt er met de fiches nadat het noodlot toesloeg?',
  'fire.answer.1': `Alle ${TEXT_NUMBERS.circle} van die kleur gaan terug`,
  'fire.answer.2': 'Ze blijven tot het einde liggen',
  'fire.answer.3': 'Je krijgt voor elk een punt',
  'fire.learnt':
    'Als het noodlot is geweest, ben je de drie fiches kwijt. Geef bij brand een leeg huis op, of een kanaalfiche dat niets oplevert.',

  'end.title': 'Het standbeeld en het einde',
  'end.1':
    'De laatste ronde. Aan het einde tellen personen hun punten, huizen elk één, lauwerkransen, omgedraaide meerderheidsfiches elk vier, een fiche op het derde veld van een kanaal drie, standbeelden, en ontwikkeling de waarde van de stap.',
  'end.2':
    'Je rechterkanaal heeft vier fiches. Het vijfde levert het waardevolste standbeeld op dat er nog is: zeven punten. Met welke kaart bouw je het?',
  'end.2.wrong.1': 'Het derde veld van het linkerkanaal is drie punten waard. Het standbeeld zeven.',
  'end.2.wrong.2': 'Een persoon van twee punten, of nul. Het standbeeld is er zeven waard.',
  'end.2.wrong.3': 'Eén punt. Je kunt er zeven hebben.',
  'end.2.otherwise': 'Arbeiders en gulden die overblijven, tellen op zichzelf niets. Voltooi het kanaal.',
  'end.2.hint': 'De Molenaar is geel, en het vijfde veld van het rechterkanaal ook.',
  'end.2.well': 'Het standbeeld is van jou: zeven punten.',
  'end.ask': `Wat levert een fiche op het ${ordinal('nl', TEXT_NUMBERS.awardSpace)} veld van een kanaal aan het einde op?`,
  'end.answer.1': `${TEXT_NUMBERS.awardPoints} punten`,
  'end.answer.2': `${TEXT_NUMBERS.canalSpaces} punten`,
  'end.answer.3': 'Niets zonder standbeeld',
  'end.learnt':
    'Personen, huizen, lauwerkransen, meerderheden, kanalen en ontwikkeling tellen. Arbeiders, gulden en kaarten die overblijven, tellen op zichzelf niets.',

  'majority.title': 'Een eerste slim plan',
  'majority.1':
    'Aan het einde van elke ronde worden drie meerderheden vergeleken: ontwikkeling, personen, kanalen. Wie als enige aan kop staat, draait voorgoed een fiche om, vier punten waard. Nog niemand heeft een kanaalfiche gebouwd.',
  'majority.2':
    'Het is je laatste kaart van de ronde, en alleen {b} speelt nog na jou. Eén kanaalfiche kost één gulden. Wat zijn vier punten je waard?',
  'majority.2.wrong.1': 'Nu één punt. Het kanaal levert er vier op, tenzij {b} er ook een bouwt.',
  'majority.2.wrong.2': 'Nuttig, maar volgende ronde bouwt misschien een andere speler als eerste.',
  'majority.2.otherwise': 'Bouw het eerste kanaalfiche.',
  'majority.2.hint': 'Tik op een blauwe kaart en dan op “Kanaal”.',
  'majority.2.well': 'Jij hebt het enige kanaalfiche van Brugge.',
  'majority.3': 'Beëindig je beurt, en kijk.',
  'majority.3.wrong.1': 'Een arbeider voor één gulden: houd de arbeider.',
  'majority.3.otherwise': 'Beëindig je beurt.',
  'majority.3.hint': 'Kies “Beëindig je beurt”.',
  'majority.4':
    'Je meerderheidsfiche voor kanalen is omgedraaid: vier punten voor één gulden, wat de anderen later ook bouwen. Let op een meerderheid waar nog niemand aan begonnen is.',
  'majority.ask': 'Je hebt een meerderheidsfiche omgedraaid en wordt later ingehaald. Wat nu?',
  'majority.answer.1': 'Het blijft omgedraaid',
  'majority.answer.2': 'Het gaat terug',
  'majority.answer.3': 'De andere speler krijgt het',
  'majority.learnt': 'Een meerderheid win je één keer, en voorgoed. De eerste kleine stap op het goede moment is de goedkoopste.',

  'game.title': 'Je eerste spel',
  'game.say':
    'Een heel spel tegen één Leerling: met zijn tweeën duurt het het kortst. De coach blijft naast je: die legt beslissingen uit die nieuw voor je zijn, en zegt wat hij zou doen.',
};
