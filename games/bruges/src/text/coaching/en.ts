export const en = {
  'lesson.goal':
    'Points come from everything: persons in your houses, canals, reputation, majorities. Every card can be used in six ways, and seldom the one it was made for.',
  'lesson.choose-start': 'Whoever starts draws and plays first in this round; the banner moves on every round.',
  'lesson.draw-from':
    'Only the colour of the backs is known, and colour is what matters most: it decides which workers, guilders, threats, canals and houses the card can serve for.',
  'lesson.penalty-order': 'Several misfortunes are due; you choose the order. Let first happen what takes something you would lose anyway.',
  'lesson.lose-person': 'One of your persons goes. Give up one whose effect is spent, rather than one you still use every round.',
  'lesson.fire-loss':
    'The fire takes a house or a canal token. An empty house is usually the cheapest to lose; a person in a burnt house returns to your hand.',
  'lesson.advance':
    'A step up the reputation track for the sum of the ones and twos. Cheap steps are almost always worth it, and from the sixth on each counts two points.',
  'lesson.turn-action':
    'Play one card in one of six ways: workers, guilders, turn away a threat, dig a canal, build a house, or recruit its person into an empty house. A house needs a worker of its colour, a person needs guilders.',
  'lesson.extra-card': 'A bonus: this card comes on top of the card of your turn.',
  'lesson.act-with-drawn': 'The card just drawn must be used now, in any of the six ways.',
  'lesson.choose-canal':
    'Canals are built outwards from the guard house. The third space scores, the fifth brings a statue; finishing one early brings the best statue.',
  'lesson.return-threat': 'Every threat marker you return scores a point. Return the colour of which you have two: the third one strikes.',
  'lesson.return-colour': 'All markers of one colour go, and each scores a point.',
  'lesson.swap-worker': 'Exchange workers for colours you need: for the houses you want to build, and for persons who work for a worker.',
  'lesson.choose-worker': 'Take a colour of which you hold cards: a house costs one worker of its colour.',
  'lesson.give-worker': 'You must give workers away. Give the colour you need least.',
  'lesson.lose-canal': 'One canal loses its outermost token. Better the one that is far from its third or fifth space.',
  'lesson.lend-to': 'Give the guilder to whoever can do least with it.',
  'lesson.discard-card': 'You must discard. A card is worth what you would do with it: keep the colours you need.',
  'lesson.repeat-arrow': 'One of your persons lets you have this effect a second time. Yes, unless it would harm you.',
} as const;
