import type { Table } from '@belfry/protocol';
import { type FormEvent, useId, useState } from 'react';
import type { ServerSession } from '../../match/server/server-session.ts';
import type { Snapshot } from '../../match/session.ts';
import type { TableAction } from '../../table/context/table-action.ts';
import type { ServerTableSay } from './text/index.ts';

/** What every way to settle something at the table needs. */
export interface ActionsProps {
  readonly say: ServerTableSay;
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly session: ServerSession;
  act(work: Promise<void>): void;
}

/** Returns the ways for a player to leave a match: hand over to a bot, concede, and the votes. */
export function waysOut({ say, table, snapshot, session, act }: ActionsProps): TableAction[] {
  const { seats, settings, proposal, adjournedUntil } = table;
  const others = seats.filter(({ seat, person, expelled }) => person !== null && seat !== snapshot.viewer && !expelled);
  const leave: TableAction = {
    label: say('table.resign'),
    sure: say('table.resign.sure'),
    act: () => act(session.resign('apprentice')),
  };
  if (settings.hotseat) return [leave];
  const concede: TableAction = { label: say('table.concede'), sure: say('table.concede.sure'), act: () => act(session.concede()) };
  const votes: TableAction[] = [
    {
      label: say('propose.end'),
      sure: say(others.length === 0 ? 'propose.end.alone' : 'propose.end.sure'),
      act: () => act(session.propose({ kind: 'end' })),
    },
    ...(adjournedUntil === null
      ? [{ label: say('propose.adjourn'), sure: say('propose.adjourn.sure'), act: () => {}, form: adjournForm }]
      : []),
    ...(others.length >= 2 ? [{ label: say('propose.expel'), sure: say('propose.expel.sure'), act: () => {}, form: expelForm }] : []),
  ];
  return [leave, ...(seats.length === 2 ? [concede] : []), ...(proposal === null || proposal.declined !== undefined ? votes : [])];

  function adjournForm(done: () => void) {
    return (
      <AdjournForm
        say={say}
        send={(until) => {
          act(session.propose({ kind: 'adjourn', until }));
          done();
        }}
      />
    );
  }

  function expelForm(done: () => void) {
    const people = others.map(({ seat }) => ({ seat, name: snapshot.seats[seat]?.name ?? '' }));
    return (
      <ExpelForm
        say={say}
        people={people}
        send={(target, reason) => {
          act(session.propose({ kind: 'expel', target, reason }));
          done();
        }}
      />
    );
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_DAYS = 60;

/** Returns a moment as the value of a `datetime-local` field. */
function localTime(moment: number): string {
  const zone = new Date(moment).getTimezoneOffset() * MINUTE;
  return new Date(moment - zone).toISOString().slice(0, 16);
}

function AdjournForm({ say, send }: { say: ServerTableSay; send(until: number): void }) {
  const [until, setUntil] = useState(() => localTime(Date.now() + DAY));
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(new Date(until).getTime());
  };
  return (
    <form className="way-form" onSubmit={submit} data-adjourn>
      <label htmlFor={field}>{say('propose.adjourn.until')}</label>
      <input
        id={field}
        className="field"
        type="datetime-local"
        required
        value={until}
        min={localTime(Date.now() + 15 * MINUTE)}
        max={localTime(Date.now() + MOST_DAYS * DAY)}
        onChange={({ target }) => setUntil(target.value)}
      />
      <button type="submit" className="button button-gilt" data-sure>
        {say('propose.send')}
      </button>
    </form>
  );
}

interface ExpelFormProps {
  readonly say: ServerTableSay;
  readonly people: readonly { readonly seat: number; readonly name: string }[];
  send(target: number, reason: string): void;
}

function ExpelForm({ say, people, send }: ExpelFormProps) {
  const [target, setTarget] = useState(people[0]?.seat ?? 0);
  const [reason, setReason] = useState('');
  const field = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(target, reason.trim());
  };
  return (
    <form className="way-form" onSubmit={submit} data-expel>
      <fieldset className="setting">
        <legend>{say('propose.expel.whom')}</legend>
        {people.map(({ seat, name }) => (
          <label key={seat} className="setting-check">
            <input type="radio" name="target" checked={seat === target} onChange={() => setTarget(seat)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={field}>{say('propose.expel.reason')}</label>
      <input
        id={field}
        className="field"
        required
        maxLength={200}
        pattern=".*\S.*"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="submit" className="button button-gilt" data-sure>
        {say('propose.send')}
      </button>
    </form>
  );
}
