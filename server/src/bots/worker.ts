// Runs in a worker thread. It imports the games and the bots, and nothing of the server: a view and legal moves come in, a move goes out.
import { answer, type Question } from '@belfry/bots';
import { findGame } from '@belfry/games';

export default function think(question: Question): string {
  return answer(findGame(question.game), question);
}
