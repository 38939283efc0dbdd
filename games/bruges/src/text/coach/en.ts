import { ordinal } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';

export const en = {
  'lesson.goal': `Points come from many things: houses and the people in them, canals, reputation, majorities. Each card can be used in ${TEXT_NUMBERS.actions} ways; recruiting its person is only one of them.`,
  'lesson.choose-start': 'The start player draws and plays first this round; the start banner moves on every round.',
  'lesson.draw-from':
    'You know only the colour of the backs, and colour matters most: workers, guilders, threat markers, canals and houses all go by it.',
  'lesson.penalty-order':
    'Several penalties are due and you choose the order. A person you lose first no longer protects you from the next one. A fire after the plague can take the house it emptied; before the plague it can send your only person back to your hand.',
  'lesson.lose-person': 'You lose one of your people. Give up one whose effect is spent, rather than one you still use every round.',
  'lesson.fire-loss':
    'The fire takes a house or a canal token. An empty house, or a canal token that scores nothing, is usually the cheapest to lose; a person in a burnt house returns to your hand.',
  'lesson.advance': `You may advance a step for this price. Cheap steps are almost always worth it, and from the ${ordinal('en', TEXT_NUMBERS.doubleFrom)} on each counts ${TEXT_NUMBERS.doublePoints} points.`,
  'lesson.turn-action': `Play one card in one of ${TEXT_NUMBERS.actions} ways: take workers, take guilders, remove a threat marker, build a canal token, build a house, or recruit its person into an empty house. A house needs a worker of its colour, a person needs guilders.`,
  'lesson.extra-card': 'An extra card: you play it besides the card of your turn.',
  'lesson.act-with-drawn': `Use the card just drawn now, in any of the ${TEXT_NUMBERS.actions} ways.`,
  'lesson.choose-canal': `Canals are built outwards from the guard house. A token on the ${ordinal('en', TEXT_NUMBERS.awardSpace)} space scores at the end. The ${ordinal('en', TEXT_NUMBERS.canalSpaces)} wins a statue, once per canal and as long as any are left; the earlier, the better the statue.`,
  'lesson.return-threat': `Every threat marker you remove scores a point. Start with a colour of which you have ${TEXT_NUMBERS.brink}: a ${ordinal('en', TEXT_NUMBERS.circle)} triggers the penalty.`,
  'lesson.return-colour': 'You remove all markers of one colour, and each scores a point.',
  'lesson.swap-worker': 'Swap workers for colours you need: for the houses you want to build, and for people you activate with a worker.',
  'lesson.choose-worker': 'Take a colour of which you hold cards: a house costs one worker of its colour.',
  'lesson.give-worker': 'You must give workers away. Give the colour you need least.',
  'lesson.lose-canal': `One canal loses its outermost token. Choose a canal where that does not cost you the ${ordinal('en', TEXT_NUMBERS.awardSpace)} space.`,
  'lesson.lend-to': 'Give the guilder to the player who can do least with it.',
  'lesson.discard-card': 'You must discard. A card is worth what you would do with it: keep the colours you need.',
  'lesson.repeat-arrow': 'One of your people lets you use this effect a second time. Do so, unless it would harm you.',
} as const;
