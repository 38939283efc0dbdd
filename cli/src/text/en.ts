/** Texts of the terminal game itself; the game's own texts come from the game. */
export const en = {
  welcome: '{game} with {players, plural, one {# player} other {# players}}. You are {me}. Also at the table: {others}.',
  atTable: '{who} played by {bot}',
  keyHash: 'All chance in this match comes from a secret key. Its hash is {hash}; the key is shown at the end.',
  helpHint: 'Type the number of a move or the move itself. Type help for all commands.',
  question: 'Your decision: {question}',
  moves: '{count, plural, one {You have one move:} other {You have # moves:}}',
  move: '{number}. {move} ({notation})',
  folded: '{number}–{last}. {move} ({notation}) and {more} similar moves: type moves {verb}',
  whoPerson: '{who}',
  undoes: '{who} undoes {what}.',
  waiting: 'Waiting for {who}. You will be asked when it is your turn.',
  notYourTurn: 'It is not your turn. You can type position, board, scores, who, card and a name, log or quit.',
  saveLater: 'You can save the match when it is over.',
  undoAsked: 'The others are asked whether you may undo {what}.',
  barrierAsk: 'You cannot undo that alone.',
  coachSays: 'Coach: {words}',
  coachRule: 'Coach: {words} ({clause})',
  coachOn: 'The coach explains decisions when they come up. Type coach again to turn it off, or coach advice to hear what it would do.',
  coachOff: 'The coach is off.',
  adviceOn: 'At each decision the coach says what it would do.',
  adviceOff: 'The coach gives no advice.',
  hintTitle: 'The best moves:',
  hint: '  {number, plural, =0 {} other {#. }}{move}: {share}% to win, about {score} points. {reason}',
  hintNone: 'There is no advice for this game yet.',
  hintOtherPeople: 'With other people at the table, there is no advice unless the table’s settings allow it.',
  helpChat:
    '  say and words        sends a chat message to the others\n  agree, refuse        answers what the others ask\n  return               takes your seat back from a bot\n  again                asks for a rematch, once the match is over\n  note                 shows your own note at this table; note and words replaces it\n  plan                 lists moves you may have next; plan and a move plays it when you are asked, plan alone withdraws that',
  joined: 'You have joined a {game} table as {name}. The match begins when the host starts it.',
  noteNone: 'You have no note at this table. Type note and words to write one; nobody else can read it.',
  noteNow: 'Your note: {words}',
  planNone: 'Nothing is planned. Type plan and one of these moves, or its number; there may be others when you are asked:',
  planned: 'Planned: {move}. If chance decides anything before, or a move is undone, you are asked as usual. Type plan to withdraw it.',
  said: '{who}: {words}',
  voteAsked: '{who} wants to undo {what}. Type agree or refuse.',
  undoAsk: 'Type undo ask to ask the others to undo {what}.',
  undoAskWord: 'ask',
  movesUndone: '{count, plural, =0 {earlier moves} one {the last move} other {the last # moves}}',
  movesUndoneFrom: '{moves} (starting with: {move})',
  askName: 'What is your name? Press Enter to be called {name}. > ',
  nameUnfit: 'A name has 1 to 24 letters, digits or other signs. Try another.',
  named: 'You are called {name} from now on.',
  renamed: '{before} is called {name} from now on.',
  waitHelp: 'While you wait you can talk to the others. Type help for all commands.',
  waitCommands:
    'Until the match begins you can type:\n' +
    '  say and words        sends a chat message to the others\n' +
    '  who                  shows who has which seat\n' +
    '  name and a name      changes what you are called\n' +
    '  ready                says that you are ready, after the settings have changed\n' +
    '  quit                 leaves the table and gives up your seat\n' +
    'Once it has begun, help also explains moves and rules.',
  waitLeft: 'You left the table. Your seat is free again.',
  seatYou: 'Seat {letter}: {name}, you',
  seatTaken: 'Seat {letter}: {name}, not ready yet',
  seatReady: 'Seat {letter}: {name}, ready',
  seatBot: 'Seat {letter}: {name}, {bot}',
  seatFree: 'Seat {letter} is free.',
  termsChanged: 'The table settings have changed. Type ready if you want to play like this.',
  readyNow: 'You are ready.',
  leaves: '{name} has left the table.',
  isReady: '{name} is ready.',
  notReady: '{name} is not ready any more.',
  rematchLaid: 'There is a rematch with the same people. Type again to join it.',
  afterEndAgain: 'Type again for a rematch with the same people.',
  proposalAsked: 'Type agree or refuse.',
  'proposal.end': '{who} proposes to end the match without a result.',
  'proposal.adjourn': '{who} proposes to adjourn the match until {when}.',
  'proposal.resume': '{who} proposes to go on now.',
  'proposal.replace': '{who} proposes to let a bot play for {target}.',
  'proposal.expel': '{who} proposes to take the seat of {target} for good. The reason given: {reason}',
  'event.time-out': '{who} ran out of time: a bot ({bot}) plays on.',
  'event.time-up': '{who} ran out of time. The others can let a bot play.',
  'event.left': '{who} has left the seat to a bot ({bot}).',
  'event.replaced': 'A bot ({bot}) plays on for {who}.',
  'event.expelled': '{who} has lost the seat by vote. The reason given: {reason}',
  'event.returned': '{who} has taken the seat back.',
  'event.adjourned': 'The match is adjourned until {when}.',
  'event.resumed': 'The match goes on.',
  'event.yours': 'Type return to take your seat back.',
  conceded: '{who} has conceded.',
  endedByAgreement: 'The players agreed to end the match. It has no result.',
  voteRefused: '{who} does not agree.',
  'phrase.hello': 'Hello!',
  'phrase.good-luck': 'Good luck!',
  'phrase.well-played': 'Well played.',
  'phrase.thanks': 'Thanks.',
  'phrase.oops': 'Oops!',
  'phrase.one-moment': 'One moment, please.',
  'phrase.your-turn': 'It is your turn.',
  'phrase.good-game': 'Good game!',
  prompt: '> ',
  misread: 'Cannot read "{text}" as a move here: {why}.',
  misreadHere: 'Cannot read "{text}" as a move here. Type a number or words of a move, or moves for the list.',
  noNumber: 'There is no move {number}. The numbers go from 1 to {most}.',
  illegal: '"{notation}" is not allowed: {why} ({clause})',
  legal: '"{notation}" is allowed: {move}',
  clausesAhead: 'The rules for your choice:',
  noClauses: 'No particular rule applies here. Type ? and a move to ask about that move.',
  clause: '{id}: {text}',
  undone: 'Undone: {notation}',
  undoneTo: 'Undone: {what}.',
  undoWhere: 'Type undo, undo ask, or undo and how many of the last moves; not more than there have been.',
  noUndo: 'There is nothing to undo.',
  barrierOther: 'You cannot undo that: another player has moved since.',
  barrierChance: 'You cannot undo that: chance was involved.',
  barrierEvent: 'You cannot undo that: it affected other players or told them something.',
  caution: '{why} Type it again if you are sure.',
  lookUpMany: 'Which one? {names}{more, plural, =0 {} other { and # more}}.',
  lookUpClause: 'Rule: {clause}.',
  noThing: 'Nothing here is called "{name}". Type card and a name, or part of a name.',
  noPrices: 'Nothing here has a fixed price.',
  whoYou: '{who}: you',
  whoDecides: '{who}, deciding now',
  logEmpty: 'Nobody has moved yet.',
  logEntry: '{seq}. {who}: {notation}',
  logUndo: '{seq}. {who} undoes everything after entry {to}',
  saveWhere: 'Give a file name: save game.log',
  saved: 'Saved to {file}. Check it with: belfry verify {file}',
  saveExists: '{file} already exists. Choose another name.',
  saveFailed: 'Could not write {file}.',
  over: 'The game is over.',
  sheetLine: '{line} ({clause}): {points}',
  sheetPoints: '{who} {points}',
  tieBreak: '{line} ({clause}): {points}',
  totals: 'total: {points}',
  winner: '{count, plural, one {{who} won.} other {{who} share the win.}}',
  key: 'The key of this match was {key}.',
  afterEnd: 'Type save and a file name to save the match, log to list its moves, or quit.',
  afterEndOnly: 'The game is over. You can type position, board, scores, card and a name, log, save and a file name, or quit.',
  lesson: 'Lesson: {title}',
  lessonHow:
    'The lessons were made for the board on the page: where one says press or touch, type the number of the move or the move itself.',
  goOn: 'Press Enter to continue, or type skip for the next lesson or quit to leave. > ',
  notHere: '"{text}" is not a legal move here. Type a number or a move, hint, position, skip or quit.',
  answer: '{number}. {answer}',
  wrongAnswer: 'No. The rule is {clause}. Try another answer.',
  rightAnswer: 'Right: {answer} ({clause}).',
  noAnswer: '"{text}" is not one of the answers. Type a number from 1 to {most}, skip or quit.',
  learnt: 'Learnt: {words}',
  left: 'You left the table; the game is not finished.',
  help:
    'You can type:\n' +
    '  a number             the move with that number\n' +
    '  a move               in notation; you may shorten words as long as only one move fits\n' +
    '  ?                    explains this decision and its rules\n' +
    '  ? and a move         says why that move is allowed or not, with the rule\n' +
    '  card and a name      explains a card, person, building, good or place; ? and a name does the same\n' +
    '  moves                lists the moves again; moves and a first word opens a folded group, moves all opens everything\n' +
    '  board                shows the table again\n' +
    '  position             describes the whole position\n' +
    '  scores               shows one line per player\n' +
    '  prices               lists everything that has a price\n' +
    '  who                  shows who has which seat, and who is deciding\n' +
    '  hint                 shows the two best moves, and how they differ\n' +
    '  coach                turns explanations on or off; coach advice also says what it would do\n' +
    '  undo                 undoes your last move, if it revealed nothing new\n' +
    '  undo ask             asks the others to undo your last move (bots agree)\n' +
    '  undo and a number    undoes so many of the last moves, if the others agree\n' +
    '  log                  lists all moves so far\n' +
    '  save and a file      saves the match\n' +
    '  quit                 leaves the table',
} as const;
