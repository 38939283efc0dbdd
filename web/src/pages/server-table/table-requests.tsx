import type { Table } from '@belfry/protocol';
import { useSettings } from '../../base/settings.ts';
import { OpenProposal, type OpenProposalProps } from './open-proposal.tsx';
import { Request, RequestButton } from './request.tsx';
import { useUntil } from './use-until.ts';

export interface TableRequestsProps extends OpenProposalProps {
  /** The consequence of a timeout when the viewer is almost out of time, else null. */
  readonly urgent: string | null;
  describe(to: number): { readonly count: number; readonly move: string };
}

/**
 * Shows what people settle besides the game: votes, an abandoned seat, the viewer's own seat when a bot has taken it, and why the match has
 * stopped.
 */
export function TableRequests(props: TableRequestsProps) {
  const { say, table, me, snapshot, session, urgent, act } = props;
  if (table.status !== 'playing') return null;
  const plays = typeof snapshot.viewer === 'number';
  const own = table.seats.filter(({ person }) => person?.id === me.id);
  return (
    <div className="requests">
      <UndoVote {...props} />
      <OpenProposal {...props} />
      {plays && urgent !== null && <Request label={urgent} quiet />}
      {plays && <LateSeat {...props} />}
      <StandStill {...props} />
      {own.some(({ bot, expelled }) => bot !== null && !expelled) && (
        <Request label={say('table.replaced')} quiet>
          <RequestButton gilt words={say('table.come-back')} act={() => act(session.comeBack())} name="come-back" />
        </Request>
      )}
      {own.some(({ expelled }) => expelled) && <Request label={say('table.expelled')} quiet />}
    </div>
  );
}

/** Another player asks to undo moves that others have seen. */
function UndoVote({ say, table, snapshot, session, describe, act }: TableRequestsProps) {
  const { viewer } = snapshot;
  const nameAt = (seat: number) => snapshot.seats[seat]?.name ?? '';
  const until = table.vote?.until;
  const isOpen = useUntil(until == null ? null : session.toDevice(until));
  const { vote } = table;
  if (vote === null || !isOpen || typeof viewer !== 'number') return null;
  const said = { name: nameAt(vote.seat), ...describe(vote.to) };
  if (vote.refused !== undefined) return <Request label={say('vote.refused', { name: nameAt(vote.refused), count: said.count })} quiet />;
  if (vote.missing.includes(viewer))
    return (
      <Request label={say('vote.title', said)}>
        <RequestButton gilt words={say('vote.yes')} act={() => act(session.vote(vote, true))} name="agree" />
        <RequestButton words={say('vote.no')} act={() => act(session.vote(vote, false))} name="disagree" />
      </Request>
    );
  if (vote.seat !== viewer) return null;
  return (
    <Request label={say('vote.waits', { names: vote.missing.map(nameAt) })} quiet>
      <RequestButton words={say('vote.withdraw')} act={() => act(session.vote(vote, false))} name="withdraw" />
    </Request>
  );
}

/** Another player is out of time or long gone: a bot can take over, at once if they are not connected, else if most of the others agree. */
function LateSeat({ say, table, me, snapshot, session, act }: TableRequestsProps) {
  const isOther = ({ person }: Table['seats'][number]) => person !== null && person.id !== me.id;
  const nameAt = (seat: number) => snapshot.seats[seat]?.name ?? '';
  const gone = table.seats.find((seat) => seat.expired && isOther(seat));
  if (gone !== undefined)
    return (
      <Request label={say('table.gone', { name: nameAt(gone.seat) })} quiet>
        <RequestButton gilt words={say('table.call-bot')} act={() => act(session.callBot(gone.seat, 'apprentice'))} name="call-bot" />
      </Request>
    );
  const late = table.seats.find((seat) => seat.overdue && isOther(seat));
  if (late === undefined || table.proposal !== null) return null;
  const isAlone = table.seats.filter(({ person, bot }) => person !== null && bot === null).length === 2;
  return (
    <Request label={say('table.overdue', { name: nameAt(late.seat) })} quiet>
      <RequestButton
        gilt
        words={say(isAlone ? 'table.call-bot' : 'table.vote-bot')}
        act={() => act(session.propose({ kind: 'replace', target: late.seat }))}
        name="vote-bot"
      />
    </Request>
  );
}

/** Why the match has stopped: it is adjourned, or no player is left. */
function StandStill({ say, table: { adjournedUntil, paused, proposal }, snapshot, session, act }: TableRequestsProps) {
  const language = useSettings((settings) => settings.language);
  if (adjournedUntil !== null) {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(session.toDevice(adjournedUntil));
    return (
      <Request label={say('table.adjourned', { day })} quiet>
        {typeof snapshot.viewer === 'number' && proposal === null && (
          <RequestButton words={say('table.resume')} act={() => act(session.propose({ kind: 'resume' }))} name="resume" />
        )}
      </Request>
    );
  }
  return paused ? <Request label={say('table.paused')} quiet /> : null;
}
