import type { BotGame } from '@belfry/bots';
import { findPosition, type Position, type PositionSpec } from './position.ts';

/** Every text with which a game asks for a decision: each decision of section 4 of its rules, and each wording that asks for something else. */
export function questionsOf({ text }: BotGame): string[] {
  return Object.keys(text.en).filter((key) => key.startsWith('decision.'));
}

/** Some decisions come about only with certain options or numbers of players, or when the others have answered. */
const CIRCUMSTANCES: Readonly<Record<string, Partial<Pick<PositionSpec, 'players' | 'options' | 'answered'>>>> = {
  'citadels decision.draft-hide': { players: 2 },
  'fortuna decision.draft-card': { options: { startDeal: 'draft' } },
  'fortuna decision.play-action': { options: { showProtectedCards: 'hidden' } },
  'fortuna decision.extra-cover': { players: 2 },
  'bruges decision.choose-start': { options: { startPlayer: 'chosen' } },
  'nuremberg decision.place-start': { options: { start: 'advanced' } },
  // An offer that all decline is closed by itself.
  'nuremberg decision.trade-settle': { answered: true },
};

/** A match in which the first seat is asked this, at the largest table where nothing else is needed. */
export function findQuestion(game: BotGame, question: string): Position {
  const { players = game.players.max, ...circumstances } = CIRCUMSTANCES[`${game.id} ${question}`] ?? {};
  return findPosition({ game, players, ...circumstances, when: (decision) => game.sayDecision(decision).key === question });
}
