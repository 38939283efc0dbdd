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
  undoes: '{who} neemt {what} terug.',
  waiting: 'Wachten op {who}. Je hoort het als je aan de beurt bent.',
  notYourTurn: 'Je bent niet aan de beurt. Je kunt typen: stand, bord, punten, wie, kaart met een naam, logboek of weg.',
  saveLater: 'Je kunt de partij na afloop opslaan.',
  undoAsked: 'De anderen krijgen de vraag of je {what} mag terugnemen.',
  barrierAsk: 'Dat kun je niet alleen terugnemen.',
  coachSays: 'Coach: {words}',
  coachRule: 'Coach: {words} ({clause})',
  coachOn:
    'De coach legt beslissingen uit wanneer ze zich voordoen. Typ nog eens coach om hem uit te zetten, of coach advies om te horen wat hij zou doen.',
  coachOff: 'De coach staat uit.',
  adviceOn: 'De coach zegt bij elke beslissing wat hij zou doen.',
  adviceOff: 'De coach geeft geen advies.',
  hintTitle: 'De beste zetten:',
  hint: '  {number, plural, =0 {} other {#. }}{move}: {share}% kans op winst, ongeveer {score} punten. {reason}',
  hintNone: 'Voor dit spel is er nog geen advies.',
  hintOtherPeople: 'Met andere mensen aan tafel is er geen advies, tenzij de tafelinstellingen het toestaan.',
  helpChat:
    '  zeg met woorden      stuurt de anderen een chatbericht\n  akkoord, weiger      beantwoordt wat de anderen vragen\n  terugkeren           neemt je plek terug van een bot\n  opnieuw              vraagt om een revanche, als de partij voorbij is\n  notitie              toont je eigen notitie bij deze tafel; met woorden vervangen die haar\n  plan                 noemt zetten die je hierna misschien hebt; plan en een zet speelt die zodra je aan de beurt bent, plan alleen trekt dat in',
  joined: 'Je doet mee aan een tafel {game} als {name}. De partij begint zodra de host start.',
  noteNone: 'Je hebt geen notitie bij deze tafel. Typ notitie en woorden om er een te schrijven; niemand anders kan haar lezen.',
  noteNow: 'Je notitie: {words}',
  planNone: 'Er is niets gepland. Typ plan en een van deze zetten, of het nummer; als je aan de beurt bent, kunnen er andere zijn:',
  planned:
    'Gepland: {move}. Beslist het toeval voor die tijd iets, of wordt er een zet teruggenomen, dan beslis je gewoon zelf. Typ plan om dit in te trekken.',
  said: '{who}: {words}',
  voteAsked: '{who} wil {what} terugnemen. Typ akkoord of weiger.',
  undoAsk: 'Typ terug vraag om de anderen te vragen of je {what} mag terugnemen.',
  undoAskWord: 'vraag',
  movesUndone: '{count, plural, =0 {eerdere zetten} one {de laatste zet} other {de laatste # zetten}}',
  movesUndoneFrom: '{moves} (te beginnen met: {move})',
  askName: 'Hoe heet je? Druk op Enter om {name} te heten. > ',
  nameUnfit: 'Een naam heeft 1 tot 24 letters, cijfers of andere tekens. Probeer een andere.',
  named: 'Je heet vanaf nu {name}.',
  renamed: '{before} heet vanaf nu {name}.',
  waitHelp: 'Tijdens het wachten kun je met de anderen praten. Typ hulp voor alle opdrachten.',
  waitCommands:
    'Tot de partij begint kun je typen:\n' +
    '  zeg met woorden      stuurt de anderen een chatbericht\n' +
    '  wie                  toont wie welke plek heeft\n' +
    '  naam en een naam     verandert hoe je heet\n' +
    '  klaar                zegt dat je klaar bent, na een wijziging van de instellingen\n' +
    '  weg                  verlaat de tafel en geeft je plek op\n' +
    'Als de partij begonnen is, legt hulp ook zetten en regels uit.',
  waitLeft: 'Je hebt de tafel verlaten. Je plek is weer vrij.',
  seatYou: 'Plek {letter}: {name}, jij',
  seatTaken: 'Plek {letter}: {name}, nog niet klaar',
  seatReady: 'Plek {letter}: {name}, klaar',
  seatBot: 'Plek {letter}: {name}, {bot}',
  seatFree: 'Plek {letter} is vrij.',
  termsChanged: 'De tafelinstellingen zijn gewijzigd. Typ klaar als je zo wilt spelen.',
  readyNow: 'Je bent klaar.',
  leaves: '{name} heeft de tafel verlaten.',
  isReady: '{name} is klaar.',
  notReady: '{name} is niet meer klaar.',
  rematchLaid: 'Er is een revanche met dezelfde mensen. Typ opnieuw om mee te doen.',
  afterEndAgain: 'Typ opnieuw voor een revanche met dezelfde mensen.',
  proposalAsked: 'Typ akkoord of weiger.',
  'proposal.end': '{who} stelt voor de partij zonder uitslag te beëindigen.',
  'proposal.adjourn': '{who} stelt voor de partij te onderbreken tot {when}.',
  'proposal.resume': '{who} stelt voor nu verder te gaan.',
  'proposal.replace': '{who} stelt voor een bot te laten spelen voor {target}.',
  'proposal.expel': '{who} stelt voor {target} voorgoed de plek af te nemen. De opgegeven reden: {reason}',
  'event.time-out': 'De tijd van {who} is om: een bot ({bot}) speelt verder.',
  'event.time-up': 'De tijd van {who} is om. De anderen kunnen een bot laten spelen.',
  'event.left': '{who} heeft de plek aan een bot ({bot}) overgelaten.',
  'event.replaced': 'Een bot ({bot}) speelt verder voor {who}.',
  'event.expelled': '{who} is na een stemming de plek kwijt. De opgegeven reden: {reason}',
  'event.returned': '{who} heeft de plek weer ingenomen.',
  'event.adjourned': 'De partij is onderbroken tot {when}.',
  'event.resumed': 'De partij gaat verder.',
  'event.yours': 'Typ terugkeren om je plek weer in te nemen.',
  conceded: '{who} heeft opgegeven.',
  endedByAgreement: 'De spelers hebben de partij beëindigd. Er is geen uitslag.',
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
  undoneTo: 'Teruggenomen: {what}.',
  undoWhere: 'Typ terug, terug vraag, of terug en hoeveel van de laatste zetten; niet meer dan er gedaan zijn.',
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
  lessonHow: 'De lessen zijn gemaakt voor het bord op de pagina: staat er “kies” of “tik”, typ dan het nummer van de zet of de zet zelf.',
  goOn: 'Druk op Enter om verder te gaan, of typ verder voor de volgende les of weg om te stoppen. > ',
  notHere: '"{text}" is hier geen geldige zet. Typ een nummer of een zet, tip, stand, verder of weg.',
  answer: '{number}. {answer}',
  wrongAnswer: 'Nee. De regel is {clause}. Probeer een ander antwoord.',
  rightAnswer: 'Goed: {answer} ({clause}).',
  noAnswer: '"{text}" is geen van de antwoorden. Typ een nummer van 1 tot {most}, verder of weg.',
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
    '  tip                  toont de twee beste zetten, en hoe ze verschillen\n' +
    '  coach                zet uitleg aan of uit; coach advies zegt ook wat hij zou doen\n' +
    '  terug                neemt je laatste zet terug, als die niets nieuws onthulde\n' +
    '  terug vraag          vraagt de anderen of je je laatste zet mag terugnemen (bots gaan akkoord)\n' +
    '  terug en een getal   neemt zoveel van de laatste zetten terug, als de anderen akkoord gaan\n' +
    '  logboek              toont alle zetten tot nu toe\n' +
    '  bewaar en een bestand  slaat de partij op\n' +
    '  weg                  verlaat de tafel',
};
