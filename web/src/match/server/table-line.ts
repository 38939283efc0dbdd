import type { Seat } from '@belfry/kernel';
import type { ClientMessage, Me, ServerMessage } from '@belfry/protocol';
import { createStore, type StoreApi } from 'zustand';
import { whoAmI } from '../../api/api.ts';
import { LOADING, type SeatEmote, type Snapshot } from '../session.ts';
import { connectionTo } from './connection.ts';
import { type Requests, startRequests } from './requests.ts';
import { startServerClock } from './server-clock.ts';
import { hear, lastSeq, NO_NEWS, snapshotOf, type TableMessage, type TableNews } from './table-news.ts';

/** The connection to one table on the server. It reconnects automatically, and then asks only for what it missed. */
export interface TableLine {
  me(): Me | null;
  news(): TableNews;
  readonly shown: Pick<StoreApi<Snapshot>, 'getState' | 'subscribe'>;
  /** Converts a moment of the server's clock to this device's clock. */
  toDevice(instant: number): number;
  toServer(moment: number): number;
  readonly requests: Pick<Requests, 'make' | 'makeOnce'>;
  /** Views the table from another seat, or (null) as a spectator. */
  lookFrom(seat: Seat | null): void;
  /** Fetches again everything except the log. */
  lookAgain(): void;
  close(): void;
}

/** How long an emote is shown. */
const EMOTE_MS = 5000;

const EMPTY: Snapshot = { ...LOADING, connection: 'reconnecting', chat: [] };

export function openTableLine(id: string): TableLine {
  const shown = createStore(() => EMPTY);
  let me: Me | null = null;
  let news = NO_NEWS;
  let looking: Seat | null | undefined;
  let closed = false;
  const clock = startServerClock();
  const connection = connectionTo(id, {
    opened() {
      sync('tail');
      requests.sendAgain();
    },
    lost: () => show('reconnecting'),
    heard: listen,
  });
  const requests = startRequests(id, connection.send);

  function show(state: Snapshot['connection'], status = shown.getState().status): void {
    const { table } = news;
    if (table === null || me === null) shown.setState({ ...EMPTY, connection: state, status }, true);
    else shown.setState(snapshotOf({ ...news, table }, me, state, clock.toDevice), true);
  }

  function sync(what: 'tail' | 'everything'): void {
    connection.send(syncMessage(id, looking, what === 'tail' ? lastSeq(news) : -1));
  }

  function listen(message: ServerMessage): void {
    if (message.type === 'pong') {
      clock.answered(message.sent, message.now);
      if (news.table !== null) show(shown.getState().connection);
    } else if ('now' in message) clock.heard(message.now);
    if (message.type === 'ack' || message.type === 'refusal') requests.answered(message);
    else if (message.type === 'error') {
      if (message.table === id && (message.code === 'not-found' || message.code === 'forbidden')) {
        news = NO_NEWS;
        show('live', 'missing');
      } else if (message.code === 'unavailable') show('not-keeping');
    } else if (isAbout(message, id) && me !== null) {
      const heard = hear(news, message, me);
      news = heard.news;
      if (message.type === 'emote') showForAMoment(news.emotes.at(-1));
      if (heard.ask !== 'nothing') sync(heard.ask);
      show('live');
    }
  }

  function showForAMoment(emote: SeatEmote | undefined): void {
    window.setTimeout(() => {
      news = { ...news, emotes: news.emotes.filter((each) => each !== emote) };
      if (!closed) show(shown.getState().connection);
    }, EMOTE_MS);
  }

  void whoAmI().then((found) => {
    if (closed) return;
    me = found;
    if (me === null) show('reconnecting', 'missing');
    else connection.open();
  });

  return {
    me: () => me,
    news: () => news,
    shown,
    toDevice: clock.toDevice,
    toServer: clock.toServer,
    requests,
    lookFrom(seat) {
      looking = seat;
      news = { ...news, log: [] };
      sync('everything');
    },
    lookAgain: () => sync('tail'),
    close() {
      closed = true;
      connection.close();
    },
  };
}

/** Asks for what came after an entry, or (less than 0) for everything. */
function syncMessage(table: string, seat: Seat | null | undefined, last: number): ClientMessage {
  return { type: 'sync', table, ...(seat === undefined ? {} : { seat }), ...(last < 0 ? {} : { lastSeq: last }) };
}

function isAbout(message: ServerMessage, id: string): message is TableMessage {
  switch (message.type) {
    case 'snapshot':
    case 'table':
      return message.table.id === id;
    case 'steps':
    case 'patch':
    case 'watching':
    case 'chat':
    case 'emote':
      return message.table === id;
    default:
      return false;
  }
}
