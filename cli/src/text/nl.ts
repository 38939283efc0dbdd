import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  welcome: '{game} met {players, plural, one {# speler} other {# spelers}}. Je bent {me}. Ook aan tafel: {others}.',
  atTable: '{who} gespeeld door {bot}',
  keyHash: 'Al het toeval in deze partij komt uit een geheime sleutel. De hash ervan is {hash}; de sleutel zie je na afloop.',
  helpHint: 'Typ het nummer van een zet of de zet zelf. Typ hulp voor alle opdrachten.',
  question: 'Jouw beslissing: {question}',
  moves: '{count, plural, one {Je hebt één zet:} other {Je hebt # zetten:}}',
  move: '{number}. {move} ({notation})',
  folded: '{number}–{last}. {move} ({notation}) en nog {more} soortgelijke zetten: typ zetten {verb}',
  whoPerson: '{who}',
  takesBack: '{who} neemt alles na zet {to} terug.',
  waiting: 'Wachten op {who}. Je hoort het als je aan de beurt bent.',
  notYourTurn: 'Je bent niet aan de beurt. Je kunt typen: stand, bord, punten, wie, kaart met een naam, logboek of weg.',
  saveLater: 'Je kunt de partij na afloop opslaan.',
  undoAsked: 'De anderen krijgen de vraag of je alles na zet {to} mag terugnemen.',
  barrierAsk: 'Dat kun je niet alleen terugnemen. Typ terug met het nummer van een zet om het de anderen te vragen.',
  coachSays: 'Coach: {words}',
  coachRule: 'Coach: {words} ({clause})',
  coachOn: 'De coach legt elke beslissing uit. Typ nog eens coach om hem uit te zetten, of coach advies om te horen wat hij zou doen.',
  coachOff: 'De coach staat uit.',
  adviceOn: 'De coach zegt bij elke beslissing wat de Meester zou doen.',
  adviceOff: 'De coach geeft geen advies.',
  hintTitle: 'Wat zou de Meester doen?',
  hint: '  {number, plural, =0 {} other {#. }}{move}: {share}% kans op winst, ongeveer {score} punten. {reason}',
  hintNone: 'Voor dit spel is er nog geen advies.',
  hintOtherPeople: 'Met andere mensen aan tafel is er geen advies, tenzij de tafelinstellingen het toestaan.',
  helpChat: '  zeg met woorden      stuurt de anderen een chatbericht\n  akkoord, weiger      beantwoordt een verzoek om terug te nemen',
  joined: 'Je doet mee aan een tafel {game} als {name}. De partij begint zodra de host start.',
  said: '{who}: {words}',
  voteAsked: '{who} wil alles na zet {to} terugnemen. Typ akkoord of weiger.',
  voteRefused: '{who} gaat niet akkoord.',
  'phrase.hello': 'Hallo!',
  'phrase.good-luck': 'Succes!',
  'phrase.well-played': 'Goed gespeeld.',
  'phrase.thanks': 'Bedankt.',
  'phrase.oops': 'Oei!',
  'phrase.one-moment': 'Momentje.',
  'phrase.your-turn': 'Jij bent aan de beurt.',
  'phrase.good-game': 'Mooie partij!',
  prompt: '> ',
  misread: '"{text}" is hier niet als zet te lezen: {why}.',
  misreadHere: '"{text}" is hier niet als zet te lezen. Typ een nummer of woorden van een zet, of zetten voor de lijst.',
  noNumber: 'Er is geen zet {number}. De nummers lopen van 1 tot en met {most}.',
  illegal: '"{notation}" mag niet: {why} ({clause})',
  legal: '"{notation}" mag: {move}',
  clausesAhead: 'De regels voor je keuze:',
  noClauses: 'Hier geldt geen bijzondere regel. Typ ? en een zet om naar die zet te vragen.',
  clause: '{id}: {text}',
  undone: 'Teruggenomen: {notation}',
  undoneTo: 'Teruggenomen: alles na zet {to}.',
  undoWhere: 'Typ alleen terug, of terug en het nummer van een zet; 0 is het begin.',
  noUndo: 'Er is niets terug te nemen.',
  barrierOther: 'Dat kun je niet terugnemen: een andere speler heeft daarna gezet.',
  barrierChance: 'Dat kun je niet terugnemen: er kwam toeval aan te pas.',
  barrierEvent: 'Dat kun je niet terugnemen: andere spelers merkten er iets van of weten er iets door.',
  caution: '{why} Typ het nog eens als je het zeker weet.',
  lookUpMany: 'Welke? {names}{more, plural, =0 {} other { en nog #}}.',
  lookUpClause: 'Regel: {clause}.',
  noThing: 'Niets heet hier "{name}". Typ kaart en een naam, of een deel ervan.',
  noPrices: 'Niets heeft hier een vaste prijs.',
  whoYou: '{who}: jij',
  whoDecides: '{who}, beslist nu',
  logEmpty: 'Er is nog geen zet gedaan.',
  logEntry: '{seq}. {who}: {notation}',
  logUndo: '{seq}. {who} neemt alles na zet {to} terug',
  saveWhere: 'Geef een bestandsnaam: bewaar partij.log',
  saved: 'Opgeslagen in {file}. Controleer het met: belfry verify {file}',
  saveExists: '{file} bestaat al. Kies een andere naam.',
  saveFailed: 'Kon {file} niet schrijven.',
  over: 'De partij is afgelopen.',
  sheetLine: '{line} ({clause}): {points}',
  sheetPoints: '{who} {points}',
  tieBreak: '{line} ({clause}): {points}',
  totals: 'totaal: {points}',
  winner: '{count, plural, one {{who} heeft gewonnen.} other {{who} delen de winst.}}',
  key: 'De sleutel van deze partij was {key}.',
  afterEnd: 'Typ bewaar en een bestandsnaam om de partij op te slaan, logboek voor alle zetten, of weg.',
  afterEndOnly:
    'De partij is afgelopen. Je kunt typen: stand, bord, punten, kaart met een naam, logboek, bewaar met een bestandsnaam, of weg.',
  lesson: 'Les: {title}',
  goOn: 'Druk op Enter om verder te gaan, of typ verder voor de volgende les of weg om te stoppen. > ',
  notHere: '"{text}" is hier geen geldige zet. Typ een nummer of een zet, tip, stand, verder of weg.',
  learnt: 'Geleerd: {words}',
  left: 'Je hebt de tafel verlaten; de partij is niet uitgespeeld.',
  help:
    'Je kunt typen:\n' +
    '  een nummer           de zet met dat nummer\n' +
    '  een zet              in notatie; woorden mogen korter, zolang er maar één zet past\n' +
    '  ?                    legt deze beslissing en de regels ervan uit\n' +
    '  ? en een zet         zegt waarom die zet mag of niet, met de regel\n' +
    '  kaart en een naam    legt een kaart, persoon, gebouw, goed of plaats uit; ? en een naam doet hetzelfde\n' +
    '  zetten               toont de zetten opnieuw; zetten en een eerste woord opent een groep, zetten all opent alles\n' +
    '  bord                 toont de tafel opnieuw\n' +
    '  stand                beschrijft de hele stand\n' +
    '  punten               toont één regel per speler\n' +
    '  prijzen              toont alles wat een prijs heeft\n' +
    '  wie                  toont wie welke plek heeft, en wie er nu beslist\n' +
    '  tip                  toont de twee beste zetten van de Meester, met de reden\n' +
    '  coach                zet uitleg aan of uit; coach advies zegt ook wat de Meester zou doen\n' +
    '  terug                neemt je laatste zet terug, als die niets nieuws onthulde\n' +
    '  terug en een nummer  neemt alles na die zet terug, als de anderen akkoord gaan (bots gaan akkoord); 0 is het begin\n' +
    '  logboek              toont alle zetten tot nu toe\n' +
    '  bewaar en een bestand  slaat de partij op\n' +
    '  weg                  verlaat de tafel',
};
