import type { GameCard } from '@belfry/board-kit';

/** The cards of all games on the home page, in order. */
export const gameCards: readonly GameCard[] = Object.values(
  import.meta.glob<GameCard>('../*/board/game-card.tsx', { import: 'gameCard', eager: true }),
).sort((a, b) => a.place - b.place);

export function findGameCard(game: string): GameCard | undefined {
  return gameCards.find((card) => card.game === game);
}
