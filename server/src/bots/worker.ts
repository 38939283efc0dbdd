// Runs in a worker thread. It imports the games and the bots, and nothing of the server: a view and legal moves come in, a move goes out.
import { answer, type Question, warmUp } from '@belfry/bots';
import { findGame } from '@belfry/games';

export default function think(question: Question): string {
  return answer(findGame(question.game), question);
}

/** Before the first question of a game: nobody waits for it. */
export function prepare(game: string): void {
  warmUp(findGame(game));
}
