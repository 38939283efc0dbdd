import type { Table } from '@belfry/protocol';
import { api } from '../../api/api.ts';
import { Bell, Bot } from '../../icons/index.ts';
import { USUAL_BOT } from './seat-card.tsx';
import type { LobbySay } from './text/index.ts';

interface ControlsProps {
  readonly say: LobbySay;
  readonly table: Table;
  act(work: Promise<unknown>): void;
}

/** Lets the host start once every seat is taken and everyone is ready; until then it says what is missing. */
export function HostControls({ say, table, act }: ControlsProps) {
  const free = table.seats.filter(({ person, bot }) => person === null && bot === null);
  const waiting = table.seats.flatMap(({ name, person, ready }) =>
    person === null || person.id === table.host || ready ? [] : [name ?? person.name],
  );
  const fillWithBots = async () => {
    for (const { seat } of free) await api.seatBot(table.id, seat, USUAL_BOT);
  };
  const missing = () => {
    if (free.length > 0) return say('lobby.seats-free', { count: free.length });
    return waiting.length > 0 ? say('lobby.waiting-for', { names: waiting }) : '';
  };
  return (
    <div className="lobby-begin">
      <button
        type="button"
        className="button button-gilt"
        disabled={free.length > 0 || waiting.length > 0}
        onClick={() => act(api.start(table.id))}
        data-begin
      >
        <Bell />
        {say('lobby.start')}
      </button>
      {free.length > 1 && (
        <button type="button" className="button" onClick={() => act(fillWithBots())} data-fill>
          <Bot />
          {say('lobby.fill')}
        </button>
      )}
      <p className="quiet" role="status">
        {missing()}
      </p>
    </div>
  );
}

/** Lets the other players say that they are ready. */
export function ReadyControls({ say, table, isReady, act }: ControlsProps & { isReady: boolean }) {
  return (
    <>
      <button type="button" className="button button-gilt" onClick={() => act(api.ready(table.id, !isReady))} data-ready={isReady}>
        {say(isReady ? 'lobby.not-ready' : 'lobby.ready')}
      </button>
      <p className="quiet">{say('lobby.wait')}</p>
    </>
  );
}
