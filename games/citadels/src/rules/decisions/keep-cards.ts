import type { District } from '../../data/districts.ts';
import { KEEP_ONE, type Move } from '../moves.ts';
import { keepCards } from '../resource.ts';
import type { DecisionModule } from './module.ts';

// CIT-6.2, 6.6 Which of the looked-at cards to keep. CIT-23.4 Asked even when the cards are alike.
export const keepCardsDecision: DecisionModule<'keep-cards'> = {
  kind: 'keep-cards',
  options: (_, { looked, keep }) => (keep === 1 ? oneOf(looked) : allButOneOf(looked)),
  choose(state, { seat, looked }, move, dealer) {
    if (move.do === 'keep') keepCards(state, seat, looked, move.districts, dealer);
  },
};

function oneOf(looked: readonly District[]): Move[] {
  return kindsOf(looked).map((district) => KEEP_ONE[district]);
}

// With more to look at and more to keep, the player keeps two of three: the choice is which one to leave.
function allButOneOf(looked: readonly District[]): Move[] {
  return kindsOf(looked).map((left) => {
    const districts = looked.slice().sort((a, b) => a - b);
    districts.splice(districts.indexOf(left), 1);
    return { do: 'keep', districts };
  });
}

function kindsOf(looked: readonly District[]): District[] {
  return looked.filter((district, at) => looked.indexOf(district) === at);
}
