import type { BotGame } from '@belfry/bots';
import { findPosition, type Position, type PositionSpec } from './position.ts';

/**
 * Returns every text with which a game asks for a decision: each decision of section 4 of its rules, and each wording for a different
 * question.
 */
export function questionsOf({ text }: BotGame): string[] {
  return Object.keys(text.en).filter((key) => key.startsWith('decision.'));
}

/** Some decisions need certain options or numbers of players, or the answers of the others first. */
const CIRCUMSTANCES: Readonly<Record<string, Partial<Pick<PositionSpec, 'players' | 'options' | 'answered'>>>> = {
  'citadels decision.draft-hide': { players: 2 },
  'fortuna decision.draft-card': { options: { startDeal: 'draft' } },
  'fortuna decision.play-action': { options: { showProtectedCards: 'hidden' } },
  'fortuna decision.extra-cover': { players: 2 },
  'bruges decision.choose-start': { options: { startPlayer: 'chosen' } },
  'nuremberg decision.place-start': { options: { start: 'advanced' } },
  // An offer that everyone declines closes automatically.
  'nuremberg decision.trade-settle': { answered: true },
};

/** Finds a match in which the first seat gets this question, at the largest table unless it needs something else. */
export function findQuestion(game: BotGame, question: string): Position {
  const { players = game.players.max, ...circumstances } = CIRCUMSTANCES[`${game.id} ${question}`] ?? {};
  return findPosition({ game, players, ...circumstances, when: (decision) => game.sayDecision(decision).key === question });
}
