import { Crest } from '@belfry/board-kit';
import type { Acquaintance, Table } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lookAtMyTables, useMyTables } from '../../api/my-tables.ts';
import { peopleApi } from '../../api/people.ts';
import { to } from '../../base/address.ts';
import type { LobbySay } from './text/index.ts';
import './invite-people.css';

/** How many recent players are listed; the others get the link. */
const SHOWN = 8;

interface AskProps {
  readonly say: LobbySay;
  readonly table: Table;
  act(work: Promise<unknown>): void;
}

/** Lists people the viewer has played with, to invite them to this table. */
export function InvitePeople({ say, table, act }: AskProps) {
  const [people, setPeople] = useState<readonly Acquaintance[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  useEffect(() => {
    peopleApi.all().then(setPeople, () => {});
    peopleApi.invited(table.id).then(setAsked, () => {});
  }, [table.id]);
  const here = new Set(table.seats.map(({ person }) => person?.id));
  const known = people.filter(({ person, blocked }) => !blocked && !here.has(person.id)).slice(0, SHOWN);
  if (known.length === 0) return null;
  const invite = async (id: string) => {
    await peopleApi.invite(table.id, id);
    setAsked((before) => [...before, id]);
  };
  return (
    <div className="ask-people">
      <h3>{say('lobby.people')}</h3>
      <ul>
        {known.map(({ person: { id, name, crest } }) => (
          <li key={id}>
            <Crest crest={crest} colour={0} size="s" />
            <span className="ask-name">{name}</span>
            {asked.includes(id) ? (
              <span className="quiet" data-asked={id}>
                {say('lobby.asked')}
              </span>
            ) : (
              <button
                type="button"
                className="button"
                onClick={() => act(invite(id))}
                aria-label={`${say('lobby.ask')}: ${name}`}
                data-ask={id}
              >
                {say('lobby.ask')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows who invited us to this table, with a button to decline. */
export function AskedHere({ say, table }: { say: LobbySay; table: string }) {
  const [, navigate] = useLocation();
  const by = useMyTables(({ tables }) => tables?.find(({ id }) => id === table)?.invitedBy ?? null);
  useEffect(() => void lookAtMyTables(), []);
  if (by === null) return null;
  const decline = () =>
    void peopleApi.decline(table).then(
      () => navigate(to.home()),
      () => {},
    );
  return (
    <p className="asked-here" role="status">
      {say('lobby.asks-you', { name: by })}
      <button type="button" className="button button-quiet" onClick={decline} data-decline>
        {say('lobby.decline')}
      </button>
    </p>
  );
}
