import type { GameGuide } from '@belfry/board-kit';

/** The guides of the games, each loaded when somebody opens it. */
const GUIDES = import.meta.glob<GameGuide>('../*/board/guide.tsx', { import: 'guide' });

/** The guide of a game, or null when it has none. */
export async function loadGuide(id: string): Promise<GameGuide | null> {
  return (await GUIDES[`../${id}/board/guide.tsx`]?.()) ?? null;
}
