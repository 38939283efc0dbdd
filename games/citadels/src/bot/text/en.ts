import { TOLD } from '../../data/told.ts';
import { en as words } from '../../text/en.ts';
import { powerFeatures } from './power-features.ts';

/** What a move can gain somebody, by the feature that tells: "It gains you …"; of dangers: "It spares you …". What no player would call a reason has no words. */
export const en = {
  'feature.city-size': 'a larger city',
  'feature.city-points': 'points in your city',
  'feature.colours': 'another colour in your city',
  'feature.all-colours': `the ${TOLD.colours}-colour bonus`,
  'feature.completed': 'a completed city',
  'feature.first-to-finish': 'the bonus for the first completed city',
  'feature.one-missing': 'a city one district from completion',
  'feature.two-missing': 'a city two districts from completion',
  'feature.gold': 'gold',
  'feature.some-gold': 'gold when you have hardly any',
  'feature.hand': 'more cards in hand',
  'feature.some-hand': 'something to build',
  'feature.hand-points': 'more points in hand',
  'feature.affordable': 'a district you can afford at once',
  'feature.soon-affordable': 'a district you can afford soon',
  'feature.new-colour': 'a new colour in hand',
  'feature.crown': 'the crown',
  'feature.income-to-come': 'more colour income',
  'feature.robber-prospect': 'more to steal',
  'feature.magic-prospect': 'a fuller hand to swap for',
  'feature.architect-prospect': 'several districts in one turn',
  'feature.murdered': 'a turn lost to the Assassin',
  'feature.robbed': 'gold lost to the Thief',
  'feature.loot': 'stolen gold',
  'feature.protected': 'the protection of the Bishop',
  'feature.exposed': 'a cheap district that the Warlord could destroy',
  ...powerFeatures(words),
  'feature.looked': 'a better choice of cards',
  'feature.last-chance': 'one more turn before the end',
  'feature.lead': 'a better score against your best rival',
  'feature.rival-near': 'a rival who is close to completing a city',
} as const;
