import type { Me } from '@belfry/protocol';
import { useSettings } from '../../base/settings.ts';
import { Request, RequestButton } from './request.tsx';
import type { ActionsProps } from './table-actions.tsx';
import { useUntil } from './use-until.ts';

export interface OpenProposalProps extends ActionsProps {
  readonly me: Me;
}

/** The players' vote: those asked answer, the proposer waits, and everyone can read the proposal. */
export function OpenProposal({ say, table, me, snapshot, session, act }: OpenProposalProps) {
  const language = useSettings((settings) => settings.language);
  const open = table.proposal;
  const isOpen = useUntil(open === null ? null : session.toDevice(open.until));
  if (open === null || !isOpen) return null;
  const { proposal, by, missing, declined } = open;
  const nameAt = (seat: number) => snapshot.seats[seat]?.name ?? '';
  const day = (instant: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(session.toDevice(instant));
  const target = 'target' in proposal ? nameAt(proposal.target) : '';
  const isTarget = 'target' in proposal && table.seats[proposal.target]?.person?.id === me.id;
  const words = say(isTarget ? `proposal.${proposal.kind === 'expel' ? 'expel' : 'replace'}.you` : `proposal.${proposal.kind}`, {
    ...{ name: nameAt(by), target },
    day: proposal.kind === 'adjourn' ? day(proposal.until) : '',
    reason: proposal.kind === 'expel' ? proposal.reason.replace(/\.$/, '') : '',
  });
  const isOwn = (seat: number) => table.seats[seat]?.person?.id === me.id;
  if (declined !== undefined) return <Request label={say('proposal.declined', { what: words, name: nameAt(declined) })} quiet />;
  if (missing.some(isOwn))
    return (
      <Request label={words}>
        <RequestButton gilt words={say('vote.yes')} act={() => act(session.answer(open, true))} name="agree-proposal" />
        <RequestButton words={say('vote.no')} act={() => act(session.answer(open, false))} name="decline-proposal" />
      </Request>
    );
  return (
    <Request label={missing.length === 0 ? words : `${words} ${say('proposal.waits', { names: missing.map(nameAt) })}`} quiet>
      {isOwn(by) && <RequestButton words={say('vote.withdraw')} act={() => act(session.answer(open, false))} name="withdraw-proposal" />}
    </Request>
  );
}
