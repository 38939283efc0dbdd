import { ASK_RECLAIM } from '../../data/powers.ts';

export const ON_RECLAIM = `lesson.${ASK_RECLAIM}` as const;

export const en = {
  'lesson.goal': 'Build a city: when the first one is full the round is played out, and the dearest city wins.',
  'lesson.draft-choose':
    'You take one character in secret; it gives you a power this round and decides when you play. Take what helps you most, but not what everybody expects: the Assassin and the Thief guess.',
  'lesson.draft-hide': 'A character you lay face down is out of the round. Take away the one that would hurt you most.',
  'lesson.turn-action':
    "First take two gold or a card, then you may build one district from your hand. Your character's power can be used once, at any moment of the turn.",
  'lesson.keep-cards':
    'You drew several cards and keep the best. Cheap ones fill the city quickly, dear ones score; a colour you lack is worth three points when you have all five.',
  [ON_RECLAIM]: 'One of your districts may save the one the Warlord has just destroyed: one gold puts it into your hand.',
} as const;
