/** What the terminal game itself says; the words of each game come from the game. */
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
  takesBack: '{who} undoes everything after entry {to}.',
  waiting: 'Waiting for {who}. You will be asked when it is your turn.',
  notYourTurn: 'It is not your turn. You can type position, board, scores, who, card and a name, log or quit.',
  saveLater: 'You can save the match when it is over.',
  undoAsked: 'The others are asked whether you may undo everything after entry {to}.',
  barrierAsk: 'You cannot undo that alone. Type undo and the number of an entry to ask the others.',
  coachSays: 'Coach: {words}',
  coachRule: 'Coach: {words} ({clause})',
  coachOn: 'The coach explains each decision. Type coach again to turn it off, or coach advice to hear what it would do.',
  coachOff: 'The coach is off.',
  adviceOn: 'At each decision the coach says what the Master would do.',
  adviceOff: 'The coach gives no advice.',
  hintTitle: 'What would the Master do?',
  hint: '  {number, plural, =0 {} other {#. }}{move}: {share}% to win, about {score} points. {reason}',
  hintNone: 'There is no advice for this game yet.',
  hintOtherPeople: 'With other people at the table, there is no advice unless the table’s settings allow it.',
  helpChat: '  say and words        sends a chat message to the others\n  agree, refuse        answers a request to undo',
  joined: 'You have joined a {game} table as {name}. The match begins when the host starts it.',
  said: '{who}: {words}',
  voteAsked: '{who} wants to undo everything after entry {to}. Type agree or refuse.',
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
  undoneTo: 'Undone: everything after entry {to}.',
  undoWhere: 'Type undo alone, or undo and the number of an entry; 0 is the start.',
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
  goOn: 'Press Enter to continue, or type skip for the next lesson or quit to leave. > ',
  notHere: '"{text}" is not a legal move here. Type a number or a move, hint, position, skip or quit.',
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
    '  hint                 shows the Master’s two best moves, with reasons\n' +
    '  coach                turns explanations on or off; coach advice also says what the Master would do\n' +
    '  undo                 undoes your last move, if it revealed nothing new\n' +
    '  undo and a number    undoes everything after that entry, if the others agree (bots do); 0 is the start\n' +
    '  log                  lists all moves so far\n' +
    '  save and a file      saves the match\n' +
    '  quit                 leaves the table',
} as const;
