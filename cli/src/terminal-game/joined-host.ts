import { randomUUID } from 'node:crypto';
import type { Player, Request, Visitor } from '@belfry/client';
import { type Language, readLog, type Seat, seatLetter } from '@belfry/kernel';
import { ANY_KIND, Refused } from '@belfry/live';
import type { Table, TableNote } from '@belfry/protocol';
import { terminalVoice } from '../text/index.ts';
import type { Host } from './host.ts';
import { newTableNews } from './table-news.ts';
import { tellLine, type WaitingRoom } from './waiting-room.ts';

/** The player's connection to a seat at a server's table. */
export interface Joined extends Pick<WaitingRoom, 'player' | 'visitor' | 'identity' | 'levelName' | 'heard'> {
  readonly me: Seat;
  readonly language: Language;
  /** The last entry that the player has already seen. */
  readonly told: number;
}

/** Returns the host for a match on a server; people and bots may have the other seats. */
export function hostAt({ player, visitor, me, identity, language, levelName, told: first, heard }: Joined): Host {
  const table = (): Table => {
    if (player.table === null) throw new Error('the table has not been seen yet');
    return player.table;
  };
  const text = terminalVoice(language, (seat) => `${table().seats[seat]?.name ?? '?'} (${seatLetter(seat)})`);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const about = () => ({ id: randomUUID(), table: player.options.table, seat: me });
  const others = () => table().seats.filter(({ seat }) => seat !== me);
  const hasOtherPeople = () => others().some(({ person, bot }) => person !== null && bot === null);
  let told = first;
  let read = player.chat.length;
  let known = '';
  const newsOfTable = newTableNews({ text, when: (instant) => dates.format(instant), levelName }, me, table());
  const state = () => stateOf(table(), player.chat.length);
  const hasNews = () => player.lastSeq > told || state() !== known;

  /** Waits until all entries up to that one have arrived. */
  async function caughtUp(seq: number): Promise<void> {
    while (player.lastSeq < seq) await heard();
  }
  return {
    position() {
      if (player.position === null) throw new Error('the match has not begun');
      return player.position;
    },
    seats: () => table().seats.map(({ name, bot }) => ({ name: name ?? '?', ...(bot === null ? {} : { bot }) })),
    hasOtherPeople,
    mayAdvise: () => !hasOtherPeople() || table().settings.advice,
    outcome: () => table().outcome,
    isOver: () => table().status === 'finished',
    ending: () => table().ending,
    keyHash: () => table().keyHash,
    key: () => table().key,
    news() {
      const steps = [...player.steps.values()].filter(({ seq }) => seq > told && seq <= player.lastSeq).sort((a, b) => a.seq - b.seq);
      told = player.lastSeq;
      return steps;
    },
    notices(describe) {
      if (state() === known) return [];
      known = state();
      const lines = player.chat.slice(read).filter(({ person }) => person.id !== identity);
      read = player.chat.length;
      return [...lines.map((line) => tellLine({ text }, line)), ...newsOfTable(table(), describe)];
    },
    async change() {
      while (!hasNews()) await heard();
    },
    async play(move) {
      await caughtUp(await player.request({ type: 'move', ...about(), seq: player.lastSeq, move }));
    },
    async undo(to) {
      await caughtUp(await player.request({ type: 'undo', ...about(), seq: player.lastSeq, to }));
    },
    whyNoUndo: () => 'barrierAsk',
    async log() {
      if (table().status !== 'finished') return null;
      return readLog((await visitor.ask('GET', `/api/tables/${player.options.table}/export`)).text);
    },
    vote: (agree) => answerQuestion(player, me, agree),
    async comeBack() {
      await player.request({ type: 'return', ...about() });
    },
    async chat(words) {
      const { seat: _seat, ...request } = about();
      await player.request({ type: 'chat', ...request, text: words });
    },
    ...privateNotes(visitor, player.options.table, me),
    again: async () => (await visitor.post<Table>(`/api/tables/${player.options.table}/rematch`, {})).id,
  };
}

/** Answers the vote or proposal that waits for the player; returns null if none does. */
function answerQuestion(player: Player, me: Seat, agree: boolean): Promise<void> | null {
  const { vote, proposal } = player.table ?? {};
  const about = { id: randomUUID(), table: player.options.table, seat: me };
  const ask = (request: Request) => player.request(request).then(() => undefined);
  if (vote?.missing.includes(me)) return ask({ type: 'vote', ...about, seq: player.lastSeq, asker: vote.seat, to: vote.to, agree });
  if (proposal?.missing.includes(me)) {
    const asked = { by: proposal.by, kind: proposal.proposal.kind, proposal: proposal.proposal };
    return ask({ type: 'answer', ...about, ...asked, agree });
  }
  return null;
}

/** What only the player sees: a note at the table, and a move planned in advance. */
function privateNotes(visitor: Visitor, table: string, seat: Seat): Pick<Host, 'note' | 'plan'> {
  return {
    async note(words) {
      const path = `/api/tables/${table}/note`;
      if (words !== null) await done(visitor.ask('PUT', path, { text: words }));
      return (await visitor.get<TableNote>(path)).text;
    },
    async plan(move) {
      const answers = move === null ? [] : [{ kind: ANY_KIND, move, once: true }];
      await done(visitor.ask('PUT', `/api/tables/${table}/standing`, { seat, answers }));
    },
  };
}

/** Throws the server's refusal of a request. */
async function done(asked: ReturnType<Visitor['ask']>): Promise<void> {
  const { status, text } = await asked;
  if (status >= 300) throw new Refused(JSON.parse(text));
}

/** Returns a fingerprint of the news besides steps. */
function stateOf({ status, vote, proposal, seatEvents, rematch, seats }: Table, chatLines: number): string {
  return JSON.stringify([status, vote, proposal, seatEvents.length, rematch, chatLines, seats.map(({ bot }) => bot)]);
}
