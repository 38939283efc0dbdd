import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'aim.title': 'Het doel',
  'aim.1':
    'Met dertien punten win je. Je verdient ze op twee kaarten: in de streek, langs vijf wegen vanuit Neurenberg, en in de stad, achter de muur.',
  'aim.2':
    'Een dorp is één punt waard, een ambachtshuis één, een wegenrecht één, en een plaats in de raad tot vier. Je begint met twee dorpen en het wegenrecht naar Venetië: drie punten.',
  'aim.3':
    'Nu je eerste bouwwerk. Een tolstation kost één hout en één klei, en die heb je. Op de weg naar Frankfurt staat nog geen tolstation, en de eerste speler daar krijgt het wegenrecht. Bouw het.',
  'aim.3.wrong.1': 'Het wegenrecht naar Venetië heb je al. Frankfurt levert je een nieuw op.',
  'aim.3.wrong.2':
    'Goed gezien: zo win je die weg van {b}. Hoe dat werkt, komt in de derde les. Neem nu de weg die nog vrij is: Frankfurt.',
  'aim.3.wrong.3': 'Op die weg was een andere speler je voor, en met één tolstation haal je die niet in. De weg naar Frankfurt is leeg.',
  'aim.3.wrong.4': 'Nog niet: je kunt nog een punt halen.',
  'aim.3.wrong.5': 'Je hebt niets van de anderen nodig: bouw.',
  'aim.3.otherwise': 'Bouw een tolstation op de weg naar Frankfurt.',
  'aim.3.hint': 'Tik op het bord “Frankfurt” op de kaart, of op het eerste wegdeel van die weg naast Neurenberg.',
  'aim.3.well': 'Het wegenrecht is van jou: vier punten.',
  'aim.4':
    'In je beurt mag je bouwen, verkopen en ruilen in elke volgorde, zolang je kunt betalen. Je hebt nog twee graan; daarmee alleen bouw je niets. Beëindig je beurt.',
  'aim.4.wrong.1': 'Ruilen krijgt een eigen les. Beëindig nu je beurt.',
  'aim.4.otherwise': 'Beëindig je beurt.',
  'aim.4.hint': 'Kies “Beëindig je beurt”.',
  'aim.learnt': 'Dorpen, ambachtshuizen, wegenrechten en de raad leveren punten op. Met dertien in je eigen beurt win je.',

  'cards.title': 'De gebeurteniskaart',
  'cards.1':
    'Dobbelstenen zijn er niet: elke beurt begint met een gebeurteniskaart. Op de meeste staat een opbrengstgetal, en elke tegel met dat getal geeft een kaart aan elk dorp ernaast. Je trok een 8, en je dorp bij het bos kreeg een hout.',
  'cards.2':
    'Bos geeft hout, weide wol, akker graan, heuvels klei, bergen erts. De ring om een getal laat zien hoe vaak het komt: 6 en 8 staan elk op vijf kaarten, 2 en 12 op één. Een 7 is er niet.',
  'cards.3':
    'Elke kaart geldt voor elke speler, in ieders beurt. Probeer het maar: beëindig je beurt en kijk wat de kaarten van de anderen je opleveren.',
  'cards.3.wrong.1': 'Ruilen hoeft nu niet. Beëindig je beurt: de volgende kaarten brengen meer.',
  'cards.3.otherwise': 'Beëindig je beurt.',
  'cards.3.hint': 'Kies “Beëindig je beurt”.',
  'cards.3.well': '{b} en {d} trokken elk een 6: je dorp bij de bergen leverde beide keren een erts op.',
  'cards.4':
    'Op een kaart staat ook een gebeurtenis. {c} trok een 11: de tijd verstreek, het is nu 1360. Andere kaarten innen wegentol, helpen bij de muurbouw of verjagen de roofridder; bij 6 en 8 gebeurt er verder niets.',
  'cards.5':
    'Jouw kaart is een 10, de jaarmarkt: het eerste goed dat je deze beurt verkoopt, levert twee goud extra op. Een passer kost één erts en één hout. Maak en verkoop hem.',
  'cards.5.wrong.1': 'Met je beurt verdwijnen ook de twee goud extra. Verkoop eerst de passer.',
  'cards.5.wrong.2': 'Je hebt alles wat voor een passer nodig is, en de jaarmarkt betaalt deze beurt extra.',
  'cards.5.otherwise': 'Verkoop een passer.',
  'cards.5.hint': 'Tik op “Passer” in de lijst “Maken en verkopen”.',
  'cards.5.well': 'Drie goud, en twee van de jaarmarkt.',
  'cards.learnt':
    'Een beurt begint met een kaart: eerst levert het getal alle dorpen iets op, dan volgt de gebeurtenis. Daarna ben jij aan zet.',

  'roads.title': 'Wegen en tol',
  'roads.1':
    'Iedereen bouwt aan dezelfde wegen. Jij kiest de weg; het tolstation komt op het eerste vrije wegdeel, geteld vanaf Neurenberg. De speler met de meeste tolstations op een weg heeft het wegenrecht: één punt.',
  'roads.2':
    'Op de weg naar Praag heeft {b} één tolstation en jij ook. {b} was het eerst, dus het wegenrecht is niet van jou. Eén tolstation meer verandert dat. Bouw het.',
  'roads.2.wrong.1': 'Ook een punt voor jou. Maar op de weg naar Praag verliest {b} er bovendien een.',
  'roads.2.wrong.2': 'Het wegenrecht naar Venetië heb je al.',
  'roads.2.wrong.3': 'Daar heb je er geen, en met één sta je op zijn best gelijk. Gelijk is niet genoeg.',
  'roads.2.wrong.4': 'Eerst het tolstation naar Praag.',
  'roads.2.otherwise': 'Bouw op de weg naar Praag.',
  'roads.2.hint': 'Tik op het bord “Praag”.',
  'roads.2.well': 'Twee tegen één: het wegenrecht gaat naar jou, en {b} is het punt kwijt.',
  'roads.3':
    'Een wegenrecht levert ook goud op. Bij wegentol, met een 5 of een 9, betaalt elk dorp één goud aan de bezitter van het wegenrecht van die weg, behalve de eigen dorpen van die bezitter. Beëindig je beurt en kijk.',
  'roads.3.wrong.1': 'Er valt nu niets te ruilen. Beëindig je beurt.',
  'roads.3.otherwise': 'Beëindig je beurt.',
  'roads.3.hint': 'Kies “Beëindig je beurt”.',
  'roads.3.well':
    '{b} trok een 5. Het dorp van {b} aan de weg naar Praag betaalde je één goud, en dat van {d} aan de weg naar Venetië ook.',
  'roads.4':
    'Maar {d} heeft op de weg naar Venetië gebouwd: twee tolstations tegen jouw ene, en het wegenrecht is weg. Je kunt één tolstation betalen. Waar levert het je een punt op?',
  'roads.4.wrong.1': 'Twee tegen twee: bij gelijke aantallen blijft het wegenrecht bij {d}. Je zou er een derde nodig hebben.',
  'roads.4.wrong.2': 'Praag heb je al, en niemand bedreigt het nog.',
  'roads.4.wrong.3': 'Eén tolstation tegen één: met gelijke aantallen krijg je geen wegenrecht.',
  'roads.4.wrong.4': 'Alles op zijn tijd. Nu zijn één hout en één klei een punt waard.',
  'roads.4.otherwise': 'Bouw een tolstation.',
  'roads.4.hint': 'Op één weg heeft nog niemand gebouwd.',
  'roads.4.well': 'Frankfurt is van jou.',
  'roads.learnt':
    'Het eerste tolstation op een weg geeft het wegenrecht; daarna verlies je het alleen aan wie er meer heeft. Wegenrechten leveren een punt op, en tol.',

  'villages.title': 'Dorpen',
  'villages.1':
    'Een dorp is een punt waard en levert de rest van het spel kaarten op. Het kost één hout, één wol, één graan en één klei. Je hebt ze allemaal.',
  'villages.2':
    'Het staat op een kruising van een weg waar je een tolstation hebt; het hoeft er niet aan te grenzen. Tussen twee dorpen op dezelfde weg blijft minstens één kruising vrij: op de weg naar Venetië is er nog maar één kruising over.',
  'villages.3':
    'Kies nu. Klei krijg je maar van één tegel, de heuvels met de 5. Aan de weg naar Frankfurt liggen heuvels met een 6 en met een 8. Bouw een dorp naast een daarvan.',
  'villages.3.wrong.1': 'Daar liggen geen heuvels: juist klei kom je tekort.',
  'villages.3.wrong.2': 'Hout en erts krijg je al. Zoek heuvels.',
  'villages.3.wrong.3': 'Daarmee geef je de klei uit die het dorp nodig heeft. Het dorp is zeker een punt.',
  'villages.3.wrong.4': 'Je hebt precies wat een dorp kost: bouw het.',
  'villages.3.otherwise': 'Bouw een dorp naast heuvels.',
  'villages.3.hint': 'De eerste kruising op de weg naar Frankfurt ligt aan de heuvels met de 6.',
  'villages.3.well': 'Vijf punten, en klei van een getal dat vaak komt.',
  'villages.learnt': 'Zoek getallen die vaak komen, en wat je tekortkomt. Vijf dorpen in totaal is het hoogste.',

  'goods.title': 'Goederen voor goud',
  'goods.1':
    'Goud verdien je met goederen. Je maakt er een van de grondstoffen in de rij en verkoopt het meteen, zo veel als je kunt betalen. Dat mag iedereen, vanaf de eerste beurt.',
  'goods.2':
    'Elk goed verkoop je in één stad. De bezitter van het wegenrecht naar die stad houdt tol in op de prijs. {b} heeft Praag; niemand heeft Frankfurt; op je eigen weg naar Venetië betaal je niets.',
  'goods.3':
    'Je hebt een hout, een wol, een graan en een erts. Als je goed kiest, worden ze alle vier goud, in twee verkopen. Met welk goed begin je?',
  'goods.3.wrong.1':
    'Een harp kost het hout van de passer en de wol van het papier: dan blijven een graan en een erts over, en daarmee maak je niets.',
  'goods.3.wrong.2': 'Verkoop eerst: van je vier kaarten kun je vijf goud maken.',
  'goods.3.otherwise': 'Verkoop een passer of papier.',
  'goods.3.hint': 'Van erts en hout maak je een passer; van graan en wol papier.',
  'goods.4': 'En nu het andere, van de twee kaarten die over zijn.',
  'goods.4.wrong.1': 'Vier goud voor één kaart is duur. Verkoop wat je hebt.',
  'goods.4.wrong.2': 'Eerst nog één verkoop.',
  'goods.4.otherwise': 'Verkoop het tweede goed.',
  'goods.4.hint': 'Tik op het goed dat in de lijst nog oplicht.',
  'goods.4.well': 'Drie goud in Frankfurt zonder tol, en in Praag drie min één voor {b}: samen vijf.',
  'goods.learnt':
    'Van twee of meer kaarten maak je goud; er gaat tol naar de bezitter van de weg, niet op je eigen weg. Met goud betaal je muren.',

  'trade.title': 'Een aanbod doen',
  'trade.1':
    'Twee hout, twee graan en geen klei: voor een tolstation mis je één kaart. In je beurt mag je met de anderen kaarten en goud ruilen. Bied alle drie één graan aan voor één klei.',
  'trade.1.wrong.1': 'Goed, maar bewaar je hout: een tolstation kost hout en klei, en geen graan. Bied graan aan.',
  'trade.1.wrong.2': 'Begin lager: probeer één graan voor één klei.',
  'trade.1.wrong.3': 'Je hebt klei nodig. Vraag alle drie om één klei, en geef één graan.',
  'trade.1.wrong.4': 'Probeer eerst te ruilen: vragen kost niets.',
  'trade.1.otherwise': 'Bied één graan voor één klei.',
  'trade.1.hint': 'Kies “Een aanbod doen”. Zet één graan bij “Ik geef” en één klei bij “Ik wil”, en vraag het alle drie.',
  'trade.2':
    'Iedereen antwoordt: {b} wijst af, {c} doet een tegenaanbod, een erts voor een hout, en {d} neemt aan. Jij kiest een van hen, of sluit het aanbod. Met wie ruil je?',
  'trade.2.wrong.1': 'Met erts bouw je geen tolstation, en je zou je hout weggeven. {d} heeft de klei.',
  'trade.2.wrong.2': '{d} geeft wat je vroeg. Neem het aan.',
  'trade.2.otherwise': 'Sluit de ruil met {d}.',
  'trade.2.hint': 'Tik op {d}.',
  'trade.2.well': 'Eén graan voor één klei.',
  'trade.3': 'Wat je krijgt, mag je meteen gebruiken. Bouw een tolstation op de weg naar Frankfurt.',
  'trade.3.wrong.1': 'Die komt straks. Eerst Frankfurt.',
  'trade.3.wrong.2': 'Daar krijg je geen nieuw wegenrecht. Frankfurt is vrij.',
  'trade.3.wrong.3': 'Bouw eerst.',
  'trade.3.otherwise': 'Bouw op de weg naar Frankfurt.',
  'trade.3.hint': 'Tik op het bord “Frankfurt”.',
  'trade.4':
    'Je mag ook één kant openlaten: “wat willen jullie voor een klei?” Schenken mag niet, en de anderen ruilen nooit onderling. Beëindig je beurt.',
  'trade.4.wrong.1': 'Je mag in een beurt tot twintig keer een aanbod doen, maar laat het nu even rusten.',
  'trade.4.otherwise': 'Beëindig je beurt.',
  'trade.4.hint': 'Kies “Beëindig je beurt”.',
  'trade.4.well': 'Vier keer werd een 6 getrokken: vier erts voor jou.',
  'trade.5':
    'Ook de bank ruilt: vier kaarten van één soort, of vier goud, voor één kaart van een andere soort die in voorraad is. Goud geeft ze nooit. Je hebt vier erts en weer geen klei.',
  'trade.5.wrong.1': 'Voor een tolstation heb je klei nodig.',
  'trade.5.wrong.2': 'Drie goud; maar het hout is voor een tolstation. Ruil met de bank.',
  'trade.5.wrong.3': 'Niemand ruilt nu klei met je. De bank heeft klei.',
  'trade.5.wrong.4': 'Nog niet: eerst klei, dan een tolstation.',
  'trade.5.otherwise': 'Ruil vier erts voor een klei.',
  'trade.5.hint': 'Tik op je erts en dan op de klei van de bank.',
  'trade.6': 'Een hout en een klei. Op de weg naar Praag win je met nog één tolstation het wegenrecht van {b}.',
  'trade.6.wrong.1': 'Daar krijg je geen nieuw recht. Kijk naar Praag.',
  'trade.6.wrong.2': 'Eerst het tolstation: dat is een punt.',
  'trade.6.otherwise': 'Bouw op de weg naar Praag.',
  'trade.6.hint': 'Tik op het bord “Praag”.',
  'trade.6.well': 'Vijf punten.',
  'trade.learnt':
    'Vraag het eerst aan de anderen: één voor één is heel gewoon. De bank vraagt vier voor één, voor elke grondstof die ze in voorraad heeft.',

  'answers.title': 'Antwoorden op een aanbod',
  'answers.1':
    '{b} is aan de beurt en biedt een wol voor een hout. Jij hebt drie hout en geen wol. Je mag aannemen, afwijzen of een tegenaanbod doen.',
  'answers.1.wrong.1': 'Drie hout en geen wol: deze ruil helpt jou net zo goed als {b}. Neem aan.',
  'answers.1.wrong.2': 'Afdingen kan, maar dan ruilt {b} misschien met een ander. Eén voor één is eerlijk.',
  'answers.1.otherwise': 'Neem het aanbod aan.',
  'answers.1.hint': 'Kies “Aannemen”: je geeft één hout en krijgt één wol.',
  'answers.1.well': 'Een wol voor jou.',
  'answers.2':
    'Nu wil {c} een hout voor één goud. Goud is welkom, maar een kaart is meer waard. Doe een tegenaanbod: één hout voor twee goud.',
  'answers.2.wrong.1': 'Eén goud is weinig voor een kaart: de bank vraagt er vier. Vraag er twee.',
  'answers.2.wrong.2': 'Goud is nuttig. Doe liever een tegenaanbod.',
  'answers.2.wrong.3': '{c} heeft maar twee goud. Vraag dat.',
  'answers.2.wrong.4': 'Vraag deze keer twee goud.',
  'answers.2.otherwise': 'Doe een tegenaanbod: twee goud voor je hout.',
  'answers.2.hint': 'Kies “Tegenaanbod” en zet bij “Ik wil” nog één goud erbij.',
  'answers.2.well': '{c} gaat akkoord: twee goud voor een hout.',
  'answers.3': 'En {d} biedt een hout voor twee graan. Graan krijg je zelden: alleen bij een 3 of een 12. Wat zeg je?',
  'answers.3.wrong.1': 'Twee zeldzame kaarten voor één die je volop hebt? Liever niet.',
  'answers.3.wrong.2': 'Je twee graan zijn voor een ambachtshuis. Houd ze: wijs af.',
  'answers.3.otherwise': 'Wijs af.',
  'answers.3.hint': 'Kies “Afwijzen”.',
  'answers.3.well': 'Niemand hoeft te ruilen.',
  'answers.learnt':
    'Neem aan wat jou net zo goed helpt als de ander, doe een tegenaanbod als het te weinig is, en wijs af wat je zelf nodig hebt.',

  'houses.title': 'Ambachtshuizen',
  'houses.1':
    'Nu de stad in. Een ambachtshuis kost drie erts en twee graan en is een punt waard. Het mag op elke vrije bouwplaats staan, zonder weg of tolstation; vier huizen is het hoogste.',
  'houses.2':
    'Een ambachtshuis heeft het voordeel van de drie stadstegels die het raakt. Naast een tegel met een goed krijg je voor dat goed de dubbele prijs. Aan de hoofdmarkt vraagt de bank je minder: twee voor één, of drie voor één. En aan de bouwwerf mag je torens bouwen.',
  'houses.3': 'Na het ambachtshuis houd je hout en een erts over: een passer. Bouw dus naast een tegel met een passer.',
  'houses.3.wrong.1': 'Een ambachtshuis is overal een punt, maar die bouwplaats raakt geen tegel met een passer. Zoek er een van de twee.',
  'houses.3.wrong.2': 'Drie goud nu, of zes na het huis. Bouw eerst.',
  'houses.3.wrong.3': 'Het erts is voor het huis.',
  'houses.3.wrong.4': 'Je hebt acht kaarten, en er kan een roofridder komen. Bouw nu.',
  'houses.3.otherwise': 'Bouw een ambachtshuis naast een tegel met een passer.',
  'houses.3.hint': 'Een van de bouwplaatsen ligt tussen Passer, Helm en Markt.',
  'houses.3.well': 'Een punt, en passers leveren je het dubbele op.',
  'houses.4': 'Kijk in de lijst: de passer levert nu zes goud op. Verkoop hem.',
  'houses.4.wrong.1': 'Verkoop hem nu het kan: zes goud voor twee kaarten.',
  'houses.4.otherwise': 'Verkoop de passer.',
  'houses.4.hint': 'Tik op “Passer” in de lijst “Maken en verkopen”.',
  'houses.4.well': 'Zes goud in plaats van drie. Alleen de prijs wordt verdubbeld, nooit de tol.',
  'houses.learnt': 'Een ambachtshuis is een punt en werkt elke beurt: dubbele prijzen, een betere bank, of torens.',

  'robber.title': 'De roofridder',
  'robber.1':
    'Je trok een roofridder; zes van de kaarten zijn dat. Niemand krijgt een opbrengst, en wie meer dan zeven kaarten heeft, levert de helft in, naar beneden afgerond. Jij hebt er acht. Goud is veilig.',
  'robber.2':
    'Vier kaarten moet je inleveren. Houd wat samen een bouwwerk oplevert: één hout en je enige klei zijn een tolstation. Kies wat je inlevert.',
  'robber.2.wrong.1': 'Niet de klei: het is je enige, en je hebt hem nodig voor het tolstation.',
  'robber.2.otherwise': 'Houd minstens één hout en de klei.',
  'robber.2.hint': 'Lever bijvoorbeeld één hout, één graan en beide erts in.',
  'robber.3':
    'Nu verplaats je de roofridder. De tegel waarop hij staat, levert niemand iets op. Zet hem waar hij de anderen raakt en jou niet: naast hun dorpen, op een goed getal.',
  'robber.3.wrong.1': 'Daar heb je zelf een dorp: dan krijg jij ook niets.',
  'robber.3.wrong.2': 'Dat raakt maar één speler. Zoek een tegel met twee dorpen, of een rood getal.',
  'robber.3.wrong.3': 'Daar staat geen dorp: dat raakt niemand.',
  'robber.3.otherwise': 'Verplaats de roofridder.',
  'robber.3.hint': 'Bij de bergen met de 9 bij Praag staan dorpen van {b} en {c}.',
  'robber.4': 'En je mag bij één speler een willekeurige kaart stelen, waar de roofridder ook staat. Wie heeft de meeste kaarten?',
  'robber.4.wrong.1': 'Dat mag, maar drie kaarten is niet veel. {d} heeft er zes en kan er wel een missen.',
  'robber.4.wrong.2': 'Een gratis kaart? Neem hem.',
  'robber.4.otherwise': 'Steel een kaart.',
  'robber.4.hint': 'Tik op {d}.',
  'robber.4.well': 'Een hout. Alleen jij en {d} weten het.',
  'robber.5': 'Je beurt gaat gewoon door. Bouw het tolstation waarvoor je de kaarten hield: de weg naar Frankfurt is nog vrij.',
  'robber.5.wrong.1': 'Daar levert het nu geen wegenrecht op.',
  'robber.5.wrong.2': 'Eerst het tolstation. Hoe minder kaarten je hebt, hoe minder de volgende roofridder meeneemt.',
  'robber.5.otherwise': 'Bouw een tolstation.',
  'robber.5.hint': 'Tik op het bord “Frankfurt” op de kaart.',
  'robber.5.well': 'Een wegenrecht erbij.',
  'robber.learnt': 'Eindig je beurt niet met meer dan zeven kaarten: geef ze uit zolang ze van jou zijn.',

  'walls.title': 'De muur en de raad',
  'walls.1':
    'Een stuk muur kost één klei en drie goud. Iedereen bouwt aan dezelfde ring; waar het volgende stuk komt, ligt altijd vast. Het levert één prestige op: zelf geen punt, maar wel je weg naar de raad.',
  'walls.2':
    'De eerste speler met drie prestige komt in de Zevenraad, vier punten; de tweede in de Kleine Raad, drie; de derde in de Grote Raad, twee. Alle drie de plaatsen zijn nog vrij.',
  'walls.3':
    'Jij hebt één prestige, {c} en {d} hebben er twee. En je trok een 4: iedereen mag één stuk muur bouwen voor één klei en maar één goud. Jij bent het eerst.',
  'walls.3.wrong.1': 'Goedkoper wordt het niet. Bouw!',
  'walls.3.otherwise': 'Bouw de muur.',
  'walls.3.hint': 'Kies “Bouw een stadsmuur”.',
  'walls.3.well': 'Twee prestige. {b} en {c} hebben geen goud, en {d} bouwt niet.',
  'walls.4': 'Je hebt nog één klei en vijf goud, en je mist nog één prestige. Wees de eerste!',
  'walls.4.wrong.1': 'Het tolstation kost je laatste klei en levert geen wegenrecht op. De muur levert vier punten op.',
  'walls.4.wrong.2': 'Het goud is voor de muur.',
  'walls.4.wrong.3': 'Dat kan wachten. Eerst de muur.',
  'walls.4.wrong.4': '{c} en {d} staan ook op twee: volgende beurt ben je misschien te laat.',
  'walls.4.otherwise': 'Bouw een stuk muur.',
  'walls.4.hint': 'Tik op “stadsmuur” in de lijst, of op de gemarkeerde plek in de ring.',
  'walls.4.well': 'De Zevenraad: van zeven naar elf punten.',
  'walls.learnt':
    'Van klei en goud bouw je muren, muren geven prestige, en met drie prestige kom je in de raad. De eerste speler krijgt de hoogste plaats.',

  'council.title': 'Torens',
  'council.1':
    'Plaatsen in de raad kun je overnemen. Met meer prestige dan de bezitter van een hogere kaart ruil je met die speler; gelijk is niet genoeg. {c} zit in de Zevenraad met vier prestige, jij in de Kleine Raad met drie.',
  'council.2':
    'Een toren levert twee prestige op. Hij kost één klei, één hout en drie goud, en vraagt twee dingen: je ambachtshuis aan de bouwwerf, en een vrije uitsparing tussen twee muren. Je hebt allebei.',
  'council.3': 'Je hebt één klei, één hout en vier goud: genoeg voor een muur, een tolstation of een toren. Wat brengt je in de Zevenraad?',
  'council.3.wrong.1': 'Dan heb je er vier, net als {c}: met gelijk prestige heb je geen recht.',
  'council.3.wrong.2': 'Een tolstation geeft geen prestige, en hier ook geen recht.',
  'council.3.wrong.3': 'Je hebt alles al in handen.',
  'council.3.otherwise': 'Bouw de toren.',
  'council.3.hint': 'Drie en twee is vijf, meer dan vier.',
  'council.3.well': 'Vijf tegen vier: jij komt in de Zevenraad, en {c} krijgt de Kleine Raad. Tien punten!',
  'council.4': 'Anderen gaan hetzelfde proberen. Met twaalf prestige is je plaats voorgoed veilig. En prestige zelf raak je nooit kwijt.',
  'council.learnt':
    'Met meer prestige neem je de hogere plaats. Een toren geeft er twee ineens, als je een ambachtshuis aan de bouwwerf hebt.',

  'wall.wrong.1': 'Klei en goud zijn allemaal voor de muur bestemd.',
  'wall.wrong.2': 'Nog niet: bouw door.',
  'wall.otherwise': 'Bouw een stuk muur.',
  'wall.hint': 'Tik op “stadsmuur” in de lijst, of op de gemarkeerde plek in de ring.',
  'plan.title': 'Een slim plan',
  'plan.1':
    'Je staat laatste, met vier punten. Maar kijk: twee hout, twee erts en vier klei in je hand, en een ambachtshuis naast de passer. Geen enkele zet levert een punt op. Een plan wel vier.',
  'plan.2':
    'Klei heb je; voor muren mis je goud. {c} zit in de Zevenraad met maar drie prestige, en jij hebt er één. Maak eerst van hout en erts goud.',
  'plan.2.wrong.1': 'Dat levert geen wegenrecht op, en het kost een hout en een klei van het plan.',
  'plan.2.wrong.2': 'De klei wordt muur. Houd ze alle vier.',
  'plan.2.wrong.3': 'Hier heb je niemand voor nodig.',
  'plan.2.wrong.4': 'Met tien kaarten neemt de roofridder de helft. Gebruik ze nu.',
  'plan.2.otherwise': 'Verkoop een passer.',
  'plan.2.hint': 'Een passer levert je zes goud op, min één tol.',
  'plan.2.well': 'Zeven goud: twee muren. Het kan nog meer.',
  'plan.3':
    'Met twee muren heb je drie prestige, net zoveel als {c}: de Kleine Raad. Voor de Zevenraad heb je er vier nodig. Je hebt hout en erts voor nog een passer.',
  'plan.3.wrong.1': 'Dat komt zo. Eerst goud voor allemaal.',
  'plan.3.wrong.2': 'Blijf bij het plan: verkoop de tweede passer.',
  'plan.3.otherwise': 'Verkoop de tweede passer.',
  'plan.3.hint': 'Tik nog een keer op “Passer”.',
  'plan.3.well': 'Twaalf goud en vier klei: vier muren.',
  'plan.4': 'Nu de muur. Het eerste stuk.',
  'plan.4.well': 'Twee prestige.',
  'plan.5': 'En het tweede: met drie prestige kom je in de raad.',
  'plan.5.well': 'De Kleine Raad: drie punten.',
  'plan.6': 'Met het derde ga je {c} voorbij.',
  'plan.6.well': 'Vier tegen drie: je ruilt met {c} en zit in de Zevenraad.',
  'plan.7':
    'Met één muur staat {c} weer gelijk, met twee ben je je plaats kwijt. Bouw ook het vierde stuk: een voorsprong is de beste bescherming.',
  'plan.7.well': 'Vijf prestige, en acht punten.',
  'plan.learnt':
    'Van vier naar acht punten in één beurt: een huis verdubbelt goederen, goederen brengen goud, goud en klei bouwen muren, muren leiden naar de raad.',

  'end.title': 'Het einde',
  'end.1':
    'Het spel is uit zodra een speler in de eigen beurt dertien punten heeft. Krijg je ze in de beurt van een ander, dan win je aan het begin van je eigen beurt, als je ze dan nog hebt.',
  'end.2':
    'Ook de tijd kan het spel beëindigen. Elke kaart “de tijd verstrijkt” schuift het jaar op; op een rood jaar worden alle kaarten geschud. In 1400 is het uit en winnen de meeste punten; bij een gelijke stand de hogere raadskaart.',
  'end.3':
    'Je hebt twaalf punten, een hout en een klei. Kijk naar de wegen: op een daarvan win je met nog een tolstation het wegenrecht, en het spel.',
  'end.3.wrong.1': 'Dat wegenrecht heb je al: geen nieuw punt.',
  'end.3.wrong.2': 'Daar heeft {d} twee tolstations en jij één: dan sta je gelijk, meer niet. Zoek waar je al gelijk staat.',
  'end.3.wrong.3': 'In de Zevenraad zit je al, en prestige zelf is geen punt. De klei kan meer.',
  'end.3.wrong.4': 'Eén tolstation en je hebt gewonnen. Kijk naar de wegen.',
  'end.3.otherwise': 'Bouw een tolstation.',
  'end.3.hint': 'Op de weg naar Frankfurt hebben jij en {d} elk twee tolstations.',
  'end.3.well': 'Drie tegen twee: Frankfurt is van jou. Dertien punten!',
  'end.learnt':
    'Tel je punten vanaf tien, en zoek het punt dat het dichtst bij is: een wegenrecht, een dorp, een ambachtshuis of een plaats in de raad.',

  'game.title': 'Je eerste spel',
  'game.say':
    'Je weet genoeg om te spelen. Twee leerlingen schuiven aan. Met drie spelers is er geen Kleine Raad; de rest ken je. De coach blijft naast je: die legt uit wat er gevraagd wordt en zegt wat hij zou doen.',
};
