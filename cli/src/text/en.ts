/** What the terminal game itself says; the words of each game come from the game. */
export const en = {
  welcome: '{game} with {players, plural, one {# player} other {# players}}. You are {me}. Also at the table: {others}.',
  atTable: '{who} played by {bot}',
  keyHash: 'All luck of this match follows from a secret key. Its hash is {hash}; the key is shown at the end.',
  helpHint: 'Type the number of a move or the move itself. Type help for the other words you can use.',
  question: 'Your decision: {question}',
  moves: '{count, plural, one {You have one move:} other {You have # moves:}}',
  move: '{number}. {move} ({notation})',
  folded: '{number}. {move} ({notation}), and {more} more like it: type moves {verb}',
  whoPerson: '{who}',
  takesBack: '{who} takes back to after entry {to}.',
  waiting: '{who} to decide. You are asked when it is your turn.',
  notYourTurn: 'It is not your turn. Type position, board, scores, who, card and a name, log or quit.',
  saveLater: 'The match can be saved when it is over.',
  undoAsked: 'The others are asked whether you may take back to after entry {to}.',
  barrierAsk: 'You cannot take that back by yourself. Type undo and the number of an entry to ask the others.',
  coachSays: 'The coach: {words}',
  coachRule: 'The coach: {words} ({clause})',
  coachOn: 'The coach explains what is asked. Type coach again to switch it off, coach advice to hear what it would do.',
  coachOff: 'The coach is silent.',
  adviceOn: 'The coach says at every decision what the Master would do.',
  adviceOff: 'The coach gives no advice.',
  hintTitle: 'What would the Master do?',
  hint: '  {number, plural, =0 {} other {#. }}{move}: {share} % to win, about {score} points. {reason}',
  hintNone: 'Nobody can judge this game yet.',
  hintCompany: 'At a table with other people nobody gives advice, unless that was agreed before it began.',
  helpCompany: '  say and words        talk to the others\n  agree, refuse        answer whoever asks to take back',
  joined: 'You sit at a table of {game}. The match begins when whoever made the table rings the bell.',
  said: '{who}: {words}',
  voteAsked: '{who} asks to take back to after entry {to}. Type agree or refuse.',
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
  misread: 'I cannot read "{text}" as a move here: {why}.',
  misreadHere: 'I cannot read "{text}" as a move here. Type a number or words of a move; moves shows the list.',
  noNumber: 'There is no move {number}; the numbers go from 1 to {most}.',
  illegal: '"{notation}" is not allowed: {why} ({clause})',
  legal: '"{notation}" is allowed: {move}',
  clausesAhead: 'The rules behind your choice:',
  noClauses: 'No rule stands out here; type ? and a move to ask about that move.',
  clause: '{id}: {text}',
  undone: 'Taken back: {notation}',
  undoneTo: 'Taken back to after entry {to}.',
  undoWhere: 'Say undo alone, or undo and the number of an entry; 0 is the start.',
  noUndo: 'Nothing to take back.',
  barrierOther: 'You cannot take that back: another player has moved since.',
  barrierChance: 'You cannot take that back: it met luck.',
  barrierEvent: 'You cannot take that back: others have learnt or felt something by it.',
  caution: '{why} Type the same again if you mean it.',
  lookUpMany: 'Which one? {names}{more, plural, =0 {} other { and # more}}.',
  lookUpClause: 'The rule: {clause}.',
  noThing: 'Nothing here is called "{name}". Type card and a name, or a part of one.',
  noPrices: 'Nothing here has a fixed price.',
  whoYou: '{who}: you',
  whoDecides: '{who}, to decide now',
  logEmpty: 'Nobody has moved yet.',
  logEntry: '{seq}. {who}: {notation}',
  logUndo: '{seq}. {who} takes back to after entry {to}',
  saveWhere: 'Say where: save game.log',
  saved: 'Saved in {file}. Check it with: belfry verify {file}',
  saveExists: '{file} is there already; choose another name.',
  saveFailed: '{file} cannot be written.',
  over: 'The game is over.',
  sheetLine: '{line} ({clause}): {points}',
  sheetPoints: '{who} {points}',
  tieBreak: '{line} ({clause}): {points}',
  totals: 'total: {points}',
  winner: '{count, plural, one {{who} wins.} other {{who} share the victory.}}',
  key: 'The key of this match was {key}.',
  afterEnd: 'Type save and a file name to keep the game, log to read it again, or quit.',
  afterEndOnly: 'The game is over. Type position, board, scores, card and a name, log, save and a file, or quit.',
  lesson: 'Lesson: {title}',
  goOn: 'Enter goes on, skip goes to the next lesson, quit leaves. > ',
  notHere: '"{text}" is no move here. Type a number or a move, hint, position, skip or quit.',
  learnt: 'Learnt: {words}',
  left: 'You leave the table; the game is not finished.',
  help:
    'You can type:\n' +
    '  a number             the move with that number\n' +
    '  a move               in notation; words may be shortened as long as only one move fits\n' +
    '  ?                    what is asked, and the rules behind it\n' +
    '  ? and a move         why that move is allowed, or why not, with the rule\n' +
    '  card and a name      what a card, person, building, good or place is and does; ? and a name does the same\n' +
    '  moves                the list of moves again; moves and a first word opens those it folds, moves all everything\n' +
    '  board                the table again, drawn where that was asked for\n' +
    '  position             the whole position in words\n' +
    '  scores               how everybody stands, in a line each\n' +
    '  prices               everything that has a price\n' +
    '  who                  who sits where, and who is to decide\n' +
    '  hint                 the two moves the Master thinks best, and why\n' +
    '  coach                explains every decision, or is silent again; coach advice also says what it would do\n' +
    '  undo                 take back your last move, if nothing new came to light\n' +
    '  undo and a number    back to after that entry, whatever came to light; bots agree, and 0 is the start\n' +
    '  log                  all moves so far\n' +
    '  save and a file      save the game\n' +
    '  quit                 leave the table',
} as const;
