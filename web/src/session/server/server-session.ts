import { type MatchLog, readLog, type Seat, type Viewer } from '@belfry/kernel';
import type { ClientMessage, Me, Position, QuickPhrase, ServerMessage, Step, Table, ChatLine as WireChat } from '@belfry/protocol';
import { Refused } from '../refused.ts';
import { LOADING, type LogEntry, type Moment, type Snapshot, type TableSession } from '../session.ts';
import { api, whoAmI } from './api.ts';
import { type Connection, connect } from './connection.ts';
import { clocksOf, seatsOf } from './table-people.ts';

/** A table on the server: also the table itself, for the lobby, and what only a server table can do. */
export interface ServerSession extends TableSession {
  table(): Table | null;
  me(): Me | null;
  vote(agree: boolean): Promise<void>;
  resign(level: string): Promise<void>;
  /** Lets a bot play for a seat whose owner is long gone. */
  callBot(seat: Seat, level: string): Promise<void>;
  comeBack(): Promise<void>;
}

type Request = Extract<ClientMessage, { id: string }>;

const EMPTY: Snapshot = { ...LOADING, connection: 'reconnecting', chat: [] };

/** Opens a table by its id. Lost connections come back by themselves; requests are sent again until they are answered. */
export function openServerTable(id: string): ServerSession {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, { request: Request; done(): void; fail(error: Error): void }>();
  let current = EMPTY;
  let table: Table | null = null;
  let me: Me | null = null;
  let position: Position | null = null;
  let steps: readonly Step[] = [];
  let chat: readonly WireChat[] = [];
  let now = 0;
  let looking: Seat | null | undefined;
  let connection: Connection | null = null;
  let closed = false;

  const show = (state: Snapshot['connection'], status?: Snapshot['status']) => {
    current = snapshotOf(state, status);
    for (const listener of listeners) listener();
  };

  function snapshotOf(state: Snapshot['connection'], status?: Snapshot['status']): Snapshot {
    if (table === null || me === null) return { ...EMPTY, connection: state, status: status ?? current.status };
    const { settings, outcome } = table;
    const mine = table.seats.filter(({ person, bot }) => person?.id === me?.id && bot === null).map(({ seat }) => seat);
    return {
      status: position === null ? 'loading' : outcome === null ? 'playing' : 'over',
      connection: state,
      game: settings.game,
      options: settings.options,
      seats: seatsOf(table, me),
      viewer: position === null ? 'spectator' : position.viewer === 'open' ? (mine[0] ?? 'spectator') : position.viewer,
      shared: settings.hotseat && mine.length > 1 ? mine : [],
      seq: position?.seq ?? -1,
      view: position?.view ?? LOADING.view,
      moves: position?.legal ?? [],
      undo: position?.undo[0] ?? null,
      log: logOf(steps),
      chat:
        settings.chat === 'off'
          ? null
          : chat.map(({ n, person, text, phrase }) => ({
              id: String(n),
              who: person.name,
              text: text ?? '',
              ...(phrase === null ? {} : { phrase }),
            })),
      clocks: position?.clocks == null ? [] : clocksOf(position.clocks, now),
      outcome,
    };
  }

  function heard(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        if (message.table.id !== id) return;
        ({ table, position, chat, now } = message);
        steps = merge(steps, message.steps, position?.seq ?? 0);
        show('live');
        return;
      case 'steps':
        if (message.table !== id) return;
        if ((message.steps[0]?.seq ?? 0) > (steps.at(-1)?.seq ?? -1) + 1) {
          sync();
          return;
        }
        ({ position, now } = message);
        steps = merge(steps, message.steps, position.seq);
        show('live');
        return;
      case 'table':
        if (message.table.id !== id) return;
        // A table that has just begun or ended has a position we have not seen; a chair just taken gives another view.
        if (table !== null && (table.status !== message.table.status || ownSeats(table) !== ownSeats(message.table))) sync();
        table = message.table;
        show('live');
        return;
      case 'chat':
        if (message.table !== id) return;
        chat = [...chat.filter(({ n }) => n !== message.line.n), message.line];
        show('live');
        return;
      case 'ack':
        waiting.get(message.id)?.done();
        waiting.delete(message.id);
        return;
      case 'refusal':
        fail(message);
        return;
      case 'error':
        if (message.code === 'not-found' || message.code === 'forbidden') show('live', 'missing');
        return;
    }
  }

  function ownSeats({ seats }: Table): string {
    return seats.flatMap(({ seat, person }) => (person?.id === me?.id ? [seat] : [])).join(' ');
  }

  function sync(): void {
    connection?.send({ type: 'sync', table: id, ...(looking === undefined ? {} : { seat: looking }) });
  }

  function request(body: Request): Promise<void> {
    return new Promise((done, fail) => {
      waiting.set(body.id, { request: body, done, fail });
      connection?.send(body);
    });
  }

  function fail({ id: about, code: _, ...told }: Extract<ServerMessage, { type: 'refusal' }>): void {
    waiting.get(about)?.fail(new Refused(told));
    waiting.delete(about);
  }

  /** A request of the player whose table this is. */
  function own(ask: (seat: Seat) => Request): Promise<void> {
    const { viewer } = current;
    return typeof viewer === 'number' ? request(ask(viewer)) : Promise.reject(new Refused({ reason: 'people-decide' }));
  }
  const fresh = () => crypto.randomUUID();

  void whoAmI().then((found) => {
    if (closed) return;
    me = found;
    if (me === null) return show('reconnecting', 'missing');
    connection = connect({
      opened() {
        sync();
        for (const { request: body } of waiting.values()) connection?.send(body);
      },
      lost: () => show('reconnecting'),
      heard,
    });
  });

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    table: () => table,
    me: () => me,
    play: (move, seq) => own((seat) => ({ type: 'move', id: fresh(), table: id, seat, seq, move })),
    undo: (to) => own((seat) => ({ type: 'undo', id: fresh(), table: id, seat, seq: current.seq, to })),
    vote: (agree) => own((seat) => ({ type: 'vote', id: fresh(), table: id, seat, seq: current.seq, agree })),
    resign: (level) => own((seat) => ({ type: 'resign', id: fresh(), table: id, seat, level })),
    callBot: (expired, level) => request({ type: 'replace', id: fresh(), table: id, seat: expired, level }),
    async comeBack() {
      const left = table?.seats.find(({ person, bot }) => person?.id === me?.id && bot !== null);
      if (left !== undefined) await request({ type: 'return', id: fresh(), table: id, seat: left.seat });
    },
    async take(viewer) {
      looking = typeof viewer === 'number' ? viewer : null;
      steps = [];
      sync();
    },
    say: (text) => request({ type: 'chat', id: fresh(), table: id, text }),
    sayPhrase: (phrase) => request({ type: 'phrase', id: fresh(), table: id, phrase: phrase as QuickPhrase }),
    moments: (viewer) => momentsOf(id, viewer),
    exportLog: async (): Promise<MatchLog> => readLog(await api.exportText(id)),
    pace: () => {},
    close() {
      closed = true;
      connection?.close();
    },
  };
}

/** The entries that still count, and the ways back that were taken. */
function logOf(steps: readonly Step[]): LogEntry[] {
  let log: LogEntry[] = [];
  for (const { seq, seat, events, undo } of steps) {
    if (undo !== undefined) log = log.filter((entry) => entry.seq <= undo);
    log.push({ seq, seat: seq === 0 ? null : seat, events, ...(undo === undefined ? {} : { undo }) });
  }
  return log;
}

function merge(known: readonly Step[], more: readonly Step[], last: number): Step[] {
  const bySeq = new Map([...known, ...more].map((step) => [step.seq, step]));
  return [...bySeq.values()].filter(({ seq }) => seq <= last).sort((a, b) => a.seq - b.seq);
}

async function momentsOf(id: string, viewer: Viewer): Promise<readonly Moment[]> {
  const { table, frames } = await api.replay(id, String(viewer));
  let moments: Moment[] = [];
  frames.forEach(({ step, view }, at) => {
    const { undo } = step;
    if (undo !== undefined) moments = moments.filter(({ seq }) => seq <= undo);
    else moments.push({ seq: step.seq, round: view.round, view, outcome: at === frames.length - 1 ? table.outcome : null });
  });
  return moments;
}
