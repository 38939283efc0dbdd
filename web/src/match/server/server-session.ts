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
  const line = openTableLine(id);
  const { make } = line.requests;
  const { getState: snapshot, subscribe } = line.shown;
  /** Begins a request. */
  const fresh = () => ({ id: crypto.randomUUID(), table: id });
  /** Begins a request of the viewer's own seat. */
  const own = () => ({ ...fresh(), seat: ownSeat() });

  function ownSeat(): Seat {
    const { viewer } = snapshot();
    if (typeof viewer !== 'number') throw refuse('people-decide');
    return viewer;
  }

  return {
    snapshot,
    subscribe,
    table: () => line.news().table,
    me: line.me,
    toDevice: line.toDevice,
    play: async (move, seq) => make({ type: 'move', ...own(), seq, move }),
    undo: async (to) => make({ type: 'undo', ...own(), seq: snapshot().seq, to }),
    vote: async (asked, agree) => make({ type: 'vote', ...own(), seq: snapshot().seq, asker: asked.seat, to: asked.to, agree }),
    resign: async (level) => make({ type: 'resign', ...own(), level }),
    propose: async (wish) => {
      const proposal = wish.kind === 'adjourn' ? { ...wish, until: line.toServer(wish.until) } : wish;
      await make({ type: 'propose', ...own(), proposal });
    },
    answer: async ({ by, proposal }, agree) => make({ type: 'answer', ...own(), by, kind: proposal.kind, agree, proposal }),
    concede: async () => make({ type: 'concede', ...own() }),
    callBot: (expired, level) => make({ type: 'replace', ...fresh(), seat: expired, level }),
    async comeBack() {
      const left = line.news().table?.seats.find(({ person, bot }) => person?.id === line.me()?.id && bot !== null);
      if (left !== undefined) await make({ type: 'return', ...fresh(), seat: left.seat });
    },
    async stand(answers) {
      await ask(`/tables/${id}/standing`, 'PUT', { seat: ownSeat(), answers } satisfies NewStanding);
      line.lookAgain();
    },
    take: async (viewer) => line.lookFrom(typeof viewer === 'number' ? viewer : null),
    sendChat: (text) => make({ type: 'chat', ...fresh(), text }),
    sendPhrase: (phrase) => make({ type: 'phrase', ...fresh(), phrase }),
    async sendEmote(emote) {
      const { viewer: seat } = snapshot();
      if (typeof seat !== 'number') throw refuse('people-speak');
      await line.requests.makeOnce({ type: 'emote', ...fresh(), seat, emote });
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
