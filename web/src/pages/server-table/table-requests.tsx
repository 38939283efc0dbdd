import type { Me, Table } from '@belfry/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { type Clock, momentWhenLeft } from '../../match/clock.ts';
import type { ServerSession } from '../../match/server/server-session.ts';
import type { Snapshot } from '../../match/session.ts';
import type { ServerTableSay } from './text/index.ts';

interface TableRequestsProps {
  readonly say: ServerTableSay;
  readonly table: Table;
  readonly me: Me;
  readonly snapshot: Snapshot;
  readonly session: ServerSession;
  describe(to: number): { readonly count: number; readonly move: string };
  act(work: Promise<void>): void;
}

/** Shows what people at a table settle besides the game: undo requests, an abandoned seat, the viewer's own seat that a bot has taken. */
export function TableRequests({ say, table, me, snapshot, session, describe, act }: TableRequestsProps) {
  const { viewer } = snapshot;
  const nameAt = (seat: number) => snapshot.seats[seat]?.name ?? '';
  const until = table.vote?.until;
  const vote = useUntil(until == null ? null : session.toDevice(until)) ? table.vote : null;
  const plays = table.status === 'playing' && typeof viewer === 'number';
  const replaced = table.status === 'playing' && table.seats.some(({ person, bot }) => person?.id === me.id && bot !== null);
  const gone = plays ? table.seats.find(({ expired, person }) => expired && person?.id !== me.id) : undefined;
  const asked = vote !== null && plays && vote.missing.includes(viewer);
  const asks = vote !== null && vote.seat === viewer;
  const said = vote === null ? { name: '', count: 0, move: '' } : { name: nameAt(vote.seat), ...describe(vote.to) };
  return (
    <div className="requests">
      {vote !== null && asked && (
        <Request label={say('vote.title', said)}>
          <Button gilt words={say('vote.yes')} act={() => act(session.vote(vote, true))} name="agree" />
          <Button words={say('vote.no')} act={() => act(session.vote(vote, false))} name="disagree" />
        </Request>
      )}
      {vote !== null && asks && vote.refused === undefined && (
        <Request label={say('vote.waits', { names: vote.missing.map(nameAt) })} quiet>
          <Button words={say('vote.withdraw')} act={() => act(session.vote(vote, false))} name="withdraw" />
        </Request>
      )}
      {vote?.refused !== undefined && plays && (
        <Request label={say('vote.refused', { name: nameAt(vote.refused), count: said.count })} quiet />
      )}
      {plays && <OwnTime say={say} table={table} clock={snapshot.clocks.find(({ seat }) => seat === viewer)} />}
      {gone !== undefined && (
        <Request label={say('table.gone', { name: nameAt(gone.seat) })} quiet>
          <Button gilt words={say('table.call-bot')} act={() => act(session.callBot(gone.seat, 'apprentice'))} name="call-bot" />
        </Request>
      )}
      {replaced && (
        <Request label={say('table.replaced')} quiet>
          <Button gilt words={say('table.come-back')} act={() => act(session.comeBack())} name="come-back" />
        </Request>
      )}
    </div>
  );
}

function Request({ label, quiet = false, children }: { label: string; quiet?: boolean; children?: ReactNode }) {
  return (
    <div className="request" {...(quiet ? { role: 'status' } : { role: 'alertdialog', 'aria-label': label })}>
      <p>{label}</p>
      {children}
    </div>
  );
}

function Button({ words, act, name, gilt = false }: { words: string; act(): void; name: string; gilt?: boolean }) {
  return (
    <button type="button" className={`button ${gilt ? 'button-gilt' : ''}`} onClick={act} data-request={name}>
      {words}
    </button>
  );
}

const LAST_SECONDS = 30_000;
const LAST_HOURS = 3 * 60 * 60 * 1000;

/** Says what will happen before the viewer's time is up. */
function OwnTime({ say, table: { settings }, clock }: { say: ServerTableSay; table: Table; clock: Clock | undefined }) {
  const last = settings.clock.kind === 'days' ? LAST_HOURS : LAST_SECONDS;
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    setShort(false);
    if (clock === undefined || !clock.running) return;
    const wait = momentWhenLeft(clock, last) - Date.now();
    const timer = window.setTimeout(() => setShort(true), Math.min(Math.max(0, wait), 0x7fff_ffff));
    return () => window.clearTimeout(timer);
  }, [clock, last]);
  return isShort ? <Request label={say(`timeout.${settings.timeout}.you`)} quiet /> : null;
}

/** Is it still before that time? */
function useUntil(until: number | null): boolean {
  const [, lookAgain] = useState({});
  useEffect(() => {
    if (until === null) return;
    const timer = window.setTimeout(() => lookAgain({}), Math.min(Math.max(0, until - Date.now()), 0x7fff_ffff));
    return () => window.clearTimeout(timer);
  }, [until]);
  return until === null || Date.now() < until;
}
