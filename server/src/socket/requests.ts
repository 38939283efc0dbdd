import { speak } from '../play/chatting.ts';
import type { Hall } from '../play/hall.ts';
import { playMove } from '../play/moves.ts';
import { replaceAbsent, resign, takeSeatBack } from '../play/seats-in-play.ts';
import { askUndo, castVote } from '../play/undoing.ts';
import type { ClientMessage, IdentityId } from '../protocol/index.ts';

type Request = Exclude<ClientMessage, { type: 'ping' | 'sync' | 'leave' }>;

/** Does what a message asks for and gives the number for its acknowledgement; throws Refused when it may not be. */
export async function carryOut(hall: Hall, person: IdentityId, request: Request): Promise<number> {
  switch (request.type) {
    case 'move':
      return playMove(hall, { ...request, mover: { person } });
    case 'undo':
      return askUndo(hall, { ...request, person });
    case 'vote':
      return castVote(hall, { ...request, person });
    case 'chat':
      await speak(hall, { ...request, person, phrase: null });
      return 0;
    case 'phrase':
      await speak(hall, { ...request, person, text: null });
      return 0;
    case 'resign':
      return resign(hall, { ...request, person });
    case 'return':
      return takeSeatBack(hall, { ...request, person });
    case 'replace':
      return replaceAbsent(hall, { ...request, person });
  }
}
