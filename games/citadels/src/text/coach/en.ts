import { ASK_RECLAIM } from '../../data/powers.ts';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';

export const ON_RECLAIM = `lesson.${ASK_RECLAIM}` as const;

export const en = {
  'lesson.goal': 'Build a city. When the first city is complete, the round is played out and the most points win.',
  'lesson.draft-choose':
    'You take one character in secret: it gives you an ability this round and decides when you play. Take one that helps you, but not the one everyone expects: the Assassin and the Thief guess.',
  'lesson.draft-hide': 'A character you place face down is out of the round. Remove the one that would hurt you most.',
  'lesson.turn-action': `Take ${TEXT_NUMBERS.gold} gold or draw cards; after that you build at most one district from your hand, as the Architect up to ${TEXT_NUMBERS.architectBuilds}. You may use your character’s ability once, at any moment of the turn.`,
  'lesson.keep-cards': `You drew several cards: keep the best. Cheap districts fill your city quickly, expensive ones score more; all ${TEXT_NUMBERS.colours} colours together are worth ${TEXT_NUMBERS.fiveColours} points.`,
  [ON_RECLAIM]: `One of your districts can save the one the Warlord has just destroyed: pay ${TEXT_NUMBERS.reclaim} gold to take it into your hand.`,
} as const;
