import { HAND_LIMIT } from '../../data/amounts.ts';
import { BUILDS, HELPED_WALL_COST } from '../../data/builds.ts';
import { GOLD } from '../../data/resources.ts';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';

export const en = {
  'lesson.goal': `${TEXT_NUMBERS.target} points win: villages, craft houses, road rights, and a council seat for those who build the wall.`,
  'lesson.place-start': `A village brings a card whenever the number of a hex beside it is drawn; ${TEXT_NUMBERS.often[0]} and ${TEXT_NUMBERS.often[1]} come most often. Choose different resources with good numbers.`,
  'lesson.turn-action':
    'Trade, build and sell in any order, as often as you can pay. A toll station lets you build villages on its road; goods bring gold; walls bring prestige, and prestige a council card.',
  'lesson.trade-answer':
    'Accept what helps you at least as much as the other player; otherwise decline or make a counter-offer. Don’t help a player who is ahead.',
  'lesson.trade-settle':
    'Your offer is open. Trade with a player who accepts, or makes a counter-offer that you like and can pay, or close the offer and keep what you have.',
  'lesson.robber-discard': `With more than ${HAND_LIMIT} cards you discard half. Keep what completes your next building.`,
  'lesson.robber-move':
    'The hex with the robber knight yields nothing. Put him on a good number of the leader, away from your own villages.',
  'lesson.robber-steal': 'Take a random card from one opponent: the one with the most cards, or the leader.',
  'lesson.wall-help': `A wall for ${HELPED_WALL_COST[GOLD]} gold instead of ${BUILDS.wall.cost[GOLD]}, and its prestige at once. Build it if you can spare the brick.`,
  'lesson.council-swap':
    'You have more prestige than several holders of better council cards. Take the card that is worth most, or hurts the leader.',
} as const;
