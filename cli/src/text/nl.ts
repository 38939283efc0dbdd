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
  prompt: '> ',
  misread: 'Ik kan "{text}" hier niet als zet lezen: {why}.',
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
  afterEnd: 'Typ save met een bestandsnaam om de partij te bewaren, log om haar terug te lezen, of quit.',
  afterEndOnly: 'De partij is afgelopen; alleen log, position, save en quit werken nog.',
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
    '  stand                de stand nog eens\n' +
    '  punten               hoe iedereen ervoor staat, in één regel elk\n' +
    '  prijzen              alles wat een prijs heeft\n' +
    '  wie                  wie waar zit, en wie moet beslissen\n' +
    '  undo                 je laatste zet terugnemen, als er niets nieuws aan het licht kwam\n' +
    '  undo en een nummer   terug tot na die zet, wat er ook aan het licht kwam; bots stemmen in, en 0 is het begin\n' +
    '  log                  alle zetten tot nu toe\n' +
    '  save en een bestand  de partij bewaren\n' +
    '  quit                 de tafel verlaten',
};
