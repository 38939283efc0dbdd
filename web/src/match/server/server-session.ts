import { readLog, type Seat, type Viewer } from '@belfry/kernel';
import type { StandingAnswer } from '@belfry/live';
import {
  type Me,
  type NewStanding,
  type OpenProposal,
  type Proposal,
  refuse,
  type Table,
  type TableNote,
  type UndoVote,
} from '@belfry/protocol';
import { api, ask } from '../../api/api.ts';
import { momentsOf } from '../moments.ts';
import type { CanUndo, MatchRecord, MatchSession, Moment, OwnNote, SharedScreen, TableChat } from '../session.ts';
import type { Request } from './requests.ts';
import { openTableLine } from './table-line.ts';

/** A table on the server, with the lobby's data and the actions that only a server table has. */
export interface ServerSession extends MatchSession, CanUndo, SharedScreen, TableChat, OwnNote, MatchRecord {
  table(): Table | null;
  me(): Me | null;
  /** Converts a moment of the server's clock to this device's clock. */
  toDevice(instant: number): number;
  /** Votes on this undo request, and no other. */
  vote(asked: Pick<UndoVote, 'seat' | 'to'>, agree: boolean): Promise<void>;
  resign(level: string): Promise<void>;
  /** Proposes something to the other players; dates are in this device's time. */
  propose(proposal: Proposal): Promise<void>;
  /** Votes on this proposal, and no other. */
  answer(asked: Pick<OpenProposal, 'by' | 'proposal'>, agree: boolean): Promise<void>;
  /** Concedes a match of two players. */
  concede(): Promise<void>;
  /** Lets a bot play for a seat whose owner has been away for long. */
  callBot(seat: Seat, level: string): Promise<void>;
  comeBack(): Promise<void>;
  /** Sets the answers that the server gives for us until we move ourselves; undo does not remove them. */
  stand(answers: readonly StandingAnswer[]): Promise<void>;
}

export function openServerTable(id: string): ServerSession {
  const listeners = new Set<() => void>();
  const line = openTableLine(id, () => {
    for (const listener of listeners) listener();
  });
  const {
    snapshot,
    requests: { make: request },
  } = line;
  const about = () => ({ id: crypto.randomUUID(), table: id });

  /** Sends a request on behalf of the viewer's own seat. */
  async function own(ask: (seat: Seat, seq: number) => Request): Promise<void> {
    const { viewer, seq } = snapshot();
    if (typeof viewer !== 'number') throw refuse('people-decide');
    await request(ask(viewer, seq));
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    table: () => line.news().table,
    me: line.me,
    toDevice: line.toDevice,
    play: (move, seq) => own((seat) => ({ type: 'move', ...about(), seat, seq, move })),
    undo: (to) => own((seat, seq) => ({ type: 'undo', ...about(), seat, seq, to })),
    vote: (asked, agree) => own((seat, seq) => ({ type: 'vote', ...about(), seat, seq, asker: asked.seat, to: asked.to, agree })),
    resign: (level) => own((seat) => ({ type: 'resign', ...about(), seat, level })),
    propose: (proposal) =>
      own((seat) => ({
        ...{ type: 'propose', ...about(), seat },
        proposal: proposal.kind === 'adjourn' ? { ...proposal, until: line.toServer(proposal.until) } : proposal,
      })),
    answer: ({ by, proposal }, agree) => own((seat) => ({ type: 'answer', ...about(), seat, by, kind: proposal.kind, agree, proposal })),
    concede: () => own((seat) => ({ type: 'concede', ...about(), seat })),
    callBot: (expired, level) => request({ type: 'replace', ...about(), seat: expired, level }),
    async comeBack() {
      const left = line.news().table?.seats.find(({ person, bot }) => person?.id === line.me()?.id && bot !== null);
      if (left !== undefined) await request({ type: 'return', ...about(), seat: left.seat });
    },
    async stand(answers) {
      const { viewer: seat } = snapshot();
      if (typeof seat !== 'number') throw refuse('people-decide');
      await ask(`/tables/${id}/standing`, 'PUT', { seat, answers } satisfies NewStanding);
      line.lookAgain();
    },
    take: async (viewer) => line.lookFrom(typeof viewer === 'number' ? viewer : null),
    sendChat: (text) => request({ type: 'chat', ...about(), text }),
    sendPhrase: (phrase) => request({ type: 'phrase', ...about(), phrase }),
    async sendEmote(emote) {
      const { viewer: seat } = snapshot();
      if (typeof seat !== 'number') throw refuse('people-speak');
      await line.requests.makeOnce({ type: 'emote', ...about(), seat, emote });
    },
    readNote: async () => (await ask<TableNote>(`/tables/${id}/note`)).text,
    writeNote: (text) => ask<void>(`/tables/${id}/note`, 'PUT', { text } satisfies TableNote),
    moments: (viewer) => momentsAt(id, viewer),
    exportLog: async () => readLog(await api.exportText(id)),
    close: line.close,
  };
}

async function momentsAt(id: string, viewer: Viewer): Promise<readonly Moment[]> {
  const { table, frames } = await api.replay(id, String(viewer));
  return momentsOf(frames, table.outcome);
}
