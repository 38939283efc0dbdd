import type { Seat } from '@belfry/kernel';
import type { OpenProposal, SeatEvent, Table } from '@belfry/protocol';
import type { TerminalSay } from '../text/index.ts';

/** A terminal's texts, and its formats for dates and levels. */
export interface Speech {
  readonly text: TerminalSay;
  when(instant: number): string;
  levelName(level: string): string;
}

/** Returns a function that describes a table's news besides its match: requests, seat changes, a rematch. It reports each only once. */
export function newTableNews(speech: Speech, me: Seat, seen: Table): (table: Table, describe: (to: number) => string) => readonly string[] {
  const { text } = speech;
  const told = new Set(seen.seatEvents.map((event) => JSON.stringify(event)));
  const once = (what: unknown, say: () => readonly string[]): readonly string[] => {
    const name = JSON.stringify(what);
    if (told.has(name)) return [];
    told.add(name);
    return say();
  };
  return ({ seatEvents, vote, proposal, rematch }, describe) => [
    ...seatEvents.flatMap((event) => once(event, () => tellSeatEvent(speech, me, event))),
    ...(vote?.missing.includes(me)
      ? once(['vote', vote.seat, vote.to, vote.until], () => [text('voteAsked', { who: { seat: vote.seat }, what: describe(vote.to) })])
      : []),
    ...(vote?.refused !== undefined && vote.seat === me
      ? once(['refused', vote], () => [text('voteRefused', { who: { seat: vote.refused ?? me } })])
      : []),
    ...(proposal === null ? [] : newsOfProposal(speech, me, proposal, once)),
    ...(rematch === null ? [] : once(['rematch', rematch], () => [text('rematchLaid')])),
  ];
}

function newsOfProposal(
  speech: Speech,
  me: Seat,
  open: OpenProposal,
  once: (what: unknown, say: () => readonly string[]) => readonly string[],
): readonly string[] {
  const { text } = speech;
  const { by, proposal, until, missing, declined } = open;
  const asked = missing.includes(me) ? [text('proposalAsked')] : [];
  return [
    ...(by === me ? [] : once(['proposal', by, proposal, until], () => [tellProposal(speech, open), ...asked])),
    ...(declined === undefined || declined === me
      ? []
      : once(['declined', by, proposal, until], () => [text('voteRefused', { who: { seat: declined } })])),
  ];
}

/** Describes a change of a seat, or of the whole match. */
function tellSeatEvent({ text, when, levelName }: Speech, me: Seat, event: SeatEvent): readonly string[] {
  const { kind, seat, bot, reason = '', until = 0 } = event;
  if (kind === 'resumed') return [text('event.resumed')];
  if (kind === 'adjourned') return [text('event.adjourned', { when: when(until) })];
  const who = seat === null ? '?' : { seat };
  if (kind === 'expelled') return [text('event.expelled', { who, reason })];
  if (kind === 'time-up' || kind === 'returned') return [text(`event.${kind}`, { who })];
  const back = seat === me ? [text('event.yours')] : [];
  return [text(`event.${kind}`, { who, bot: levelName(bot ?? '') }), ...back];
}

function tellProposal({ text, when }: Speech, { by, proposal }: OpenProposal): string {
  const who = { seat: by };
  switch (proposal.kind) {
    case 'end':
    case 'resume':
      return text(`proposal.${proposal.kind}`, { who });
    case 'adjourn':
      return text('proposal.adjourn', { who, when: when(proposal.until) });
    case 'replace':
      return text('proposal.replace', { who, target: { seat: proposal.target } });
    case 'expel':
      return text('proposal.expel', { who, target: { seat: proposal.target }, reason: proposal.reason });
  }
}
