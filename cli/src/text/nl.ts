import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  welcome: '{game} met {players, plural, one {# speler} other {# spelers}}. Je bent {me}. Ook aan tafel: {others}.',
  atTable: '{who} gespeeld door {bot}',
  keyHash: 'Al het toeval van deze partij volgt uit een geheime sleutel. De hash ervan is {hash}; de sleutel zie je na afloop.',
  helpHint: 'Typ het nummer van een zet of de zet zelf. Typ help voor de andere woorden die je kunt gebruiken.',
  question: 'Jouw beslissing: {question}',
  moves: '{count, plural, one {Je hebt één zet:} other {Je hebt # zetten:}}',
  move: '{number}. {move} ({notation})',
  folded: '{number}. {move} ({notation}), en nog {more} van dit soort: typ zetten {verb}',
  whoPerson: '{who}',
  takesBack: '{who} neemt terug tot na zet {to}.',
  waiting: 'Nu beslist: {who}. Je hoort het als je aan de beurt bent.',
  notYourTurn: 'Je bent niet aan de beurt. Typ stand, bord, punten, wie, kaart met een naam, logboek of weg.',
  saveLater: 'De partij kan na afloop worden bewaard.',
  undoAsked: 'De anderen wordt gevraagd of je mag terugnemen tot na zet {to}.',
  barrierAsk: 'Dat kun je niet alleen terugnemen. Typ terug met het nummer van een zet om het de anderen te vragen.',
  coachSays: 'De coach: {words}',
  coachRule: 'De coach: {words} ({clause})',
  coachOn: 'De coach legt uit wat er gevraagd wordt. Typ nog eens coach om hem uit te zetten, coach advies om te horen wat hij zou doen.',
  coachOff: 'De coach zwijgt.',
  adviceOn: 'De coach zegt bij elke beslissing wat de Meester zou doen.',
  adviceOff: 'De coach geeft geen advies.',
  hintTitle: 'Wat zou de Meester doen?',
  hint: '  {number, plural, =0 {} other {#. }}{move}: {share} % kans op winst, ongeveer {score} punten. {reason}',
  hintNone: 'Niemand kan dit spel al beoordelen.',
  hintCompany: 'Aan een tafel met anderen geeft niemand advies, tenzij dat vooraf is afgesproken.',
  helpCompany: '  zeg met woorden      praat met de anderen\n  akkoord, weiger      antwoord wie vraagt terug te nemen',
  joined: 'Je zit aan een tafel van {game}. De partij begint zodra wie de tafel maakte de bel luidt.',
  said: '{who}: {words}',
  voteAsked: '{who} vraagt terug te nemen tot na zet {to}. Typ akkoord of weiger.',
  voteRefused: '{who} gaat niet akkoord.',
  'phrase.hello': 'Hallo!',
  'phrase.good-luck': 'Succes!',
  'phrase.well-played': 'Goed gespeeld.',
  'phrase.thanks': 'Bedankt.',
  'phrase.oops': 'Oei!',
  'phrase.one-moment': 'Een ogenblik.',
  'phrase.your-turn': 'Jij bent aan de beurt.',
  'phrase.good-game': 'Mooi spel!',
  prompt: '> ',
  misread: 'Ik kan "{text}" hier niet als zet lezen: {why}.',
  misreadHere: 'Ik kan "{text}" hier niet als zet lezen. Typ een nummer of woorden van een zet; zetten toont de lijst.',
  noNumber: 'Er is geen zet {number}; de nummers lopen van 1 tot en met {most}.',
  illegal: '"{notation}" mag niet: {why} ({clause})',
  legal: '"{notation}" mag: {move}',
  clausesAhead: 'De regels achter je keuze:',
  noClauses: 'Hier springt geen regel uit; typ ? met een zet erachter om naar die zet te vragen.',
  clause: '{id}: {text}',
  undone: 'Teruggenomen: {notation}',
  undoneTo: 'Teruggenomen tot na zet {to}.',
  undoWhere: 'Zeg alleen undo, of undo en het nummer van een zet; 0 is het begin.',
  noUndo: 'Er is niets terug te nemen.',
  barrierOther: 'Dat kun je niet terugnemen: een andere speler heeft daarna gezet.',
  barrierChance: 'Dat kun je niet terugnemen: er kwam toeval aan te pas.',
  barrierEvent: 'Dat kun je niet terugnemen: anderen weten of merken er al iets van.',
  caution: '{why} Typ hetzelfde nog eens als je het meent.',
  lookUpMany: 'Welke? {names}{more, plural, =0 {} other { en nog #}}.',
  lookUpClause: 'De regel: {clause}.',
  noThing: 'Niets heet hier "{name}". Typ kaart en een naam, of een deel ervan.',
  noPrices: 'Niets heeft hier een vaste prijs.',
  whoYou: '{who}: jij',
  whoDecides: '{who}, moet nu beslissen',
  logEmpty: 'Er is nog geen zet gedaan.',
  logEntry: '{seq}. {who}: {notation}',
  logUndo: '{seq}. {who} neemt terug tot na zet {to}',
  saveWhere: 'Zeg waar: save partij.log',
  saved: 'Bewaard in {file}. Controleer het met: belfry verify {file}',
  saveExists: '{file} bestaat al; kies een andere naam.',
  saveFailed: '{file} kan niet worden geschreven.',
  over: 'De partij is afgelopen.',
  sheetLine: '{line} ({clause}): {points}',
  sheetPoints: '{who} {points}',
  tieBreak: '{line} ({clause}): {points}',
  totals: 'totaal: {points}',
  winner: '{count, plural, one {{who} wint.} other {{who} delen de overwinning.}}',
  key: 'De sleutel van deze partij was {key}.',
  afterEnd: 'Typ bewaar met een bestandsnaam om de partij te bewaren, logboek om haar terug te lezen, of weg.',
  afterEndOnly: 'De partij is afgelopen. Typ stand, bord, punten, kaart met een naam, logboek, bewaar met een bestand, of weg.',
  lesson: 'Les: {title}',
  goOn: 'Enter gaat verder, skip gaat naar de volgende les, quit stopt. > ',
  notHere: '"{text}" is hier geen zet. Typ een nummer of een zet, hint, position, skip of quit.',
  learnt: 'Geleerd: {words}',
  left: 'Je verlaat de tafel; de partij is niet uitgespeeld.',
  help:
    'Je kunt typen:\n' +
    '  een nummer           de zet met dat nummer\n' +
    '  een zet              in notatie; woorden mogen korter, zolang er maar één zet past\n' +
    '  ?                    wat er gevraagd wordt, en de regels daarachter\n' +
    '  ? en een zet         waarom die zet mag of niet mag, met de regel\n' +
    '  kaart en een naam    wat een kaart, persoon, gebouw, goed of plaats is en doet; ? en een naam doet hetzelfde\n' +
    '  zetten               de lijst van zetten nog eens; zetten en een eerste woord opent wat samengevouwen is, zetten all alles\n' +
    '  bord                 de tafel nog eens, getekend waar dat gevraagd is\n' +
    '  stand                de hele stand in woorden\n' +
    '  punten               hoe iedereen ervoor staat, in één regel elk\n' +
    '  prijzen              alles wat een prijs heeft\n' +
    '  wie                  wie waar zit, en wie moet beslissen\n' +
    '  tip                  de twee zetten die de Meester het beste vindt, en waarom\n' +
    '  coach                legt elke beslissing uit, of zwijgt weer; coach advies zegt ook wat hij zou doen\n' +
    '  terug                je laatste zet terugnemen, als er niets nieuws aan het licht kwam\n' +
    '  terug en een nummer  terug tot na die zet, wat er ook aan het licht kwam; bots stemmen in, en 0 is het begin\n' +
    '  logboek              alle zetten tot nu toe\n' +
    '  bewaar en een bestand  de partij bewaren\n' +
    '  weg                  de tafel verlaten',
};
