export const en = {
  'timeout.bot.you': 'Your time is nearly up. Then a bot plays on for you, and you can take your seat back.',
  'timeout.vote.you': 'Your time is nearly up. Then the others may let a bot play for you.',
  'timeout.wait.you': 'Your time is nearly up. Then the others see it, and the table waits for you.',
  'table.resign': 'Leave the seat to a bot',
  'table.resign.sure': 'A bot plays on for you, and everybody sees that. You can take your seat back at any time.',
  'rematch.laid': '{name} has laid the table for another round and waits for you.',
  'rematch.join': 'Join the next round',
  'standing.end': 'Ask me again',
  'table.replaced': 'A bot is playing for you.',
  'table.come-back': 'Take my seat back',
  'vote.title':
    '{name} asks to take back {count, plural, one {the last move} other {the last # moves}}, from here on: {deed} Do you agree?',
  'vote.ask': 'Ask to take back my last move',
  'vote.ask.sure':
    'The others are asked whether {count, plural, one {the last move} other {the last # moves}} may be taken back, from here on: {deed}',
  'vote.waits': 'You ask to take back. Still to answer: {names}.',
  'vote.withdraw': 'Never mind',
  'vote.refused': '{name} says no: {count, plural, one {the move stays} other {the moves stay}} as played.',
  'vote.yes': 'Agree',
  'vote.no': 'No',
  'table.gone': '{name} is long gone. A bot can play on, and gives the seat back.',
  'table.call-bot': 'Let a bot play',
} as const;
