import type { ClientMessage, IdentityId } from '@belfry/protocol';
import { answerProposal, concede, propose } from '../play/agreements.ts';
import { showEmote, speak } from '../play/chat.ts';
import { playMove } from '../play/moves.ts';
import type { PlayPort } from '../play/play-port.ts';
import { replaceAbsent, resign, takeSeatBack } from '../play/seat-changes.ts';
import { askUndo, castVote } from '../play/undo.ts';

type Request = Exclude<ClientMessage, { type: 'ping' | 'sync' | 'leave' }>;

/** Carries out a request and returns the number for its acknowledgement; throws Refused if it is not allowed. */
export async function carryOut(context: PlayPort, person: IdentityId, request: Request): Promise<number> {
  switch (request.type) {
    case 'move':
      return playMove(context, { ...request, mover: { person } });
    case 'undo':
      return askUndo(context, { ...request, person });
    case 'vote':
      return castVote(context, { ...request, person });
    case 'chat':
      await speak(context, { ...request, person, phrase: null });
      return 0;
    case 'phrase':
      await speak(context, { ...request, person, text: null });
      return 0;
    case 'emote':
      await showEmote(context, { ...request, person });
      return 0;
    case 'resign':
      return resign(context, { ...request, person });
    case 'return':
      return takeSeatBack(context, { ...request, person });
    case 'propose':
      return propose(context, { ...request, person });
    case 'answer':
      return answerProposal(context, { ...request, person });
    case 'concede':
      return concede(context, { ...request, person });
    case 'replace':
      return replaceAbsent(context, { ...request, person });
  }
}
